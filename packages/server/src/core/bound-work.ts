import type { Db, Scope, Storage, Work } from "#db/db.ts";

/** A unit of work that starts when it is first needed and remembers whom it is bound to. */
export type BoundWork = Work & {
  scope(): Scope;
  /** Undoes all of it; what follows is a transaction of its own. */
  startOver(): Promise<void>;
};

export function boundWork(storage: Storage, firstScope: Scope): BoundWork {
  let scope = firstScope;
  let work: Work | undefined;
  const started = () => {
    work ??= storage.startWork(scope);
    return work;
  };
  return {
    get db(): Db {
      return started().db;
    },
    notify: (channel, payload) => started().notify(channel, payload),
    scope: () => scope,
    async bind(next) {
      const isBound = isSameScope(next, scope);
      scope = next;
      if (!isBound) await work?.bind(next);
    },
    isOpen: () => work?.isOpen() ?? false,
    async commit() {
      await work?.commit();
    },
    async rollback() {
      await work?.rollback();
    },
    async startOver() {
      await work?.rollback();
      work = undefined;
    },
  };
}

function isSameScope(one: Scope, other: Scope) {
  if (one.kind !== "team" || other.kind !== "team") return one.kind === other.kind;
  return one.teamId === other.teamId && one.userId === other.userId;
}

/** Runs something in a transaction of its own. */
export async function inOwnWork<T>(storage: Storage, scope: Scope, use: (db: Db) => Promise<T>) {
  const work = storage.startWork(scope);
  try {
    const result = await use(work.db);
    await work.commit();
    return result;
  } catch (error) {
    await work.rollback();
    throw error;
  }
}
