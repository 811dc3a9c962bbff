/**
 * When something that gathers is paid: which months make a cycle, and how many months after its end
 * it is paid. Every calendar is tried on the balances, which should be a steady share of what has
 * gathered and is not paid yet:
 *
 *   balance = rate × what the open cycles gathered
 *
 * The rate is known for a cost that is owed as it is charged (1) and found for tax.
 */
import type { PaymentCycle } from "#model/kinds/payment-cycle.ts";
import { monthInYear } from "#time/month.ts";
import type { History } from "./history.ts";
import { median, sum } from "./statistics.ts";

export type Owed = {
  cycle: PaymentCycle & { endMonth: number; dueDays: number };
  /** Months from a cycle's end to its payment. */
  lag: number;
  rate: number;
  /** By month, what each open balance was a share of. */
  rates: number[];
  /** How far balances are off, as a share of them. */
  error: number;
};

const CYCLES = [1, 2, 3, 6, 12];
const LAG_MOST = 4;
const MONTHS_LEAST = 4;

export function owedBy(
  history: Pick<History, "firstMonth">,
  balances: readonly number[],
  gathered: readonly number[],
): Owed | undefined {
  let best: Owed | undefined;
  let least = Number.POSITIVE_INFINITY;
  for (const months of CYCLES) {
    for (let phase = 0; phase < months; phase++) {
      for (let lag = 0; lag <= LAG_MOST; lag++) {
        const found = tried(history, balances, gathered, { months, phase, lag });
        // A longer calendar fits more by chance.
        const price = found && found.error + 0.01 * (months - 1) + 0.02 * lag;
        if (found && price !== undefined && price < least) [best, least] = [found, price];
      }
    }
  }
  return best;
}

type Calendar = { months: number; phase: number; lag: number };

function tried(
  { firstMonth }: Pick<History, "firstMonth">,
  balances: readonly number[],
  gathered: readonly number[],
  { months, phase, lag }: Calendar,
): Owed | undefined {
  const first = months + lag - 1;
  const known = balances.slice(first);
  if (known.length < MONTHS_LEAST) return undefined;
  // What gathered since the last cycle that is paid by then; sums up to each month make it one step.
  const upTo = [0];
  for (const value of gathered) upTo.push((upTo.at(-1) ?? 0) + value);
  const open = known.map((_, at) => {
    const paid = first + at - lag;
    const lastPaid = paid - ((((paid - phase) % months) + months) % months);
    return (upTo[first + at + 1] ?? 0) - (upTo[Math.max(0, lastPaid + 1)] ?? 0);
  });
  const size = sum(known.map(Math.abs));
  const rates = known.flatMap((balance, at) => {
    const base = open[at] ?? 0;
    return Math.abs(base) > 1e-9 * size && base !== 0 ? [balance / base] : [];
  });
  if (size === 0 || rates.length < MONTHS_LEAST / 2) return undefined;
  const rate = median(rates);
  const error = sum(known.map((balance, at) => Math.abs(balance - rate * (open[at] ?? 0)))) / size;
  const endMonth = monthInYear(firstMonth + phase);
  const dueDays = lag === 0 ? 0 : 21 + 30 * (lag - 1);
  return { cycle: { months, endMonth, dueDays }, lag, rate, rates, error };
}
