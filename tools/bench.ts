/**
 * `npm run bench`: measures against the plainest thing that could do the same work, in one run
 * on one machine, so that the figure is a ratio and travels. A missed bar is a failure. Words
 * after `--` choose: start, current-user, clients, home, models, model-history, open-screens, live, engine,
 * connectors, sync, sync-night, month-end, portfolio, workspace, report-pdf, report-view.
 */
import { benchClients } from "./bench/clients.ts";
import { benchConnectors } from "./bench/connectors.ts";
import { benchCurrentUser } from "./bench/current-user.ts";
import { benchEngine } from "./bench/engine.ts";
import { benchHome } from "./bench/home.ts";
import { benchLive } from "./bench/live.ts";
import { benchModelHistory } from "./bench/model-history.ts";
import { benchModels } from "./bench/models.ts";
import { benchMonthEnd } from "./bench/month-end.ts";
import { benchOpenScreens } from "./bench/open-screens.ts";
import { benchPortfolio } from "./bench/portfolio.ts";
import { benchReportPdf } from "./bench/report-pdf.ts";
import { benchReportView } from "./bench/report-view.ts";
import { benchStart } from "./bench/start.ts";
import { benchLargeSync, benchNightOfSyncs } from "./bench/syncs.ts";
import { benchWorkspace } from "./bench/workspace.ts";
import { buildStale, everything } from "./build-steps.ts";
import { findPostgres } from "./postgres.ts";

const benches: Record<string, () => Promise<{ isPassed: boolean }>> = {
  engine: async () => {
    await buildStale(everything);
    return benchEngine();
  },
  connectors: benchConnectors,
  start: async () => {
    await buildStale(everything);
    await benchStart();
    return { isPassed: true };
  },
  "current-user": onPostgres(async (postgres) => {
    const { ratio, bar } = await benchCurrentUser(postgres);
    return { isPassed: ratio >= bar };
  }),
  clients: onPostgres(benchClients),
  home: onPostgres(benchHome),
  models: onPostgres(benchModels),
  "model-history": onPostgres(benchModelHistory),
  "open-screens": onPostgres(benchOpenScreens),
  live: onPostgres(benchLive),
  sync: onPostgres(benchLargeSync),
  "sync-night": onPostgres(benchNightOfSyncs),
  "month-end": async () => {
    const postgres = await findPostgres();
    if (postgres) return benchMonthEnd(postgres);
    console.log("skipped: this needs PostgreSQL, and there is none here");
    return { isPassed: false };
  },
  portfolio: onPostgres(benchPortfolio),
  workspace: async () => {
    await buildStale(everything);
    return benchWorkspace();
  },
  "report-pdf": async () => {
    await buildStale(everything);
    return benchReportPdf();
  },
  "report-view": onPostgres(benchReportView),
};

/** A server is measured as it is run: built, on PostgreSQL. */
function onPostgres(bench: (programs: string) => Promise<{ isPassed: boolean }>) {
  return async () => {
    await buildStale(everything);
    const postgres = await findPostgres();
    if (postgres) return bench(postgres);
    console.log("skipped: this needs PostgreSQL, and there is none here");
    return { isPassed: false };
  };
}

const chosen = process.argv.slice(2);
const missed: string[] = [];
for (const [name, bench] of Object.entries(benches)) {
  if (chosen.length > 0 && !chosen.includes(name)) continue;
  console.log(`\n── ${name}`);
  if (!(await bench()).isPassed) missed.push(name);
}
console.log(missed.length === 0 ? "\nevery bar was met" : `\nmissed: ${missed.join(", ")}`);
process.exitCode = missed.length === 0 ? 0 : 1;
