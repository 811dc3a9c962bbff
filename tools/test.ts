/**
 * `npm test`: everything, stage by stage. A stage that breaks is a failure like any other, what
 * had to be skipped is told by name, and the last line counts.
 */
import { type Outcome, sumOf } from "./outcome.ts";
import { type Stage, stages } from "./test-stages.ts";

for (const signal of ["SIGINT", "SIGTERM"] as const) process.on(signal, () => process.exit(1));

type Result = { name: string; seconds: number; outcome: Outcome };

const results: Result[] = [];
for (const stage of stages) results.push(await play(stage));

console.log("\nstage                                      passed   failed   seconds");
for (const { name, outcome, seconds } of results) {
  const figures = [outcome.passed, outcome.failed, seconds.toFixed(1)];
  console.log(name.padEnd(40) + figures.map((figure) => String(figure).padStart(9)).join(""));
}
const total = sumOf(results.map(({ outcome }) => outcome));
for (const skipped of total.skipped) console.log(`skipped: ${skipped}`);
for (const flaky of total.flaky ?? []) console.log(`passed only when tried again: ${flaky}`);
console.log(`${total.passed} passed, ${total.failed} failed`);
process.exit(total.failed > 0 ? 1 : 0);

async function play({ name, run }: Stage): Promise<Result> {
  console.log(`\n── ${name}`);
  const startedAt = performance.now();
  const outcome = await run().catch((error: unknown): Outcome => {
    console.error(error);
    return { passed: 0, failed: 1, skipped: [] };
  });
  return { name, outcome, seconds: (performance.now() - startedAt) / 1000 };
}
