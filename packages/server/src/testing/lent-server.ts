/**
 * A built server for a test. Mounting all there is takes longer than most tests do, so that one of the
 * usual settings is lent from test to test: whoever has it has it alone, and finds it as if it were new.
 * What it keeps in memory is by team, person or address, of which each test has its own.
 */
import { onTestFinished, TestRunner } from "vitest";
import { BUILT_WEB_APP, buildApp } from "#app.ts";
import type { Settings } from "#core/settings.ts";
import type { App } from "#http/mount.ts";
import type { Parts } from "#http/parts.ts";
import { readWebApp } from "#http/web-app.ts";
import type { TestClock } from "./test-clock.ts";
import { testParts } from "./test-parts.ts";

export type BuiltServer = Pick<App, "fastify"> & { parts: Parts; clock: TestClock };
export type GivenParts = Partial<Pick<Parts, "log" | "storage">>;

/** Read once for all the tests of a worker. */
const webApp = readWebApp(BUILT_WEB_APP);
const idle: BuiltServer[] = [];

/** One of its own where it is to be another than the usual, or outlives the test that asks. */
export async function builtServer(
  smtpUrl: string,
  settings: Partial<Settings>,
  given: GivenParts,
): Promise<BuiltServer> {
  const { parts, clock } = await testParts({ smtpUrl, ...settings });
  const isUsual = Object.keys({ ...settings, ...given }).length === 0;
  if (!isUsual || !TestRunner.getCurrentTest()) {
    Object.assign(parts, given);
    return { ...(await buildApp(parts, webApp)), parts, clock };
  }
  const lent = idle.pop() ?? (await buildLendable(parts, clock));
  renew(lent, parts, clock);
  onTestFinished(() => void idle.push(lent));
  return lent;
}

/** What is built keeps hold of its parts, so they stay the same and look up what is of now. */
async function buildLendable(first: Parts, clock: TestClock): Promise<BuiltServer> {
  const now = () => lent.clock.now();
  const parts = { ...first, now, wait: (ms: number) => lent.clock.wait(ms) };
  const lent = { parts, clock } as BuiltServer;
  return Object.assign(lent, { fastify: (await buildApp(parts, webApp)).fastify });
}

function renew(lent: BuiltServer, { settings, now, wait, ...fresh }: Parts, clock: TestClock) {
  Object.assign(lent.parts.settings, settings);
  Object.assign(lent.parts, fresh);
  lent.clock = clock;
}
