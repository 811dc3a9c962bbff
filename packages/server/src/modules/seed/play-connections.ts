import { createConnection } from "@app/contract/connections";
import { monthOf } from "@app/engine/time/month";
import type { Db } from "#db/db.ts";
import * as files from "#modules/connection-files/connection-files.ts";
import * as mapping from "#modules/connection-mapping/connection-mapping.ts";
import { readAndSwap } from "#modules/connection-sync/connection-sync.ts";
import { create, nextSyncAt, note } from "#modules/connections/connections.ts";
import type { Person, Stage } from "./acting.ts";
import { type DemoConnection, demoConnections, trialBalanceOf } from "./demo-connections.ts";
import type { Deed } from "./play-models.ts";
import { poolOnStage } from "./pool-on-stage.ts";
import { workday } from "./workday.ts";

type People = Record<DemoConnection["by"], Person>;

/** The firm's connections: one that changed a closed month, one in order, one of files, one to reconnect. */
export function connectionDeeds(
  stage: Stage,
  people: People,
  clientIds: ReadonlyMap<string, number>,
  now: Date,
): Deed[] {
  return demoConnections.map((connection) => {
    const at = workday(now, connection.daysAgo, [16, 20]);
    const clientId = () => clientIds.get(connection.client) ?? null;
    const play = () =>
      playConnection(stage, people[connection.by], connection, clientId(), at, now);
    return { at, play };
  });
}

async function playConnection(
  stage: Stage,
  person: Person,
  { sourceId, settings = {}, story }: DemoConnection,
  clientId: number | null,
  at: Date,
  now: Date,
) {
  const act = <T>(deed: Parameters<typeof stage.act<T>>[2]) => stage.act(person, at, deed);
  const body = createConnection.body.parse({ sourceId, settings, clientId });
  const { id, name } = await act((context) => create(context, body));
  const change = (columns: Parameters<typeof note>[3]) =>
    act(({ db, identity }) => note(db, identity.member.teamId, id, columns));
  const sync = async () => {
    const place = {
      unit: act,
      commitNow: <T>(use: (db: Db) => Promise<T>) => act(({ db }) => use(db)),
      settings: await act(async (context) => context.settings),
      now: () => at,
    };
    const control = { signal: new AbortController().signal, progress: () => {} };
    await readAndSwap(place, { connectionId: id, name, isNightly: true }, control);
  };

  if (story === "files") {
    for (const { fileName, text } of trialBalancesUntil(now)) {
      const file = new TextEncoder().encode(text);
      const upload = { file, fileName, answers: "{}", isKept: "true" as const };
      await act((context) => files.upload(poolOnStage, context, id, upload));
    }
  }
  await sync();
  await act((context) => takeSuggestions(context, id));
  if (story === "late bill") {
    const backPostedIn = monthOf(now.getUTCFullYear(), now.getUTCMonth() + 1);
    await change({ settings: { given: { backPostedIn } } });
    await sync();
  }
  if (story === "ended") await change({ outcome: "needs-reconnecting", failure: ENDED });
  await change({ nextSyncAt: story === "files" ? null : nextSyncAt(id, now) });
}

const ENDED = "QuickBooks Demo no longer accepts the connection. Connect it again.";

/** The two months before the one it is. */
function trialBalancesUntil(now: Date) {
  const current = monthOf(now.getUTCFullYear(), now.getUTCMonth() + 1);
  return [2, 1].map((monthsAgo) => trialBalanceOf(current - monthsAgo));
}

async function takeSuggestions(context: Parameters<typeof mapping.get>[0], id: number) {
  const { accounts, version } = await mapping.get(context, id);
  const choices = accounts
    .filter(({ state }) => state === "without-line")
    .map(({ accountId, suggestion }) => ({ accountId, line: suggestion.line }));
  if (choices.length > 0) await mapping.set(context, id, { version, choices });
}
