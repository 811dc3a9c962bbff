/** Stock: days of what was used, counted back, or a level, whichever the balances followed. */
import type { Account } from "#model/document.ts";
import type { Inventory } from "#model/kinds/inventory.ts";
import { earlierPeriods } from "./earlier.ts";
import { daysOf } from "./fit-settlement.ts";
import {
  assumed,
  type Fitting,
  fitted,
  joined,
  type Part,
  plain,
  type Question,
  say,
} from "./fitting.ts";
import { openByDays } from "./open-shares.ts";
import { levelOf, mean, median, OF_BALANCES } from "./statistics.ts";

type Held = { account: Account; used: readonly number[]; payable?: string; salesTax?: string };

/** More days than this no look-back reaches. */
const DAYS_MOST = 400;

export function fitStock(fitting: Fitting, { account, used, payable, salesTax }: Held): Part {
  const balances = fitting.history.balancesOf(account.id);
  const base = {
    kind: "inventory" as const,
    id: fitting.nameFor(account.id),
    name: account.name,
    account: account.id,
    ...(payable !== undefined && { payable }),
    ...(salesTax !== undefined && { salesTax }),
  };
  const days = daysHeld(fitting, account, balances, used);
  const level = days ? undefined : levelHeld(fitting, account, balances);
  const module: Inventory = days
    ? { ...base, method: "days", days: days.id, ...earlierPeriods(fitting, used) }
    : { ...base, method: "target", target: level?.id ?? 0 };
  return joined([days?.part ?? {}, level?.part ?? {}, { modules: [module] }]);
}

/** None where the stock keeps to a level rather than to what is used. */
function daysHeld(
  fitting: Fitting,
  { id, name }: Account,
  balances: readonly number[],
  used: readonly number[],
) {
  const found = daysOf(fitting, balances, used);
  if (!found || found.level.value <= 0 || found.level.high >= DAYS_MOST) return undefined;
  const byDays = openByDays(found.level.value, used, fitting.history.days);
  const known = balances.slice(balances.length - byDays.length);
  const off = (expected: (index: number) => number) =>
    mean(known.map((balance, index) => Math.abs(balance - expected(index))));
  const usual = median(known);
  if (off(() => usual) < off((index) => byDays[index] ?? 0)) return undefined;
  const made = fitted(fitting, `${id}Days`, {
    name: `${name}: days held`,
    unit: "days",
    level: found.level,
    rule: `Counted back on what was used, the median is ${say(found.level.value, "days")}`,
    history: found.series,
  });
  return asking(made, name, { unit: "days", now: found.level.value, series: found.series });
}

function levelHeld(fitting: Fitting, { id, name }: Account, balances: readonly number[]) {
  const level = levelOf(balances, median, OF_BALANCES);
  const about = { name: `${name}: level`, unit: "currency" } as const;
  if (balances.length < 3) {
    const why = "The books are too short to tell how much stock is kept; it stays where it stands.";
    return assumed(fitting, `${id}Level`, { ...about, value: level.value, why });
  }
  const made = fitted(fitting, `${id}Level`, {
    ...about,
    level,
    rule: "It keeps to a level rather than to days of what is used",
    history: balances,
  });
  return asking(made, name, { unit: "currency", now: level.value, series: balances });
}

type OverTime = { unit: "days" | "currency"; now: number; series: readonly number[] };

/** A tenth of a stock is money that somebody decides about. */
const APART_LEAST = 0.1;

/** Stock that stands clearly above or below the year's: whether that stays is a decision. */
function asking(made: { id: string; part: Part }, name: string, { unit, now, series }: OverTime) {
  const year = mean(series.slice(-12));
  if (series.length < 12 || Math.abs(now - year) < APART_LEAST * year) return made;
  const question: Question = {
    driver: made.id,
    asked: `${name}: how much from now on?`,
    why: `It stands at ${say(now, unit)}; over the last 12 months the mean is ${say(year, unit)}.`,
    choices: [
      { words: `Stay at ${say(now, unit)}`, value: plain(now, unit) },
      { words: `Back to the year's mean, ${say(year, unit)}`, value: plain(year, unit) },
    ],
  };
  return { id: made.id, part: joined([made.part, { questions: [question] }]) };
}
