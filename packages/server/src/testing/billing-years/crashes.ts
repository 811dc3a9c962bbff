/**
 * Storage in a process that dies by chance, at the places where dying hurts: before and after a commit, and before and
 * after the gateway has done what it was asked. From then on it does nothing until the process is started again.
 */
import type { Storage, Work } from "#db/db.ts";
import type { Dice } from "./dice.ts";

class Crash extends Error {}

export type CrashingStorage = Storage & {
  /** How likely it dies at each place. */
  chance: number;
  crashCount: number;
  isDead(): boolean;
  restart(): void;
};

export function crashingStorage(storage: Storage, dice: Dice): CrashingStorage {
  let isDead = false;
  function live() {
    if (isDead) throw new Crash("the process is dead");
  }
  function mayDie() {
    live();
    if (!dice.isIn(crashing.chance)) return;
    isDead = true;
    crashing.crashCount += 1;
    throw new Crash("the process died");
  }
  const crashing: CrashingStorage = {
    ...storage,
    ...{ chance: 0, crashCount: 0, isDead: () => isDead },
    restart() {
      isDead = false;
    },
    startWork(scope) {
      live();
      return dyingWork(storage.startWork(scope), { live, mayDie });
    },
    async query(text, values) {
      live();
      const isGateway = text.startsWith("insert into test_gateway_calls");
      if (isGateway) mayDie();
      const rows = await storage.query(text, values);
      if (isGateway) mayDie();
      return rows as never;
    },
  };
  return crashing;
}

type Life = { live(): void; mayDie(): void };

function dyingWork(work: Work, { live, mayDie }: Life): Work {
  return {
    get db() {
      live();
      return work.db;
    },
    bind: (scope) => work.bind(scope),
    notify: (channel, payload) => work.notify(channel, payload),
    isOpen: () => work.isOpen(),
    async commit() {
      const hasWritten = work.isOpen();
      if (hasWritten) mayDie();
      await work.commit();
      if (hasWritten) mayDie();
    },
    rollback: () => work.rollback(),
  };
}
