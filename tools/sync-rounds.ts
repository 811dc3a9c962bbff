/**
 * The promise that a sync is whole or not at all: the server is killed in each stage of one, started
 * again, and the job must come to its end. Right after the kill the books that are kept are those from
 * before or those that were read, to the byte; in the end they are those that were read.
 */
import type { Books } from "@app/connectors/sources/demo-books/books";
import { xeroDemoBooks } from "@app/connectors/sources/xero-demo/xero-demo-company";
import { type TrytonPeer, trytonSettings } from "@app/connectors/testing/tryton-peer";
import { getConnectionStatus, syncConnection } from "@app/contract/connection-sync";
import { createConnection } from "@app/contract/connections";
import { getJob } from "@app/contract/jobs";
import { monthOf } from "@app/engine/time/month";
import type { Storage } from "@app/server/db/db";
import { call, signIn } from "./api-client.ts";
import { isTrailWhole } from "./audit-trail.ts";
import { passedIf } from "./outcome.ts";
import { BRIEFLY, sleep } from "./processes.ts";
import { seedAdmin } from "./seeded-teams.ts";
import { type ServerProcess, startServer } from "./server-process.ts";
import {
  holdSyncs,
  inStorage,
  keptBooks,
  leaveToTheNext,
  type Settings,
  stagedCount,
  untilHeld,
} from "./sync-holds.ts";
import { startTrytonPeer } from "./tryton-peer.ts";

/** From the swap's commit on the new books are kept; before it, the old ones. */
const SWAPPED = "swapped, not yet done";
/** In the order of a sync. */
const KILL_PLACES = ["reading", "staging", "checks", "swap begins", "swap ends", SWAPPED];

/** A round for each place, and then again; where one is asked for, every second place on either storage. */
export function killPlaces(rounds: number, storage: Storage["kind"]) {
  const first = storage === "embedded" ? 0 : 1;
  if (rounds === 1) return KILL_PLACES.filter((_, at) => at % 2 === first);
  const count = Math.max(rounds, KILL_PLACES.length);
  return Array.from({ length: count }, (_, at) => KILL_PLACES[at % KILL_PLACES.length] ?? "");
}

const TRYTON = 16;
const DONE_WITHIN_MS = 90_000;
/** From the last answer of the source to the swap there is nothing but the checks. */
const CHECKS_MS_MAX = 60;

type Place = { server: ServerProcess; cookie: string; id: number; peer: TrytonPeer };

export async function killAmidSyncs(given: Settings, places: readonly string[]) {
  const settings = { ...given, PRIVATE_SOURCES: "1" };
  const { peer, stop } = await startTrytonPeer(booksWith(0));
  const admin = await seedAdmin(settings);
  const server = await startServer(settings, BRIEFLY);
  const cookie = await signIn(server.url, admin);
  const body = { sourceId: TRYTON, settings: trytonSettings(peer) };
  const { id } = await call({ url: server.url, cookie }, createConnection, { body });
  const place = { server, cookie, id, peer };
  const answersMax = await readInPeace(place);
  await server.stop();
  const before = await inStorage(settings, async (storage) => {
    await holdSyncs(storage, places, SYNCS_IN_PEACE);
    return keptBooks(storage);
  });
  const wrong = await killEachRound({ place, settings, places, before, answersMax });
  stop();
  const isWhole = await isTrailWhole(settings);
  console.log(
    `killed ${places.length} times amid a sync, ${[...new Set(places)].join(", ")}: ${wrong.length} wrong, ` +
      `trail ${isWhole ? "whole" : "broken"}`,
  );
  for (const line of wrong) console.log(`  ${line}`);
  return passedIf(wrong.length === 0 && isWhole);
}

const SYNCS_IN_PEACE = 2;

/** All months first, then those a later sync reads; gives how many answers that takes. */
async function readInPeace(place: Place) {
  await untilDone(place, await startSync(place));
  place.peer.answered = 0;
  await untilDone(place, await startSync(place));
  return place.peer.answered;
}

type Rounds = {
  place: Place;
  settings: Settings;
  places: readonly string[];
  /** What is kept of the first books. */
  before: string;
  answersMax: number;
};

