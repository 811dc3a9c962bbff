import { buildStale, server } from "./build-steps.ts";
import { drainUnderLoad } from "./drain.ts";
import { stopAmidJobs } from "./job-rounds.ts";
import { type KillReport, killRounds } from "./kill-rounds.ts";
import { killAtMonthEnd } from "./month-end-rounds.ts";
import { type Outcome, passedIf, skippedBecause } from "./outcome.ts";
import { withPostgres } from "./postgres.ts";
import type { Cluster } from "./postgres-cluster.ts";
import { killRestores } from "./restore-rounds.ts";
import { killBetweenSaveAndAnswer } from "./save-rounds.ts";
import { onDatabase } from "./server-process.ts";
import { startTogether } from "./start-rounds.ts";
import { stopUnderReaders } from "./stop-rounds.ts";
import { killAmidSyncs, killPlaces } from "./sync-rounds.ts";
import { inTemporaryFolder } from "./temporary-folder.ts";

type Loop = {
  name: string;
  run: () => Promise<Outcome>;
  /** Holds on one storage what another loop holds on the other, by the same code of ours. */
  isLong?: boolean;
};

/** Each promise on one storage: PostgreSQL's where there is one, and those that embedded storage alone can break. */
export function shortKillLoops(postgres: string | undefined, rounds: number): Loop[][] {
  return killLoops(postgres, rounds).map((loops) => loops.filter(({ isLong }) => !isLong));
}

/** The server stopped every way there is, on every storage there is; most of it is waiting. */
export function killLoops(postgres: string | undefined, rounds: number): Loop[][] {
  const hasTwin = postgres !== undefined;
  return [
    [
      {
        name: "killed under writes, embedded",
        run: () => inFolder(async (settings) => told(await killRounds({ rounds, settings }))),
      },
      {
        name: "killed under writes, PostgreSQL",
        isLong: hasTwin,
        run: () =>
          onPostgres(postgres, async (settings) => told(await killRounds({ rounds, settings }))),
      },
      { name: "stopped under load, embedded", run: () => inFolder(drainUnderLoad) },
      {
        name: "killed together with PostgreSQL",
        run: () =>
          onPostgres(postgres, async (settings, cluster) => {
            async function killMore() {
              await cluster.kill();
              return cluster.start;
            }
            return told(await killRounds({ rounds, settings, killMore }));
          }),
      },
      {
        name: "killed between a save and its answer, embedded",
        isLong: hasTwin,
        run: () => inFolder((settings) => killBetweenSaveAndAnswer(settings, rounds)),
      },
      {
        name: "killed between a save and its answer, PostgreSQL",
        run: () => onPostgres(postgres, (settings) => killBetweenSaveAndAnswer(settings, rounds)),
      },
      {
        name: "stopped under readers, embedded",
        isLong: hasTwin,
        run: () => inFolder((settings) => stopUnderReaders(settings, rounds)),
      },
      {
        name: "stopped under readers, PostgreSQL",
        run: () => onPostgres(postgres, (settings) => stopUnderReaders(settings, rounds)),
      },
    ],
    // Jobs wait for the lease of a killed process, so these leave room for others.
    [
      {
        name: "killed and stopped amid jobs, embedded",
        isLong: hasTwin,
        run: () => inFolder((settings) => stopAmidJobs(settings, rounds)),
      },
      {
        name: "killed and stopped amid jobs, PostgreSQL",
        run: () => onPostgres(postgres, (settings) => stopAmidJobs(settings, rounds)),
      },
      {
        name: "killed amid syncs, embedded",
        isLong: hasTwin,
        run: () => inFolder((settings) => killAmidSyncs(settings, killPlaces(rounds, "embedded"))),
      },
      {
        name: "killed amid syncs, PostgreSQL",
        run: () =>
          onPostgres(postgres, (settings) =>
            killAmidSyncs(settings, killPlaces(rounds, "postgres")),
          ),
      },
      {
        name: "restores killed, embedded",
        run: async () => {
          await buildStale([server]);
          return killRestores(rounds);
        },
      },
      {
        name: "started together and killed, new PostgreSQL",
        run: () =>
          onPostgres(postgres, (settings, cluster) => startTogether(cluster, settings, rounds)),
      },
    ],
    // Three workers and a database leave room for nobody.
    [
      {
        name: "workers killed at the turn of a month, PostgreSQL",
        // A round in which the work was done before anybody was struck proves nothing.
        run: () => onPostgres(postgres, (settings) => killAtMonthEnd(settings, rounds + 1)),
      },
    ],
  ];
}

async function inFolder<T>(work: (settings: Record<string, string>) => Promise<T>) {
  await buildStale([server]);
  return inTemporaryFolder("kill", (DATA_DIR) => work({ DATA_DIR, RATE_LIMIT_SCALE: "1000000" }));
}

async function onPostgres(
  programs: string | undefined,
  storm: (settings: Record<string, string>, cluster: Cluster) => Promise<Outcome>,
) {
  if (!programs) return skippedBecause("kill rounds on PostgreSQL: there is none here");
  return withPostgres(programs, (cluster) =>
    inFolder(async (settings) => {
      const served = onDatabase(await cluster.createDatabase("kill"));
      return storm({ ...settings, ...served }, cluster);
    }),
  );
}

function told({ acknowledged, lost, duplicated, untold, isTrailWhole, restartMs }: KillReport) {
  const sorted = [...restartMs].sort((one, other) => one - other);
  const median = sorted[Math.floor(sorted.length / 2)] ?? 0;
  console.log(
    `${restartMs.length} rounds: ${acknowledged} acknowledged, ${lost.length} lost, ` +
      `${duplicated.length} duplicated, ${untold} without an audit entry, ` +
      `trail ${isTrailWhole ? "whole" : "broken"}; ` +
      `ready again in ${seconds(median)} (median), ${seconds(sorted.at(-1) ?? 0)} (longest)`,
  );
  if (lost.length > 0) console.log("lost:", lost.slice(0, 20).join(" "));
  const isKept = lost.length + duplicated.length + untold === 0;
  return passedIf(isKept && isTrailWhole && acknowledged > 0);
}

function seconds(ms: number) {
  return `${(ms / 1000).toFixed(1)} s`;
}
