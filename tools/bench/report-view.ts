/**
 * A published report as a reader has it: its largest paint against the sign-in page's, from case to
 * case within a frame, and one with 10,000 notes against one with ten.
 */
import { randomBytes } from "node:crypto";
import { API_BASE } from "@app/contract/endpoint";
import { createReportShare } from "@app/contract/report-shares";
import { viewReport } from "@app/contract/report-view";
import { createReportNote, listReportNotes } from "@app/contract/report-viewer";
import { timeLargestPaint, timeSwitches } from "@app/e2e/report-timing";
import { openBrowser } from "@app/e2e/workspace-timing";
import { call, signIn } from "../api-client.ts";
import { findChromium } from "../chromium.ts";
import { withPostgres } from "../postgres.ts";
import type { Cluster } from "../postgres-cluster.ts";
import { seedTeams } from "../seeded-teams.ts";
import { onDatabase, startServer } from "../server-process.ts";
import { inTemporaryFolder } from "../temporary-folder.ts";
import { loadTimes, median } from "./load.ts";
import { type Caller, publishExample } from "./published-report.ts";

const PAINT_RATIO_MAX = 1.5;
const PAINTS = 7;
const FRAME_MS = 1000 / 60;
const NOTES_RATIO_MAX = 1.5;
const [FEW, MANY] = [10, 10_000];
const PAIRS = 5;
const CALLS = 100;
const DATABASE = "reports";

type Browser = Awaited<ReturnType<typeof openBrowser>>["browser"];
type Shared = { id: number; share: string; link: string };

export function benchReportView(programs: string) {
  return withPostgres(programs, (cluster) =>
    inTemporaryFolder("bench", async (folder) => {
      const settings = {
        ...onDatabase(await cluster.createDatabase(DATABASE)),
        ...{ DATA_DIR: folder, RATE_LIMIT_SCALE: "1000000" },
      };
      const [team] = await seedTeams(settings, 1);
      if (!team) throw new Error("The seed made no team.");
      const server = await startServer(settings);
      const chromium = await findChromium();
      const { browser } = await openBrowser(chromium?.path, server.url, new Map());
      try {
        const caller = { url: server.url, cookie: await signIn(server.url, team.admins[0]) };
        const few = await reportWithNotes(cluster, caller, FEW);
        const many = await reportWithNotes(cluster, caller, MANY);
        await cluster.sql("ANALYZE", DATABASE);
        const passed = [
          await benchPaint(browser, many.link, `${server.url}/app/login`),
          await benchSwitches(browser, many.link),
          await benchNotes(server.url, few, many),
        ];
        return { isPassed: passed.every(Boolean) };
      } finally {
        await browser.close();
        await server.stop();
      }
    }),
  );
}

async function reportWithNotes(cluster: Cluster, caller: Caller, count: number): Promise<Shared> {
  const { id } = await publishExample(caller);
  const params = { id };
  const { link } = await call(caller, createReportShare, { params, body: { name: "The board" } });
  if (!link) throw new Error("a link was not told");
  const share = new URL(link).searchParams.get("share") ?? "";
  const text = "Is the third quarter's rent in here?";
  const report_session_id = randomBytes(24).toString("base64url");
  const body = { text, blockId: null, report_session_id };
  await call({ ...caller, cookie: "" }, createReportNote, { params, query: { share }, body });
  await repeatNote(cluster, id, count - 1);
  const { pathname, search } = new URL(link);
  return { id, share, link: caller.url + pathname + search };
}

/** Rows as so many notes leave them: what the first left, again and again, and every fifth a reply. */
async function repeatNote(cluster: Cluster, reportId: number, times: number) {
  const copied =
    "report_id, model_id, team_id, text, share_id, author_kind, author_name, session_hash, created_at";
  await cluster.sql(
    `insert into report_notes (note_id, ${copied})
       select case when n % 5 = 0 then id end, ${copied}
       from report_notes, generate_series(1, ${times}) n
       where report_id = ${reportId}`,
    DATABASE,
  );
  await cluster.sql(
    `update web_reports set note_count = (select count(*) from report_notes
       where report_id = ${reportId} and note_id is null) where id = ${reportId}`,
    DATABASE,
  );
}

async function benchPaint(browser: Browser, report: string, signInPage: string) {
  const [reports, signIns]: [number[], number[]] = [[], []];
  for (let round = 0; round < PAINTS; round++) {
    reports.push(await timeLargestPaint(browser, report, "main table"));
    signIns.push(await timeLargestPaint(browser, signInPage, "form"));
  }
  const ratio = median(reports) / median(signIns);
  console.log(
    `largest paint: ${median(reports).toFixed(0)} ms of a report, ${median(signIns).toFixed(0)} ms of ` +
      `the sign-in page, ratio ${ratio.toFixed(2)} (at most ${PAINT_RATIO_MAX})`,
  );
  return ratio <= PAINT_RATIO_MAX;
}

async function benchSwitches(browser: Browser, link: string) {
  const { times, inNextFrame } = await timeSwitches(browser, link);
  const own = median(times.map(({ pageMs }) => pageMs));
  const whole = median(times.map(({ frameMs }) => frameMs));
  const late = inNextFrame.filter((isIn) => !isIn).length;
  console.log(
    `from case to case: ${own.toFixed(1)} ms of scripts (at most ${FRAME_MS.toFixed(1)}), ` +
      `${whole.toFixed(1)} ms with laying out and painting; ${late} of ${inNextFrame.length} ` +
      "not in the next frame (at most 0)",
  );
  return own <= FRAME_MS && late === 0;
}

async function benchNotes(url: string, few: Shared, many: Shared) {
  const ratios: number[] = [];
  for (const endpoint of [viewReport, listReportNotes]) {
    const msOf = async ({ id, share }: Shared) => {
      const startedAt = performance.now();
      const path = endpoint.path.replace("{id}", `${id}`);
      await loadTimes(`${url}${API_BASE}${path}?share=${share}`, "", CALLS);
      return performance.now() - startedAt;
    };
    const pairs: number[] = [];
    await msOf(few);
    for (let pair = 0; pair < PAIRS; pair++) pairs.push((await msOf(many)) / (await msOf(few)));
    ratios.push(median(pairs));
    console.log(
      `${endpoint.path}: with ${MANY} notes ${median(pairs).toFixed(2)} × the time with ${FEW} ` +
        `(at most ${NOTES_RATIO_MAX})`,
    );
  }
  return ratios.every((ratio) => ratio <= NOTES_RATIO_MAX);
}
