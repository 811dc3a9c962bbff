/**
 * Charts keep like with like: after a vehicle stands its depreciation, among expenses of a shop
 * stand others. How often which line follows which is counted in charts placed by hand; what each
 * account may be is then weighed with what those before and after it may be (forward-backward).
 */
import type { AccountClass } from "#ledger/ledger.ts";
import type { Chart } from "./chart-corpus/chart.ts";
import { linesOfClass } from "./class-wall.ts";
import type { MappedAccount } from "./line-suggestion.ts";

/** How much oftener the second line follows the first than it stands in its class at all. */
export type LineOrder = readonly Float64Array[];

type Ordered = Pick<MappedAccount, "code" | "class">;

const CLASSES: readonly AccountClass[] = ["ASSET", "LIABILITY", "EQUITY", "REVENUE", "EXPENSE"];
/** The lines of every class in one row; what two classes may have stands there twice. */
const ROW = CLASSES.flatMap((each) => [...linesOfClass(each).keys()].map((line) => each + line));
const PLACES = new Map(
  CLASSES.map((each) => [
    each,
    [...linesOfClass(each).keys()].map((line) => ROW.indexOf(each + line)),
  ]),
);

/** What is added to what was counted: eight accounts in the usual shares. */
const SMOOTHING = 8;
const WEIGHT = 1.1;

export function lineOrder(charts: readonly Chart[]): LineOrder {
  const size = ROW.length;
  const follows = Array.from({ length: size }, () => new Float64Array(size));
  const stands = new Float64Array(size);
  for (const { accounts } of charts) {
    let before: number | undefined;
    for (const at of byCode(accounts.map(({ account }) => account))) {
      const { account, lines } = accounts[at] ?? {};
      const line = ROW.indexOf(`${account?.class}${lines?.[0]}`);
      if (line < 0) continue;
      stands[line] = (stands[line] ?? 0) + 1;
      const after = before === undefined ? undefined : follows[before];
      if (after) after[line] = (after[line] ?? 0) + 1;
      before = line;
    }
  }
  return follows.map((after) => {
    const oftener = new Float64Array(size).fill(1);
    for (const lines of PLACES.values()) {
      const [standing, following] = [total(stands, lines), total(after, lines)];
      for (const line of lines) {
        const usual = ((stands[line] ?? 0) + 0.5) / (standing + 10);
        const here = ((after[line] ?? 0) + SMOOTHING * usual) / (following + SMOOTHING);
        oftener[line] = (here / usual) ** WEIGHT;
      }
    }
    return oftener;
  });
}

/** The shares of the lines of each account's class, after its neighbours have been heard. */
export function heardInOrder(
  accounts: readonly Ordered[],
  shares: readonly (readonly number[])[],
  order: LineOrder,
): number[][] {
  const row = byCode(accounts);
  const lines = accounts.map((each) => PLACES.get(each.class) ?? []);
  const pass = (places: readonly number[], oftener: (near: number, own: number) => number) => {
    const heard: number[][] = [];
    for (const [step, at] of places.entries()) {
      const near = places[step - 1];
      const said = near === undefined ? [] : times(shares[near] ?? [], heard[near] ?? []);
      heard[at] = (lines[at] ?? []).map((own) =>
        near === undefined
          ? 1
          : said.reduce((all, each, nth) => all + each * oftener(lines[near]?.[nth] ?? 0, own), 0),
      );
      heard[at] = normal(heard[at]);
    }
    return heard;
  };
  const before = pass(row, (near, own) => order[near]?.[own] ?? 1);
  const after = pass(row.toReversed(), (near, own) => order[own]?.[near] ?? 1);
  return accounts.map((_, at) =>
    normal(times(times(shares[at] ?? [], before[at] ?? []), after[at] ?? [])),
  );
}

/** Places in the list by code; accounts without one stay as they come. */
function byCode(accounts: readonly Ordered[]): number[] {
  const code = (at: number) => accounts[at]?.code ?? "";
  return [...accounts.keys()].sort((one, other) =>
    code(one) < code(other) ? -1 : code(one) > code(other) ? 1 : 0,
  );
}

function total(counts: Float64Array, lines: readonly number[]): number {
  return lines.reduce((all, line) => all + (counts[line] ?? 0), 0);
}

function times(some: readonly number[], others: readonly number[]): number[] {
  return some.map((each, nth) => each * (others[nth] ?? 1));
}

function normal(numbers: readonly number[]): number[] {
  const all = numbers.reduce((sum, each) => sum + each, 0);
  return numbers.map((each) => each / all);
}
