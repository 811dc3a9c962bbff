/** What a browser keeps for a person until the server has it. */
import type { Edit } from "@app/engine/edits/edit";

/** Whose it is: nobody else who uses the same browser is shown it. */
export type Holder = { userId: number; teamId: number };

/**
 * Edits in a version. A save that was sent and not answered may have been made: it stays the same
 * save, and `edits` come after it.
 */
export type Unsaved = {
  version: number;
  sent?: { saveId: string; edits: Edit[] };
  edits: Edit[];
};

/** By the desk it was typed at: two tabs that are both away from the server keep both. */
export type KeptKey = [userId: number, teamId: number, modelId: number, desk: string];

export type KeptEdits = Unsaved & {
  modelName: string;
  /** When the last of it was typed. */
  at: string;
  /** The first of it in words, for whoever may no longer open the model. */
  words: string[];
};

/** What a browser gives back may be anything: a program of an older day wrote it, or a disk is damaged. */
export function isKeptEdits(value: unknown): value is KeptEdits {
  if (typeof value !== "object" || value === null) return false;
  const { version, edits, sent, at, modelName, words } = value as Partial<KeptEdits>;
  const hasSent = sent === undefined || (typeof sent.saveId === "string" && areEdits(sent.edits));
  const isNamed = typeof at === "string" && typeof modelName === "string";
  return Number.isInteger(version) && areEdits(edits) && hasSent && isNamed && Array.isArray(words);
}

function areEdits(value: unknown): value is Edit[] {
  return (
    Array.isArray(value) &&
    value.every((edit) => typeof edit === "object" && edit !== null && "kind" in edit)
  );
}
