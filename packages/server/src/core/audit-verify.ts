import type { Storage } from "#db/db.ts";
import * as store from "./audit.store.ts";
import { EMPTY_HEAD, type Head, hashRow, headAfter, type Row } from "./audit-chain.ts";
import type { Secrets } from "./secrets.ts";

/** One place where a trail does not hold together. */
export type AuditBreak = {
  teamId: number;
  sequence: number;
  problem: "entry changed" | "entries missing" | "end changed" | "sealed entries missing";
};

export type AuditReport = { entryCount: number; teamCount: number; breaks: AuditBreak[] };

type Asked = Pick<Storage, "query">;

const BATCH_ROWS = 1_000;

/**
 * Reads every trail from its beginning and reports every break. Each must pass the end that the
 * register of seals has of it, or what came before that end was removed or rolled back.
 */
export async function verifyAudit(
  storage: Asked,
  secrets: Secrets,
  sealed: ReadonlyMap<number, Head> = new Map(),
): Promise<AuditReport> {
  // The heads are read first, so that a trail which grows meanwhile still passes its head.
  const heads = await readHeads(storage);
  const reached = new Map<number, Head>();
  const passedHead = new Set<number>();
  const passedSeal = new Set<number>();
  const breaks: AuditBreak[] = [];
  let entryCount = 0;

  for await (const row of entriesOf(storage)) {
    entryCount++;
    const found = findBreak(secrets, reached.get(row.teamId) ?? EMPTY_HEAD, row);
    if (found) breaks.push(found);
    const head = headAfter(secrets, row, row.hash);
    reached.set(row.teamId, head);
    const end = heads.get(row.teamId);
    if (isSame(end, head)) passedHead.add(row.teamId);
    if (isSame(sealed.get(row.teamId), head)) passedSeal.add(row.teamId);
  }

  const headsNow = await readHeads(storage);
  for (const teamId of new Set([...heads.keys(), ...reached.keys()])) {
    const hasJustBegun = !heads.has(teamId) && headsNow.has(teamId);
    if (passedHead.has(teamId) || hasJustBegun) continue;
    const { sequence } = reached.get(teamId) ?? EMPTY_HEAD;
    breaks.push({ teamId, sequence, problem: "end changed" });
  }
  for (const [teamId, seal] of sealed) {
    if (passedSeal.has(teamId)) continue;
    const { sequence } = reached.get(teamId) ?? EMPTY_HEAD;
    const missing = Math.min(sequence + 1, seal.sequence);
    breaks.push({ teamId, sequence: missing, problem: "sealed entries missing" });
  }
  return { entryCount, teamCount: heads.size, breaks };
}

function isSame(one: Head | undefined, other: Head) {
  return one?.sequence === other.sequence && one.hash === other.hash;
}

async function readHeads(storage: Asked) {
  return new Map((await store.selectHeads(storage)).map((head) => [head.teamId, head]));
}

function findBreak(secrets: Secrets, before: Head, row: Row & { hash: string }) {
  const { teamId, sequence } = row;
  const expected = before.sequence + 1;
  if (sequence !== expected) {
    return { teamId, sequence: expected, problem: "entries missing" } satisfies AuditBreak;
  }
  if (row.hash !== hashRow(secrets, before.hash, row)) {
    return { teamId, sequence, problem: "entry changed" } satisfies AuditBreak;
  }
  return null;
}

/** The entries of all trails, in the order of the chains. */
export async function* entriesOf(storage: Asked) {
  let after = { teamId: -1, sequence: 0 };
  for (;;) {
    const rows: (Row & { hash: string })[] = await store.selectEntriesAfter(
      storage,
      after,
      BATCH_ROWS,
    );
    yield* rows;
    const last = rows.at(-1);
    if (!last) return;
    after = { teamId: last.teamId, sequence: last.sequence };
  }
}
