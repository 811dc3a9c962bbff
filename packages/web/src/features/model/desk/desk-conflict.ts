/** What two people are at odds about, and what the second of them decides. */
import type { Edit } from "@app/engine/edits/edit";
import type { ShownConflict } from "@app/engine/edits/merge";
import type { ModelDocument } from "@app/engine/model/document";
import type { OthersSave } from "#model/open-document.ts";
import type { OtherSave } from "./desk-calls.ts";

/** What both changed, and who the other one is. */
export type DeskConflict = ShownConflict & {
  theirName: string;
  /** Saved by oneself, in another tab. */
  isYou: boolean;
  theirAt: string;
};

/** Which edits of mine hold over theirs, and which give way to them. */
export type Decided = Record<"kept" | "given", ReadonlySet<Edit>>;

export type Asked = {
  from: ModelDocument;
  mine: Edit[];
  decided: Decided;
  conflicts: DeskConflict[];
};

export const NO_CONFLICTS: readonly DeskConflict[] = [];
export const NO_EDITS: ReadonlySet<Edit> = new Set();
export const UNDECIDED: Decided = { kept: NO_EDITS, given: NO_EDITS };

export function withDecision({ conflicts, decided }: Asked, kept: ReadonlySet<Edit>): Decided {
  const asked = conflicts.map(({ mine }) => mine);
  return {
    kept: new Set([...decided.kept, ...kept]),
    given: new Set([...decided.given, ...asked.filter((edit) => !kept.has(edit))]),
  };
}

/** Who saved the other side of a conflict; the last of them where it cannot be told. */
export function savedBy({ theirs }: ShownConflict, saves: readonly OtherSave[]) {
  return namedBy(saves.find(({ edits }) => edits.includes(theirs)) ?? saves.at(-1));
}

export function namedBy(save: OthersSave | undefined) {
  const { authorName = "Somebody", isYou = false, at = "" } = save ?? {};
  return { theirName: authorName, isYou, theirAt: at };
}
