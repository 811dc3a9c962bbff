import { signIn } from "./api-client.ts";
import { passedIf } from "./outcome.ts";
import { BRIEFLY, sleep } from "./processes.ts";
import { seedAdmin } from "./seeded-teams.ts";
import { startServer } from "./server-process.ts";
import { startWriters, storedNames } from "./writers.ts";

const WRITER_COUNT = 50;
const DRAIN_MS_MAX = 10_000;

/**
 * Stops the server politely while fifty writers are at it. Whatever it had begun it must answer:
 * a name it gave no answer about may not be stored.
 */
export async function drainUnderLoad(settings: Record<string, string>) {
  const admin = await seedAdmin(settings);
  const server = await startServer(settings, BRIEFLY);
  const cookie = await signIn(server.url, admin);
  const { witness, underWay, done } = startWriters(server.url, cookie, WRITER_COUNT, "drain-");
  await underWay;
  await sleep(1_000);

  const stoppedAt = performance.now();
  const code = await server.stop();
  const drainMs = performance.now() - stoppedAt;
  await done;

  const again = await startServer(settings, BRIEFLY);
  const stored = await storedNames(again.url, cookie, "drain-");
  await again.stop();
  const cut = witness.unanswered.filter((name) => stored.has(name));
  const lost = witness.acknowledged.filter((name) => !stored.has(name));
  console.log(
    `${witness.acknowledged.length} acknowledged, ${lost.length} lost, ${cut.length} cut off; ` +
      `exit code ${code} after ${(drainMs / 1000).toFixed(1)} s`,
  );
  const isClean = code === 0 && drainMs <= DRAIN_MS_MAX && cut.length + lost.length === 0;
  return passedIf(isClean && witness.acknowledged.length > 0);
}
