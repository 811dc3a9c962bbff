/**
 * Fixed assets, class by class: the life is what the cost and its wear a month come to, purchases are
 * what a usual month bought. A single large purchase is not a habit and is left out, and said.
 */
import type { Account } from "#model/document.ts";
import type { FixedAssets } from "#model/kinds/fixed-assets.ts";
import { monthLabel } from "#time/month.ts";
import {
  assumed,
  type Fitting,
  fitted,
  joined,
  type Part,
  perPeriod,
  say,
  sayMonths,
} from "./fitting.ts";
import { busiest, monthOfYear, onLines } from "./history.ts";
import { pairedWith } from "./pair-accounts.ts";
import { type Level, levelOf, rangeOf, sum } from "./statistics.ts";

type Kind = { cost: string; worn: string; expense: string; name: string };

const KINDS: Kind[] = [
  {
    cost: "fixedAssets",
    worn: "accumulatedDepreciation",
    expense: "depreciation",
    name: "depreciation",
  },
  {
    cost: "intangibles",
    worn: "accumulatedAmortisation",
    expense: "amortisation",
    name: "amortisation",
  },
];

/** `rise` is the index that prices follow. */
export type BoughtWith = { rise: string; salesTax?: string };

export function fitAssets(fitting: Fitting, on: BoughtWith): Part {
  return joined(KINDS.map((kind) => assetsOf(fitting, kind, on)));
}

function assetsOf(fitting: Fitting, kind: Kind, on: BoughtWith): Part {
  const { history } = fitting;
  const expense = busiest(history, onLines(history, kind.expense));
  const costs = onLines(history, kind.cost).toSorted(
    (one, other) => history.balanceOf(other.id) - history.balanceOf(one.id),
  );
  const worn = onLines(history, kind.worn);
  if (!expense) return {};
  const charged = history.movementsOf(expense.id);
  const pairs = [...pairedWith(worn, costs)];
  if (pairs.length > 0) {
    return joined(
      pairs.map(([account, cost]) => {
        const wear = history.movementsOf(account.id).map((movement) => Math.max(0, 0 - movement));
        return classOf(fitting, { cost, worn: account, expense, wear, on });
      }),
    );
  }
  const [cost] = costs;
  if (!cost || sum(charged) <= 0) return {};
  // The ledger writes cost itself down; from now on the wear stands beside it.
  const id = history.accounts.some((each) => each.id === `${cost.id}Worn`)
    ? fitting.nameFor(`${cost.id}WornMade`)
    : `${cost.id}Worn`;
  const made: Account = { id, name: `${cost.name}, ${kind.name}`, line: kind.worn };
  return joined([
    { accounts: [made] },
    classOf(fitting, { cost, worn: made, expense, wear: charged, on }),
  ]);
}

type AssetClass = {
  cost: Account;
  worn: Account;
  expense: Account;
  wear: readonly number[];
  on: BoughtWith;
};

function classOf(fitting: Fitting, { cost, worn, expense, wear, on }: AssetClass): Part {
  const { history, nameFor } = fitting;
  const value = history.balanceOf(cost.id);
  const level = levelOf(wear);
  if (value <= 0 || level.value <= 0) {
    if (value === 0) return {};
    const why = `${cost.name} is neither written down nor bought: the books show no wear of it.`;
    return { unproven: [why] };
  }
  const lifeYears = Math.min(100, Math.max(0.1, value / (level.value * 12)));
  const bought = purchases(fitting, cost, level.value * 12);
  const module: FixedAssets = {
    kind: "fixedAssets",
    id: nameFor(cost.id),
    name: cost.name,
    cost: cost.id,
    accumulated: worn.id,
    expense: expense.id,
    additions: `${perPeriod(bought.monthly)} * ${on.rise}${bought.once ? ` + ${bought.once}` : ""}`,
    ...(on.salesTax !== undefined && { salesTax: on.salesTax }),
    method: { kind: "straightLine", lifeYears: Math.round(lifeYears * 100) / 100 },
    note: `${say(value, "currency")} at cost wears by ${say(level.value, "currency")} a month, which is a life of ${Math.round(lifeYears * 10) / 10} years: ${wearWords(level)}.`,
    evidence: "actual",
  };
  return joined([bought.part, { modules: [module] }]);
}

function wearWords({ months, low, high }: Level): string {
  if (low === high) return `the same in ${sayMonths(months)}`;
  return `${sayMonths(months)}, between ${say(low, "currency")} and ${say(high, "currency")}`;
}

/**
 * A month that bought more than all others of the year together is no habit of every month. Up to what
 * wears out in a year it is replacement, and comes again in its month; beyond, nobody can foresee it.
 */
function purchases(fitting: Fitting, { id, name }: Account, wearPerYear: number) {
  const { history, unit } = fitting;
  const all = history.movementsOf(id).map((movement) => Math.max(0, movement));
  const last = all.slice(-12);
  const about = { name: `${name}: bought a month`, unit: "currency" } as const;
  if (sum(last) === 0 || last.length < 3) {
    const why = `Nothing was bought in ${sayMonths(last.length)}; nothing is assumed.`;
    const none = assumed(fitting, `${id}Bought`, { ...about, value: 0, why });
    return { part: none.part, monthly: none.id };
  }
  const most = Math.max(...last);
  const isOnce = last.length >= 6 && most > sum(last) / 2;
  const isReplaced = isOnce && most <= 1.5 * wearPerYear;
  const isApart = isOnce && !(isReplaced && unit !== "month");
  const usual = isApart ? last.filter((amount) => amount !== most) : last;
  const at = history.count - last.length + last.indexOf(most);
  const what = `${say(most, "currency")} in ${monthLabel(history.firstMonth + at)}`;
  const monthly = fitted(fitting, `${id}Bought`, {
    ...about,
    level: { value: sum(usual) / last.length, months: last.length, ...rangeOf(usual) },
    rule: "The mean of what was bought",
    history: all,
    ...(isApart && { more: `${what} was more than all others and stands apart` }),
  });
  if (!isApart) return { part: monthly.part, monthly: monthly.id };
  if (!isReplaced) {
    const told = `${name}: ${what} is more than wears out in a year; no such purchase is forecast.`;
    return { part: joined([monthly.part, { unproven: [told] }]), monthly: monthly.id };
  }
  const yearly = assumed(fitting, `${id}Replaced`, {
    name: `${name}: replaced a year`,
    unit: "currency",
    value: most,
    why: `${what} is about what wears out in a year, so it is taken to come again.`,
  });
  const once = `${yearly.id} * (calendar.monthInYear = ${monthOfYear(history, at)})`;
  return { part: joined([monthly.part, yearly.part]), monthly: monthly.id, once };
}
