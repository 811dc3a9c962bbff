/**
 * Costs, account by account: a share of revenue, the same months again, or an amount a month, whichever
 * would have been nearest in the last year. The plainest that is nearly as good is taken: an amount.
 */
import type { Account } from "#model/document.ts";
import type { Input } from "#model/kinds/module-base.ts";
import type { Module } from "#model/module.ts";
import type { Remarks } from "#model/remarks.ts";
import { standardLine } from "#model/standard-lines.ts";
import {
  type Fitting,
  fitted,
  goingOnAs,
  joined,
  type Part,
  perPeriod,
  say,
  yearOf,
} from "./fitting.ts";
import { endedSentence, hasEnded, sinceFirst } from "./history.ts";
import type { FittedRise } from "./index-driver.ts";
import { levelWords } from "./sentences.ts";
import { clippedMean, levelOf, mean, OF_SHARES, rangeOf } from "./statistics.ts";
import { levelNow } from "./trend.ts";

export type Earning = { id: string; name: string; sales: readonly number[] };

export type CostContext = {
  /** All revenue before tax, month by month. */
  sales: readonly number[];
  /** The modules that earn it, each with its own. */
  earning: readonly Earning[];
  payable?: string;
  salesTax?: string;
  /** The account that goods sold are taken from. */
  stock?: string;
  rise: FittedRise;
};

export function fitCost(fitting: Fitting, account: Account, context: CostContext): Part {
  const { history } = fitting;
  const { id, name, line } = account;
  const all = history.movementsOf(id);
  const series = sinceFirst(all);
  if (series.length === 0) return {};
  if (hasEnded(series)) {
    return { unproven: [endedSentence(name)] };
  }
  const found = chosen(fitting, account, series, context);
  const on = settledOn(account, context);
  const isOfSales = standardLine(line)?.section === "costOfSales";
  const module: Module = isOfSales
    ? {
        kind: "costOfSales",
        id: fitting.nameFor(id),
        name,
        account: id,
        ...on,
        ...found.remarks,
        ...(found.share !== undefined
          ? { form: "share", share: found.share, of: found.of ?? [] }
          : { form: "amount", amount: found.amount }),
      }
    : {
        kind: "expense",
        id: fitting.nameFor(id),
        name,
        account: id,
        ...on,
        ...found.remarks,
        amount: found.amount,
      };
  const part = found.share === undefined ? goingOnAs(found.part, `${module.id}.net`) : found.part;
  return joined([part, { modules: [module] }]);
}

/** Goods come out of stock; everything else is billed. */
function settledOn({ line }: Account, { stock, payable, salesTax }: CostContext) {
  if (line === "materials" && stock !== undefined) return { inventory: stock };
  return { ...(payable !== undefined && { payable }), ...(salesTax !== undefined && { salesTax }) };
}

type Chosen = { part: Part; amount: Input; share?: string; of?: string[]; remarks?: Remarks };

