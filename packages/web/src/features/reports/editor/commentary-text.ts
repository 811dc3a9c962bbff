/**
 * Commentary as one text, a line for each paragraph. What is no word, a bound figure or one that is
 * kept as it was typed, is a single letter of Unicode's private area: so it is selected, cut, pasted
 * and deleted as one, by the editor's own means.
 */

import type { Run } from "@app/engine/reports/report-document";
import { splitTyped } from "@app/engine/reports/said-movements";

export type HeldRun = Exclude<Run, { kind: "words" }>;

const FIRST = 0xe000;
const LAST = 0xf8ff;
const HELD = /[\ue000-\uf8ff]/;

/** Which letter stands for which run, as long as the editor is open. */
export type Letters = ReturnType<typeof makeLetters>;

export function makeLetters() {
  const runs: HeldRun[] = [];
  const known = new Map<string, string>();
  return {
    letterOf(run: HeldRun): string {
      const key = JSON.stringify(run);
      const letter = known.get(key) ?? String.fromCharCode(Math.min(FIRST + runs.length, LAST));
      if (!known.has(key)) runs.push(run);
      known.set(key, letter);
      return letter;
    },
    runOf: (letter: string): HeldRun | undefined => runs[letter.charCodeAt(0) - FIRST],
  };
}

export function textOf(paragraphs: readonly Run[][], letters: Letters): string {
  return paragraphs
    .map((runs) =>
      runs.map((run) => (run.kind === "words" ? run.text : letters.letterOf(run))).join(""),
    )
    .join("\n");
}

export function paragraphsOf(text: string, letters: Letters): Run[][] {
  return text.split("\n").map((line) =>
    partsOf(line).flatMap(({ text: part, isHeld }): Run[] => {
      if (!isHeld) return [{ kind: "words", text: part }];
      const run = letters.runOf(part);
      return run ? [run] : [];
    }),
  );
}

export type Place = { from: number; to: number; text: string };

/** Where letters stand for runs, and where figures are typed that are bound to nothing. */
export function placesIn(text: string): { held: Place[]; typed: Place[] } {
  const held: Place[] = [];
  const typed: Place[] = [];
  let at = 0;
  for (const { text: part, isHeld } of partsOf(text)) {
    if (isHeld) held.push({ from: at, to: at + 1, text: part });
    else {
      let from = at;
      for (const piece of splitTyped(part)) {
        const to = from + piece.text.length;
        if (piece.isFigure) typed.push({ from, to, text: piece.text });
        from = to;
      }
    }
    at += part.length;
  }
  return { held, typed };
}

/** What somebody pastes may have such letters of its own: they mean nothing here. */
export function withoutUnknown(text: string, letters: Letters): string {
  return partsOf(text)
    .filter(({ text: part, isHeld }) => !isHeld || letters.runOf(part))
    .map((part) => part.text)
    .join("");
}

function partsOf(text: string): { text: string; isHeld: boolean }[] {
  return text
    .split(/([\ue000-\uf8ff])/)
    .filter((part) => part !== "")
    .map((part) => ({ text: part, isHeld: HELD.test(part) }));
}
