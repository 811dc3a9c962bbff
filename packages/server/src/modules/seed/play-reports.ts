import { DEMO_SIGN_INS } from "@app/contract/demo";
import { monthOfDay } from "@app/engine/time/day";
import { monthWords } from "@app/engine/time/month";
import { periodsOf, type Timeline } from "@app/engine/time/timeline";
import { z } from "zod";
import type { Browser, Context, MemberContext } from "#core/context.ts";
import { defineServiceJob } from "#core/job.ts";
import type { Pool } from "#core/pool.ts";
import { randomToken } from "#core/secrets.ts";
import { getDocument } from "#modules/model-versions/model-versions.ts";
import * as shares from "#modules/report-shares/report-shares.ts";
import * as viewer from "#modules/report-viewer/report-viewer.ts";
import * as reports from "#modules/web-reports/web-reports.ts";
import { type Actor, actAlone, type SeedParts, visitAlone } from "./acting.ts";
import { giveLook } from "./demo-look.ts";
import { DEMO_BLOCKS, type DemoNote, type DemoReport, demoReports } from "./demo-reports.ts";
import * as store from "./seed.store.ts";
import { workday } from "./workday.ts";

type Parts = SeedParts & { pool: Pool };

/**
 * Working out what every model's report comes to takes longer than anybody wants to wait for a first
 * start, so that it is done after it.
 */
export function makeDemoReports(parts: Parts) {
  return defineServiceJob({
    name: "make_demo_reports",
    payload: z.object({}),
    expireSeconds: 600,
    retry: { count: 3, delaySeconds: 5 },
    run: (_, { signal }) => playReports(parts, signal),
  });
}

/** A model that has a published report is left alone: a run may come after one that was cut short. */
export async function playReports(parts: Parts, signal?: AbortSignal) {
  const people = await store.selectPeople(parts.storage, EMAILS);
  const models = await store.selectModelsToReport(parts.storage, EMAILS);
  const admin = personIn({ people }, "Priya");
  await actAlone(parts, admin, workday(parts.now(), 1, [15, 30]), giveLook);
  for (const [index, report] of demoReports.entries()) {
    if (signal?.aborted) return;
    const model = models.find(({ name }) => name === report.model);
    if (model) await play({ parts, people, model, report, clock: startOf(parts.now(), index) });
  }
}

const EMAILS = [...DEMO_SIGN_INS.map(({ email }) => email), "ana@marlowetran.example"];

type Playing = {
  parts: Parts;
  people: readonly Actor[];
  model: store.ModelToReport;
  report: DemoReport;
  /** The next minute in which somebody does something. */
  clock: () => Date;
};

/** The firm reports on one day, after the last of what was told of it before. */
function startOf(now: Date, index: number) {
  let minute = index * MINUTES_BETWEEN;
  return () => workday(now, 1, [15, 42 + minute++]);
}
const MINUTES_BETWEEN = 10;

async function play(playing: Playing) {
  const { parts, model, report } = playing;
  const author = personIn(playing, report.by);
  const act = <T>(deed: Parameters<typeof actAlone<T>>[3]) =>
    actAlone(parts, author, playing.clock(), deed);
  const title = await act((context) => titleOf(playing, context));
  const { id, version } = await act((context) =>
    reports.create(parts.pool, context, model.id, title),
  );
  const seen = { version, modelVersion: model.documentVersion, isStandingSeen: false };
  await act((context) => reports.publish(parts.pool, context, id, seen));
  const reader = report.reader ?? { name: model.contactName, email: model.contactEmail };
  const mailed = await act((context) => shares.create(context, id, { ...reader, expiresAt: null }));
  const open = await act((context) =>
    shares.create(context, id, { name: report.link, expiresAt: null }),
  );
  // As the letter that brings it does.
  const of = { reportId: id, modelId: model.id, teamId: author.team.teamId };
  const link = await shares.keyedLink(parts, { ...of, id: mailed.share.id }, playing.clock());
  const opened = { ...playing, id, keys: { client: keyOf(link), guest: keyOf(open.link ?? "") } };
  await as(opened, "client", (context, { share }) =>
    viewer.view(context, id, { share, unit: undefined }),
  );
  for (const note of report.notes) await write(opened, note);
}

/** By the month that it tells of last. */
async function titleOf({ parts, model, report: { title } }: Playing, context: MemberContext) {
  const { document } = await getDocument(parts.pool, context, model.id, undefined);
  const timeline: Timeline = document.timeline;
  const last = periodsOf(timeline)[timeline.actualCount - 1];
  return last ? `${monthWords(monthOfDay(last.lastDay))} ${title}` : title;
}

function keyOf(link: string) {
  return new URL(link).searchParams.get("share") ?? "";
}

type Opened = Playing & {
  id: number;
  /** What opens it for whom it was mailed to, and for whoever has the link. Nobody is told. */
  keys: { client: string; guest: string };
};

async function write(opened: Opened, { by, text, block, reply, isPinned }: DemoNote) {
  const blockId = block ? DEMO_BLOCKS[block] : null;
  const note = await as(opened, by, (context, place) =>
    viewer.createNote(context, place, { text, blockId }),
  );
  if (isPinned)
    await as(opened, by, (context, place) => viewer.pinNote(context, place, note.id, true));
  if (reply)
    await as(opened, reply.by, (context, place) =>
      viewer.replyToNote(context, place, note.id, reply.text),
    );
}

/** Somebody of the team, or a reader by their link. */
function as<T>(
  { id, keys, ...playing }: Opened,
  by: DemoNote["by"],
  deed: (context: Context & Browser, place: Parameters<typeof viewer.createNote>[1]) => Promise<T>,
): Promise<T> {
  const { parts, clock } = playing;
  if (by !== "client" && by !== "guest")
    return actAlone(parts, personIn(playing, by), clock(), (context) =>
      deed(context, { id, share: "" }),
    );
  const place = { id, share: keys[by], session: randomToken() };
  return visitAlone(parts, clock(), (context) => deed(context, place));
}

function personIn({ people }: Pick<Playing, "people">, firstName: string) {
  const person = people.find(({ name }) => name.startsWith(`${firstName} `));
  if (!person) throw new Error(`the demo has no ${firstName}`);
  return person;
}
