/**
 * Keeps what is not saved yet in the browser, so that a closed tab, a killed browser or a server that
 * is away loses nothing. Written shortly after it is typed, and removed once it is saved.
 */
import type { Holder, KeptKey } from "#model/kept/kept.ts";
import type { KeptStore } from "#model/kept/kept-store.ts";
import type { Desk } from "./desk.ts";

export type Keeping = {
  key: KeptKey;
  /** Why the browser keeps nothing; undefined while it does. */
  failure: () => string | undefined;
  subscribe: (listener: () => void) => () => void;
  /** Resolves once what there is now is kept; false where the browser refuses. */
  flush: () => Promise<boolean>;
  /** An older entry whose edits are here by now: it goes when this one is discarded. */
  replaces: (older: KeptKey) => void;
  /** It is given up, or kept elsewhere. */
  discard: () => Promise<void>;
  end: () => void;
};

export type KeptOf = { holder: Holder; modelId: number; modelName: string };

/** Typing goes before writing. */
const AFTER_MS = 100;
const WORDS_MOST = 50;

export function keepUnsaved(desk: Desk, of: KeptOf, store: KeptStore): Keeping {
  const { userId, teamId } = of.holder;
  const key: KeptKey = [userId, teamId, of.modelId, crypto.randomUUID()];
  const listeners = new Set<() => void>();
  const leaving = new AbortController();
  let failure: string | undefined;
  let timer: ReturnType<typeof setTimeout> | undefined;
  let isThere = false;
  const older: KeptKey[] = [];
  let writing = Promise.resolve();

  function become(next: string | undefined) {
    if (next === failure) return;
    failure = next;
    for (const listener of listeners) listener();
  }

  function plan() {
    timer ??= setTimeout(() => void write(), AFTER_MS);
  }

  function write() {
    clearTimeout(timer);
    timer = undefined;
    if (!leaving.signal.aborted) writing = writing.then(writeNow);
    return writing;
  }

  async function writeNow() {
    const unsaved = desk.unsaved();
    if (!unsaved && !isThere) return;
    try {
      if (unsaved) await store.put(key, { ...unsaved, ...told(), modelName: of.modelName });
      else await store.remove(key);
      isThere = unsaved !== undefined;
      become(undefined);
    } catch (error) {
      become(reasonOf(error));
    }
  }

  /** Words take longer than edits: they are for what stays, not for what is saved in a moment. */
  function told() {
    const stays = ["waiting", "refused", "conflict"].includes(desk.status().kind);
    const words = stays ? desk.unsavedWords().slice(0, WORDS_MOST) : [];
    return { at: new Date().toISOString(), words };
  }

  const releases = [desk.subscribe(plan), desk.document.subscribe(plan)];
  globalThis.addEventListener?.("pagehide", () => void write(), { signal: leaving.signal });
  plan();

  function end() {
    leaving.abort();
    clearTimeout(timer);
    for (const release of releases) release();
    listeners.clear();
  }

  return {
    key,
    failure: () => failure,
    subscribe: (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    flush: async () => {
      await write();
      return failure === undefined;
    },
    replaces: (each) => void older.push(each),
    discard: async () => {
      end();
      await writing;
      await Promise.all([key, ...older].map(store.remove)).catch(() => {});
    },
    end,
  };
}

function reasonOf(error: unknown): string {
  const name = error instanceof Error ? error.name : "";
  return name === "QuotaExceededError"
    ? "there is no room left in it"
    : "it is set to keep nothing, or cannot";
}
