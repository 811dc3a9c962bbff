import { createConnection } from "@app/contract/connections";
import { monthOf } from "@app/engine/time/month";
import type { Db } from "#db/db.ts";
import * as files from "#modules/connection-files/connection-files.ts";
import * as mapping from "#modules/connection-mapping/connection-mapping.ts";
import { readAndSwap } from "#modules/connection-sync/connection-sync.ts";
import { create, nextSyncAt, note } from "#modules/connections/connections.ts";
import { create as createModel } from "#modules/models/models.ts";
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
  return demoConnections.flatMap((connection) => {
    const { by, client, daysAgo, model } = connection;
    const of = (at: Date) => ({ ...connection, stage, at, now, person: people[by] });
    const at = workday(now, daysAgo, [16, 20]);
    const clientId = () => clientIds.get(client) ?? null;
    if (!model)
      return [{ at, play: async () => finish(of(at), await connect(of(at), clientId())) }];
    const madeAt = workday(now, model.daysAgo, [16, 20]);
    let made: Connected;
    const play = async () => {
      made = await connect(of(madeAt), clientId());
      const source = { from: "connection", connectionId: made.id, modelName: model.name } as const;
      const wishes = { clientId: clientId(), forecastMonths: 24, unit: "month" } as const;
      await stage.act(people[by], madeAt, (context) =>
        createModel(poolOnStage, context, { ...source, ...wishes }),
      );
    };
    const goOn = async () => {
      await sync(of(at), made);
      await finish(of(at), made);
    };
    return [
      { at: madeAt, play },
      { at, play: goOn },
    ];
  });
}

type Playing = DemoConnection & { stage: Stage; person: Person; at: Date; now: Date };
type Connected = { id: number; name: string };

/** Connected, read, and every suggestion of its mapping taken. */
async function connect(playing: Playing, clientId: number | null): Promise<Connected> {
  const { stage, person, at, now, sourceId, settings = {}, story } = playing;
  const body = createConnection.body.parse({ sourceId, settings, clientId });
  const { id, name } = await stage.act(person, at, (context) => create(context, body));
  if (story === "files") {
    for (const { fileName, text } of trialBalancesUntil(now)) {
      const file = new TextEncoder().encode(text);
      const upload = { file, fileName, answers: "{}", isKept: "true" as const };
      await stage.act(person, at, (context) => files.upload(poolOnStage, context, id, upload));
    }
  }
  await sync(playing, { id, name });
  await stage.act(person, at, (context) => takeSuggestions(context, id));
  return { id, name };
}

async function sync({ stage, person, at }: Playing, { id, name }: Connected) {
  const act = <T>(deed: Parameters<typeof stage.act<T>>[2]) => stage.act(person, at, deed);
  const place = {
    unit: act,
    commitNow: <T>(use: (db: Db) => Promise<T>) => act(({ db }) => use(db)),
    settings: await act(async (context) => context.settings),
    now: () => at,
  };
  const control = { signal: new AbortController().signal, progress: () => {} };
  await readAndSwap(place, { connectionId: id, name, isNightly: true }, control);
}

/** What happened to it since. */
async function finish(playing: Playing, made: Connected) {
  const { stage, person, at, now, story } = playing;
  const { id } = made;
  const change = (columns: Parameters<typeof note>[3]) =>
    stage.act(person, at, ({ db, identity }) => note(db, identity.member.teamId, id, columns));
  if (story === "late bill") {
    const backPostedIn = monthOf(now.getUTCFullYear(), now.getUTCMonth() + 1);
    await change({ settings: { given: { backPostedIn } } });
    await sync(playing, made);
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
