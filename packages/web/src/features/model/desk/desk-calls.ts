import type { DataOf } from "@app/contract/endpoint";
import { getModelDocument, listModelEdits, saveModelDocument } from "@app/contract/model-versions";
import type { Edit } from "@app/engine/edits/edit";
import type { ModelDocument } from "@app/engine/model/document";
import { readDocument } from "@app/engine/model/read-document";
import { call } from "#lib/api.ts";
import { untilThere } from "#lib/connection.ts";
import { untilSignedInAgain } from "#lib/interruptions.ts";

export type OtherSave = {
  version: number;
  authorName: string;
  /** Saved by oneself, in another tab or on another device. */
  isYou: boolean;
  at: string;
  edits: Edit[];
};

type Saved =
  | { outcome: "saved"; version: number; others: OtherSave[]; edits: Edit[] }
  | { outcome: "conflict"; version: number };

type Save = { saveId: string; baseVersion: number; edits: Edit[] };

/** What a desk asks of the server. */
export type DeskCalls = {
  save: (save: Save) => Promise<Saved>;
  /** Gives the id of the copy. */
  saveCopy: (save: Save) => Promise<number>;
  editsAfter: (
    version: number,
  ) => Promise<{ version: number; items: OtherSave[]; isTooFar: boolean }>;
  /** The newest, or an older one. */
  read: (version?: number) => Promise<{ version: number; document: ModelDocument }>;
  untilThere: () => Promise<void>;
  untilSignedIn: (signal: AbortSignal) => Promise<void>;
};

/** Edits come as the server's own engine made them. */
export function deskCalls(id: number): DeskCalls {
  const params = { id };
  return {
    save: async (body) => {
      const answer = await call(saveModelDocument, { params, body });
      if (answer.outcome === "conflict") return answer;
      return { ...answer, others: othersOf(answer.others), edits: answer.edits as Edit[] };
    },
    saveCopy: async (save) => {
      const body = { ...save, saveMode: "CREATE" as const };
      const answer = await call(saveModelDocument, { params, body });
      if (answer.outcome === "conflict") throw new Error("A copy is in conflict with nobody.");
      return answer.modelId;
    },
    editsAfter: async (afterVersion) => {
      const answer = await call(listModelEdits, { params, query: { afterVersion } });
      return { ...answer, items: othersOf(answer.items) };
    },
    read: async (asked) => {
      const query = { version: asked };
      const { version, document } = await call(getModelDocument, { params, query });
      const read = readDocument(document).document;
      if (!read) throw new Error("The server's document cannot be read.");
      return { version, document: read };
    },
    untilThere,
    untilSignedIn: (signal) => Promise.race([untilSignedInAgain(signal), untilLookedAt(signal)]),
  };
}

function othersOf(saves: DataOf<typeof listModelEdits>["items"]): OtherSave[] {
  return saves.map((save) => ({ ...save, edits: save.edits as Edit[] }));
}

/** Whoever comes back to this tab may have signed in in another one. */
function untilLookedAt(signal: AbortSignal) {
  return new Promise<void>((resolve) => {
    const look = () => !document.hidden && resolve();
    document.addEventListener("visibilitychange", look, { signal });
  });
}
