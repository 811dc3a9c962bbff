import type { Logger } from "pino";
import { NOTICE_BYTES_MAX, type Storage, type Work } from "#db/db.ts";

/**
 * What is told when work in a team commits: what changed, never what it holds. Whoever hears
 * it asks for what they lack, as somebody who may see it.
 */
const CHANNEL = "team_changes";

type Told = { teamId: number; changes: Change[] };

/** What changed: of which noun, which of them and by whom, where that is known. */
export type Change = { noun: string; id?: number; userId?: number };

/** Told with the commit; each thing once, or by its noun alone where there are too many to name. */
export function tellTeam(work: Pick<Work, "notify">, teamId: number, changes: readonly Change[]) {
  const named = payloadOf(teamId, changes);
  const isShort = Buffer.byteLength(named) <= NOTICE_BYTES_MAX;
  const byNoun = () =>
    payloadOf(
      teamId,
      changes.map(({ noun }) => ({ noun })),
    );
  work.notify(CHANNEL, isShort ? named : byNoun());
}

function payloadOf(teamId: number, changes: readonly Change[]) {
  const once = new Map(changes.map((change) => [JSON.stringify(change), change]));
  return JSON.stringify({ teamId, changes: [...once.values()] } satisfies Told);
}

/** Called with what changed, or without anything when that is not known: look at everything. */
export type OnChange = (changes?: readonly Change[]) => void;

export type TeamChanges = {
  /** Hears of a team's changes until the given function is called. */
  watch(teamId: number, onChange: OnChange): () => void;
  close(): void;
};

/** Hears that a noun changed in any team, or that it may have. For who works for all of them. */
export function hearNoun(storage: Storage, noun: string, onChange: () => void): () => void {
  return storage.listen(CHANNEL, {
    onMessage(payload) {
      const { changes } = JSON.parse(payload) as Told;
      if (changes.some((change) => change.noun === noun)) onChange();
    },
    onListening: onChange,
  });
}

/** How long a notice may take to come back before it counts as lost. */
const ECHO_MS = 5_000;

/** Hears what every process tells; it begins when the first watcher comes. */
export function makeTeamChanges(storage: Storage, log: Pick<Logger, "warn">): TeamChanges {
  const watchers = new Map<number, Set<OnChange>>();
  let stop: (() => void) | undefined;
  let echo: NodeJS.Timeout | undefined;

  const listener = {
    onMessage(payload: string) {
      const { teamId, changes } = JSON.parse(payload) as Told;
      if (teamId === NOBODY) clearTimeout(echo);
      for (const onChange of watchers.get(teamId) ?? []) onChange(changes);
    },
    onListening() {
      for (const team of watchers.values()) for (const onChange of team) onChange();
      void callOut();
    },
  };

  /** A pooler between takes a LISTEN and hears nothing, without a word; so we try whether we hear. */
  async function callOut() {
    clearTimeout(echo);
    const warn = () => log.warn("no changes are heard: point LISTEN_DATABASE_URL past the pooler");
    echo = setTimeout(warn, ECHO_MS).unref();
    const work = storage.startWork();
    tellTeam(work, NOBODY, []);
    await work.commit().catch(() => clearTimeout(echo));
  }

  return {
    watch(teamId, onChange) {
      const team = watchers.get(teamId) ?? new Set();
      watchers.set(teamId, team.add(onChange));
      stop ??= storage.listen(CHANNEL, listener);
      return () => {
        team.delete(onChange);
        if (team.size === 0 && watchers.get(teamId) === team) watchers.delete(teamId);
      };
    },
    close() {
      stop?.();
      clearTimeout(echo);
    },
  };
}

/** No team has this id, and no row of the trail. */
const NOBODY = -1;