/** The source goes to and fro between two books. Gives what was not as promised. */
async function killEachRound({ place, settings, places, before, answersMax }: Rounds) {
  const wrong: string[] = [];
  /** Of either books, once it was seen. */
  const kept = [before];
  let server = await startServer(settings, BRIEFLY);
  for (const [round, killPlace] of places.entries()) {
    const [old, fresh] = round % 2 === 0 ? [0, 1] : [1, 0];
    place.peer.books = booksWith(fresh);
    place.peer.answered = 0;
    const jobId = await killAt(killPlace, { ...place, server }, settings, answersMax);
    const found = await inStorage(settings, async (storage) => {
      await leaveToTheNext(storage);
      return keptBooks(storage);
    });
    const expected = killPlace === SWAPPED ? fresh : old;
    kept[expected] ??= found;
    // Nobody holds the checks, so that their kill may come after the swap as well.
    const isEither = killPlace === "checks" && found === kept[fresh];
    if (found !== kept[expected] && !isEither) {
      const which = found === kept[1 - expected] ? "the other books" : "neither books";
      wrong.push(`${killPlace}: ${which} in round ${round + 1}`);
    }
    server = await startServer(settings, BRIEFLY);
    const end = await untilDone({ ...place, server }, jobId);
    if (!/^done (up-to-date|needs-attention)$/.test(end)) {
      wrong.push(`${killPlace}: the next run came to ${end}`);
    }
  }
  await server.stop();
  const last = await inStorage(settings, async (storage) => ({
    ...{ books: await keptBooks(storage), staged: await stagedCount(storage) },
  }));
  if (last.books !== kept[places.length % 2]) wrong.push("in the end: not the books last read");
  if (last.staged > 0) wrong.push(`in the end: ${last.staged} months still staged`);
  if (kept[0] === kept[1]) wrong.push("the two books cannot be told apart");
  return wrong;
}

/** A company's books up to this month, and the same with one expense moved to another. */
function booksWith(moved: number): Books {
  const now = new Date();
  const books = xeroDemoBooks(monthOf(now.getUTCFullYear(), now.getUTCMonth() + 1));
  const last = books.journals.at(-1);
  const [one, other] = books.accounts.filter(({ class: kind }) => kind === "EXPENSE");
  if (!last || !one || !other) throw new Error("the books are empty");
  const lines = [
    { accountId: one.id, net: BigInt(moved) * 12_345n },
    { accountId: other.id, net: BigInt(moved) * -12_345n },
  ];
  return { ...books, journals: [...books.journals, { ...last, lines }] };
}

async function startSync({ server: { url }, cookie, id }: Place) {
  const { jobId } = await call({ url, cookie }, syncConnection, { params: { id } });
  return jobId;
}

/** Asks for a sync, kills the server when it has come there, and gives the job. */
async function killAt(place: string, of: Place, settings: Settings, answersMax: number) {
  const { server, peer } = of;
  if (place === "reading" || place === "checks") {
    // A read in peace says how many answers there are to it.
    const last = place === "checks" ? answersMax : 1 + Math.floor(Math.random() * answersMax);
    const isThere = whenAnswered(peer, last);
    const jobId = await startSync(of);
    await isThere;
    if (place === "checks") await sleep(Math.random() * CHECKS_MS_MAX);
    await server.kill();
    peer.before = async () => {};
    return jobId;
  }
  const jobId = await startSync(of);
  await untilHeld(settings, server.url);
  await server.kill();
  return jobId;
}

/** Comes when the source is about to give its nth answer. */
function whenAnswered(peer: TrytonPeer, count: number) {
  return new Promise<void>((resolve) => {
    peer.before = async () => {
      if (peer.answered >= count - 1) resolve();
    };
  });
}

async function untilDone({ server: { url }, cookie, id }: Place, jobId: number) {
  const deadline = performance.now() + DONE_WITHIN_MS;
  for (;;) {
    const { state } = await call({ url, cookie }, getJob, { params: { id: jobId } });
    if (state !== "queued" && state !== "running") {
      const status = await call({ url, cookie }, getConnectionStatus, {
        params: { id },
        query: {},
      });
      return `${state} ${status.state}`;
    }
    if (performance.now() > deadline) return `no end, ${state}`;
    await sleep(50);
  }
}
