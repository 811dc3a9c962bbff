import { type DBSchema, type IDBPDatabase, openDB } from "idb";
import type { ToldHistory } from "#model/told-history.ts";
import { type Holder, isKeptEdits, type KeptEdits, type KeptKey } from "./kept.ts";

/** Steps that can be undone, at the version that they lead back from, and all that whoever tells them has heard of. */
export type KeptSteps = { version: number; at: string; history: ToldHistory; known: string[] };

interface Schema extends DBSchema {
  edits: { key: KeptKey; value: KeptEdits };
  steps: { key: [userId: number, teamId: number, modelId: number]; value: KeptSteps };
}

/** One kept entry; without `kept` it cannot be read. */
export type Found = { key: KeptKey; kept: KeptEdits | undefined };

export type KeptStore = {
  put: (key: KeptKey, kept: KeptEdits) => Promise<void>;
  remove: (key: KeptKey) => Promise<void>;
  /** All that this person left, in one model or in any. */
  list: (holder: Holder, modelId?: number) => Promise<Found[]>;
  putSteps: (holder: Holder, modelId: number, steps: KeptSteps) => Promise<void>;
  steps: (holder: Holder, modelId: number) => Promise<KeptSteps | undefined>;
  /** What can be undone ends with the session. */
  forgetSteps: (holder: Holder) => Promise<void>;
};

let opened: Promise<IDBPDatabase<Schema>> | undefined;

/** The browser's own; each call says in its failure why it refuses to keep anything. */
export const keptStore: KeptStore = {
  put: async (key, kept) => void (await (await database()).put("edits", kept, key)),
  remove: async (key) => (await database()).delete("edits", key),
  list: async ({ userId, teamId }, modelId) => {
    const { store } = (await database()).transaction("edits");
    const of = modelId === undefined ? [userId, teamId] : [userId, teamId, modelId];
    const range = within(of);
    const [keys, values] = await Promise.all([store.getAllKeys(range), store.getAll(range)]);
    return keys.map((key, at) => ({ key, kept: isKeptEdits(values[at]) ? values[at] : undefined }));
  },
  putSteps: async ({ userId, teamId }, modelId, steps) =>
    void (await (await database()).put("steps", steps, [userId, teamId, modelId])),
  steps: async ({ userId, teamId }, modelId) =>
    (await database()).get("steps", [userId, teamId, modelId]),
  forgetSteps: async ({ userId, teamId }) =>
    (await database()).delete("steps", within([userId, teamId])),
};

function database() {
  opened ??= openDB<Schema>("forecastle", 1, {
    upgrade: (db) => {
      db.createObjectStore("edits");
      db.createObjectStore("steps");
    },
    // Gone, or removed by the person: the next call opens it again.
    terminated: forget,
  });
  opened.catch(forget);
  return opened;
}

function forget() {
  opened = undefined;
}

/** Keys that begin so: a list comes after every text and number. */
function within(begin: number[]) {
  return IDBKeyRange.bound(begin, [...begin, []]);
}
