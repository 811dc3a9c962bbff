/**
 * The best of several rounds: whatever else the machine does only ever adds, so the least is the
 * nearest to what the work itself takes. Works that are compared take turns.
 */
type Rounds = { rounds: number; roundMs: number };

export function bestMs(work: () => void, rounds: Rounds): number {
  return bestOf([work], rounds)[0] as number;
}

export function bestOf(works: (() => void)[], { rounds, roundMs }: Rounds): number[] {
  const times = works.map((work) => {
    work();
    return Math.max(1, Math.floor(roundMs / Math.max(timeMs(work, 1), 0.0005)));
  });
  const best = works.map(() => Number.POSITIVE_INFINITY);
  for (let round = 0; round < rounds; round++)
    for (const [index, work] of works.entries())
      best[index] = Math.min(best[index] as number, timeMs(work, times[index] as number));
  return best;
}

function timeMs(work: () => void, times: number) {
  const started = performance.now();
  for (let time = 0; time < times; time++) work();
  return (performance.now() - started) / times;
}
