/** A document that is worked on, kept in step with the server: what the screens ask of it. */
import type { Edit } from "@app/engine/edits/edit";
import type { ModelDocument } from "@app/engine/model/document";
import type { Issue } from "@app/engine/model/issue";
import type { Unsaved } from "#model/kept/kept.ts";
import type { OpenDocument } from "#model/open-document.ts";
import type { DeskConflict } from "./desk-conflict.ts";

export type DeskStatus =
  | { kind: "saved" | "saving" | "conflict" }
  /** Not reached: it is tried again by itself. */
  | { kind: "waiting" }
  /** The server said no; what was typed is still here, and a copy may take it where the model may not. */
  | { kind: "refused"; message: string; mayCopy: boolean };

export type Desk = {
  document: OpenDocument;
  /**
   * Makes what was typed in the document `from`. What others have changed since stays; where it is
   * the same, a person decides. Why it is refused; nothing when it is made or asked about.
   */
  edit: (edits: readonly Edit[], from: ModelDocument) => readonly Issue[];
  status: () => DeskStatus;
  conflicts: () => readonly DeskConflict[];
  subscribe: (listener: () => void) => () => void;
  hasUnsaved: () => boolean;
  /** What a browser keeps until it is saved; undefined where all is. */
  unsaved: () => Unsaved | undefined;
  /** The version that the document here stands on. */
  version: () => number;
  /** What was typed and is not known to be saved, in words. */
  unsavedWords: () => string[];
  /** Keeps all of it in a copy of the model, and gives the copy's id. */
  saveInCopy: () => Promise<number>;
  /** The newest version there is, as the live line tells. */
  hear: (version: number) => void;
  /** Whatever stood in the way may be gone. */
  tryAgain: () => void;
  /** Decides: `kept` are edits of mine that hold over theirs, all others in conflict give way. */
  settle: (kept: ReadonlySet<Edit>) => void;
  close: () => void;
};
