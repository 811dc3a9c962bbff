import { createHash } from "node:crypto";

/** Draws by a seed: the same seed gives the same values, in the same order, on every machine. */
export type Draw = {
  /** A whole number from 0 up to, and not including, `count`. */
  below(count: number): number;
  pick<T>(choices: readonly T[]): T;
  text(length: number, alphabet: string): string;
};

export function makeDraw(seed: string): Draw {
  let drawn = 0;

  function below(count: number) {
    const bytes = createHash("sha256").update(`${seed}|${drawn++}`).digest();
    return bytes.readUIntBE(0, 6) % count;
  }

  return {
    below,
    pick<T>(choices: readonly T[]) {
      return choices[below(choices.length)] as T;
    },
    text(length, alphabet) {
      return Array.from({ length }, () => alphabet.charAt(below(alphabet.length))).join("");
    },
  };
}
