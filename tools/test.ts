/**
 * `npm test`: everything, stage by stage. A stage that breaks is a failure like any other, what
 * failed or had to be skipped is told by name, and the last line counts.
 */
import { type Outcome, sumOf, tell } from "./outcome.ts";
import { type Stage, stages } from "./test-stages.ts";

for (const signal of ["SIGINT", "SIGTERM"] as const) process.on(signal, () => process.exit(1));

type Result = { name: string; seconds: number; outcome: Outcome };

const results: Result[] = [];
for (const sideBySide of stages) results.push(...(await Promise.all(sideBySide.map(play))));

console.log("\nstage                                      passed   failed   seconds");
for (const { name, outcome, seconds } of results) {
  const figures = [outcome.passed, outcome.failed.length, seconds.toFixed(1)];
  console.log(name.padEnd(40) + figures.map((figure) => String(figure).padStart(9)).join(""));
}
process.exit(tell(sumOf(results.map(({ outcome }) => outcome))));

async function play({ name, run }: Stage): Promise<Result> {
  console.log(`\n── ${name}`);
  const startedAt = performance.now();
  const { failed, ...outcome } = await run().catch((error: unknown): Outcome => {
    console.error(error);
    return { passed: 0, failed: ["told above"], skipped: [] };
  });
  const seconds = (performance.now() - startedAt) / 1000;
  return {
    name,
    seconds,
    outcome: { ...outcome, failed: failed.map((test) => `${name}: ${test}`) },
  };
}