function chosen(
  fitting: Fitting,
  { id, name, line }: Account,
  series: readonly number[],
  context: CostContext,
): Chosen {
  const { rise } = context;
  const own = rise.of(series);
  const level = levelNow(series, own);
  const isOfSales = standardLine(line)?.section === "costOfSales";
  const last = Math.min(12, series.length);
  const offBy = (expected: (index: number) => number) =>
    mean(
      Array.from({ length: last }, (_, back) => {
        const index = series.length - 1 - back;
        return Math.abs((series[index] ?? 0) - expected(index));
      }),
    );
  const flat = offBy(() => level.value);
  const follows = followed(series, context, isOfSales, offBy);
  const again = repeatError(series, own);
  // What is sold costs something; other costs follow sales only where that is plain to see.
  const leeway = isOfSales ? 1.25 : 0.6;
  if (follows && follows.miss <= leeway * flat) {
    const { share, of, miss } = follows;
    const made = fitted(fitting, `${id}Share`, {
      name: `${name}, share of ${of.name}`,
      unit: "percent",
      level: share,
      rule: `Follows ${of.name}: a month is off by ${sayShare(miss, series)} this way and by ${sayShare(flat, series)} as an amount`,
      history: series.map((cost, index) => ratio(cost, of.sales.at(index - series.length) ?? 0)),
    });
    return { part: made.part, amount: `${made.id} * ${of.line}`, share: made.id, of: of.modules };
  }
  if (fitting.actualCount >= yearOf(fitting) && again !== undefined && again < 0.6 * flat) {
    const before = `lag(account.${id}.movement, ${yearOf(fitting)})`;
    const amount = own === 0 ? before : `${before} * (1 + ${rise.growth})`;
    const remarks = {
      note: `The same month a year before, which was off by ${sayShare(again, series)}; as an amount a month is off by ${sayShare(flat, series)}.`,
      evidence: "actual" as const,
    };
    return { part: {}, amount, remarks };
  }
  const made = fitted(fitting, `${id}PerMonth`, {
    name: `${name} a month`,
    unit: "currency",
    level,
    rule: levelWords(level, series, own),
    history: series,
    evidence: series.length >= 3 ? "actual" : "estimate",
  });
  const amount = perPeriod(made.id);
  return { part: made.part, amount: own === 0 ? amount : `${amount} * ${rise.index}` };
}

/** In a long chart a cost goes with some kind of revenue by chance, so only the largest are asked. */
const KINDS_MOST = 8;

type Followed = { name: string; line: string; modules: string[]; sales: readonly number[] };

/** All revenue; or of what is sold one kind, where its cost plainly goes with that one. */
function followed(
  series: readonly number[],
  { sales, earning }: CostContext,
  isOfSales: boolean,
  offBy: (expected: (index: number) => number) => number,
) {
  const modules = earning.map(({ id }) => id);
  const all: Followed = { name: "revenue", line: "pl.revenue", modules, sales };
  const size = ({ sales: own }: Earning) => own.slice(-12).reduce((sum, one) => sum + one, 0);
  const largest = earning.toSorted((one, other) => size(other) - size(one)).slice(0, KINDS_MOST);
  const each = largest.map(
    ({ id, name, sales: own }): Followed => ({
      name,
      line: `${id}.net`,
      modules: [id],
      sales: own,
    }),
  );
  const tried = [all, ...(isOfSales && earning.length > 1 ? each : [])].flatMap((of) => {
    const own = of.sales.slice(-series.length);
    const share = shareOf(series, own);
    if (!share || modules.length === 0) return [];
    return [{ of, share, miss: offBy((index) => share.value * (own[index] ?? 0)) }];
  });
  const [first, ...others] = tried;
  return others.reduce((best, next) => (best && next.miss < 0.8 * best.miss ? next : best), first);
}

/** Over a year together, so that a month without sales does not count more than its cost. */
function shareOf(series: readonly number[], sales: readonly number[]) {
  const months = Math.min(24, series.length);
  const [costs, sold] = [series.slice(-months), sales.slice(-months)];
  if (months < 3 || sold.some((each) => each <= 0)) return undefined;
  const ratios = costs.map((cost, index) => cost / (sold[index] ?? 1));
  const recent = levelOf(ratios, clippedMean, OF_SHARES);
  return { value: recent.value, months: recent.months, ...rangeOf(ratios.slice(-recent.months)) };
}

function repeatError(series: readonly number[], growth: number): number | undefined {
  const pairs = series.slice(12);
  if (pairs.length < 3) return undefined;
  return mean(pairs.map((value, index) => Math.abs(value - (series[index] ?? 0) * (1 + growth))));
}

const ratio = (part: number, whole: number) => (whole === 0 ? 0 : part / whole);

function sayShare(miss: number, series: readonly number[]): string {
  return say(ratio(miss, Math.abs(mean(series.slice(-12)))), "percent");
}
