/** What of bills is still open at a month's end, by the age of the bill: the other way than days. */

export type OpenShares = {
  /** Paid in the month of the bill, in the next, and so on; 1 in all. */
  profile: number[];
  /** How far the balances are off, on average. */
  miss: number;
  months: number;
};

/** Bills older than three months are paid. */
const AGES = 3;
const COARSE = 5;
const PERCENT = 100;

/** The shares, in whole percents, that explain the balances best; none with less than six of them. */
export function openShares(
  balances: readonly number[],
  billed: readonly number[],
): OpenShares | undefined {
  const ends = balances.map((_, index) => index).slice(AGES - 1);
  if (ends.length < 6) return undefined;
  const bills = ends.map((end) => [billed[end] ?? 0, billed[end - 1] ?? 0, billed[end - 2] ?? 0]);
  const known = ends.map((end) => balances[end] ?? 0);
  const missWith = (open: readonly number[]) => missOf(open, bills, known);
  const about = search(missWith, COARSE, [0, 0, 0], PERCENT);
  const { open, miss } = search(
    missWith,
    1,
    about.open.map((share) => share - COARSE),
    2 * COARSE,
  );
  const [one = 0, two = 0, three = 0] = open;
  const paid = [PERCENT - one, one - two, two - three, three].map((share) => share / PERCENT);
  const last = paid.findLastIndex((share) => share > 0);
  return { profile: paid.slice(0, last + 1), miss, months: ends.length };
}

/** Tries all shares, in percent and never more of an older bill, from some on as far as `reach`. */
function search(
  missWith: (open: readonly number[]) => number,
  step: number,
  from: readonly number[],
  reach: number,
) {
  let best = { open: [0, 0, 0], miss: missWith([0, 0, 0]) };
  const range = (age: number, most: number) => {
    const low = Math.max(0, from[age] ?? 0);
    const high = Math.min(most, (from[age] ?? 0) + reach);
    return Array.from(
      { length: Math.max(0, Math.floor((high - low) / step) + 1) },
      (_, at) => low + at * step,
    );
  };
  for (const one of range(0, PERCENT))
    for (const two of range(1, one))
      for (const three of range(2, two)) {
        const miss = missWith([one, two, three]);
        if (miss < best.miss) best = { open: [one, two, three], miss };
      }
  return best;
}

function missOf(open: readonly number[], bills: readonly number[][], known: readonly number[]) {
  let total = 0;
  for (const [index, ages] of bills.entries()) {
    const owed = ages.reduce((sum, bill, age) => sum + bill * ((open[age] ?? 0) / PERCENT), 0);
    total += Math.abs(owed - (known[index] ?? 0));
  }
  return total / bills.length;
}

/** What would be open with so many days, at each month's end that the bills reach back far enough for. */
export function openByDays(
  days: number,
  billed: readonly number[],
  lengths: readonly number[],
): number[] {
  return billed.flatMap((_, end) => {
    let [left, open] = [days, 0];
    for (let index = end; index >= 0 && left > 0; index--) {
      const length = lengths[index] ?? 0;
      open += (billed[index] ?? 0) * Math.min(1, left / length);
      left -= length;
    }
    return left > 0 ? [] : [open];
  });
}
