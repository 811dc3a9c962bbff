import { randomUUID } from "node:crypto";
import { ACCESS_LEVELS } from "@app/contract/access-level";
import {
  acceptModelOffer,
  addTrustedUser,
  inviteNewOwner,
  listModelOffers,
  listTrustedUsers,
  removeTrustedUser,
  setTrustedUser,
} from "@app/contract/model-sharing";
import { modelState, saveModelDocument } from "@app/contract/model-versions";
import { cancelModel, createModel, reactivateModel } from "@app/contract/models";
import { type OpenStream, openStream } from "@app/server/testing/test-stream";
import { call, cookiesIn, signIn } from "../api-client.ts";
import { withPostgres } from "../postgres.ts";
import { sleep } from "../processes.ts";
import { STARTER } from "../save-rounds.ts";
import { seedTeams } from "../seeded-teams.ts";
import { onDatabase, startServer } from "../server-process.ts";
import { inTemporaryFolder } from "../temporary-folder.ts";

const BAR_MS = 1_000;
const ROUNDS = 20;
const HEARD_MS_MAX = 15_000;
const STEP_MS = 2;

type Settings = Record<string, string>;

/** How soon what was done on one server is on a screen that another serves, after its answer. */
export function benchLive(programs: string) {
  return withPostgres(programs, async (cluster) => {
    const database = onDatabase(await cluster.createDatabase("live"));
    const served = await inTemporaryFolder("bench", (DATA_DIR) =>
      measure("PostgreSQL, two processes", { DATA_DIR, ...database }, 2),
    );
    const embedded = await inTemporaryFolder("bench", (DATA_DIR) =>
      measure("embedded, one process", { DATA_DIR }, 1),
    );
    return { isPassed: served && embedded };
  });
}

async function measure(name: string, given: Settings, serverCount: 1 | 2) {
  const settings = { ...given, RATE_LIMIT_SCALE: "1000000" };
  const [ours, theirs] = await seedTeams(settings, 2);
  if (!ours || !theirs) throw new Error("The seed made no teams.");
  const servers = await Promise.all(
    Array.from({ length: serverCount }, () => startServer(settings)),
  );
  try {
    const [here = "", there = here] = servers.map(({ url }) => url);
    const owner = { url: here, cookie: await signIn(here, ours.admins[0]) };
    const trusted = { url: there, cookie: await signIn(there, theirs.admins[0]) };
    const times = await playRounds(owner, trusted, theirs.admins[0].email);
    console.log(`${name}:`);
    return [...times].map(([what, all]) => tell(what, all)).every((isPassed) => isPassed);
  } finally {
    await Promise.all(servers.map((server) => server.stop()));
  }
}

type Caller = { url: string; cookie: string };
type Times = Map<string, number[]>;
type State = { documentVersion: number; isActive: boolean; registeredModelAccessMode: number };

/** What the owner does on their server, and when the trusted user's screen has it on the other. */
async function playRounds(owner: Caller, trusted: Caller, email: string): Promise<Times> {
  const times: Times = new Map();
  const heard = async (what: string, deed: () => Promise<unknown>, isHeard: () => boolean) => {
    await deed();
    const answeredAt = performance.now();
    await until(what, isHeard);
    times.set(what, [...(times.get(what) ?? []), performance.now() - answeredAt]);
  };
  for (let round = 0; round < ROUNDS; round++) {
    const { id } = await call(owner, createModel, { body: STARTER });
    const params = { id };
    const body = { email, registeredModelAccessMode: ACCESS_LEVELS.READ_ONLY };
    await call(owner, addTrustedUser, { params, body });
    const { items } = await call(owner, listTrustedUsers, { params });
    const trustedParams = { id, userId: items[0]?.userId ?? 0 };

    const line = await openScreen(trusted, id);
    const state = () => stateOf(line) as State | undefined;
    await until("the first state", () => state()?.documentVersion === 1);
    const edits = [{ kind: "set", place: "drivers/hourlyRate/values", value: 200 + round }];
    const save = { saveId: randomUUID(), baseVersion: 1, edits };
    await heard(
      "saved",
      () => call(owner, saveModelDocument, { params, body: save }),
      () => state()?.documentVersion === 2,
    );
    const level = ACCESS_LEVELS.STANDARD;
    await heard(
      "level changed",
      () =>
        call(owner, setTrustedUser, {
          params: trustedParams,
          body: { registeredModelAccessMode: level },
        }),
      () => state()?.registeredModelAccessMode === level,
    );
    await heard(
      "cancelled",
      () => call(owner, cancelModel, { params }),
      () => state()?.isActive === false,
    );
    await call(owner, reactivateModel, { params });
    let other: OpenStream | undefined;
    await heard(
      "somebody came",
      async () => {
        other = await openScreen(owner, id);
      },
      () => peopleOn(line) === 2,
    );
    await heard(
      "somebody went",
      async () => other?.close(),
      () => peopleOn(line) === 1,
    );
    await heard(
      "access ended",
      () => call(owner, removeTrustedUser, { params: trustedParams }),
      line.hasEnded,
    );
    const own = await openScreen(owner, id);
    await call(owner, inviteNewOwner, { params, body: { email } });
    const offers = await call(trusted, listModelOffers, {});
    const offerId = offers.items.at(-1)?.id ?? 0;
    await heard(
      "moved to another team",
      () => call(trusted, acceptModelOffer, { params: { id: offerId } }),
      own.hasEnded,
    );
  }
  return times;
}

async function openScreen({ url, cookie }: Caller, id: number) {
  const line = await openStream(url, modelState, { cookies: cookiesIn(cookie) }, { id });
  if (line.status !== 200) throw new Error(`a screen was answered ${line.status}`);
  return line;
}

function stateOf(line: OpenStream) {
  return line.events().findLast(({ name }) => name === "message")?.data;
}

function peopleOn(line: OpenStream) {
  return (stateOf(line) as { people: unknown[] } | undefined)?.people.length;
}

async function until(what: string, isSo: () => boolean) {
  const deadline = performance.now() + HEARD_MS_MAX;
  while (!isSo()) {
    if (performance.now() > deadline) throw new Error(`nothing was heard of: ${what}`);
    await sleep(STEP_MS);
  }
}

function tell(what: string, times: readonly number[]) {
  const sorted = [...times].sort((one, other) => one - other);
  const at = (share: number) => sorted[Math.ceil(sorted.length * share) - 1] ?? 0;
  const [p50, p95] = [at(0.5), at(0.95)];
  console.log(
    `  ${what.padEnd(22)} p50 ${p50.toFixed(0)} ms, p95 ${p95.toFixed(0)} ms (bar ${BAR_MS})`,
  );
  return p95 <= BAR_MS;
}
