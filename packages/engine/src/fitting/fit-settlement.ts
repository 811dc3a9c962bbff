/** Customers and suppliers: days by count-back, from the balances at each month's end. */
import type { Account } from "#model/document.ts";
import type { Receivables } from "#model/kinds/receivables.ts";
import { daysOwed } from "./count-back.ts";
import { earlierPeriods } from "./earlier.ts";
import { type Fitting, fitted, joined, type Part, say } from "./fitting.ts";
import { onLines } from "./history.ts";
import { openByDays, openShares } from "./open-shares.ts";
import { type Level, levelOf, mean, median, OF_BALANCES } from "./statistics.ts";

type Settled = {
  kind: "receivables" | "payables";
  id: string;
  /** "Customers", "Suppliers". */
  name: string;
  daysName: string;
  control: Account;
  /** What stands open, on its own side. */
  balances: readonly number[];
  /** Charged to the account each month, with tax. */
  billed: readonly number[];
};

type FoundDays = { level: Level; series: number[] };

/** Half the month ends must be told by count-back; else days say nothing about the balance. */
export function daysOf(
  fitting: Fitting,
  balances: readonly number[],
  billed: readonly number[],
): FoundDays | undefined {
  const found = daysOwed(balances, billed, fitting.history.days);
  const known = found.filter((days) => days !== undefined);
  const isTold = known.length > 0 && known.length >= balances.length / 2;
  return isTold ? { level: levelOf(known, median, OF_BALANCES), series: known } : undefined;
}

export function fitSettlement(fitting: Fitting, of: Settled): Part {
  const found = daysOf(fitting, of.balances, of.billed);
  if (!found || (found.level.value === 0 && found.level.high === 0)) {
    const why = "its balances are not explained by what was billed";
    return { unexplained: [{ account: of.control.id, why }] };
  }
  const named = { id: fitting.nameFor(of.id), name: of.name, account: of.control.id };
  const profile = profileOf(fitting, of, found.level.value);
  const days = profile ? undefined : daysDriver(fitting, of, found);
  const base = days
    ? { ...named, method: "days" as const, days: days.id, ...earlierPeriods(fitting, of.billed) }
    : { ...named, method: "profile" as const, ...(profile ?? { profile: [1] }) };
  const rules = days ? [] : [{ module: named.id, history: found.series }];
  if (of.kind === "payables")
    return joined([days?.part ?? {}, { modules: [{ kind: "payables", ...base }], rules }]);
  const lost = fitBadDebts(fitting, of);
  const module: Receivables = {
    kind: "receivables",
    ...base,
    ...(lost && { badDebts: lost.badDebts }),
  };
  return joined([days?.part ?? {}, lost?.part ?? {}, { modules: [module], rules }]);
}

function daysDriver(fitting: Fitting, { id, daysName }: Settled, found: FoundDays) {
  return fitted(fitting, `${id}Days`, {
    name: daysName,
    unit: "days",
    level: found.level,
    rule: `Counted back at each month's end, ${say(found.level.value, "days")} is ${found.level.months === 1 ? "what it stands at" : "the median"}`,
    history: found.series,
  });
}

/** Where bills are paid by the month rather than after days, and that is plain to see. */
function profileOf({ history, unit }: Fitting, { balances, billed }: Settled, days: number) {
  const found = unit === "month" ? openShares(balances, billed) : undefined;
  const byDays = openByDays(days, billed, history.days);
  const known = balances.slice(-byDays.length);
  const off = mean(known.map((balance, index) => Math.abs(balance - (byDays[index] ?? 0))));
  if (!found || found.miss > 0.6 * off) return undefined;
  const words = found.profile.map(
    (share, months) => `${say(share, "percent")} ${WHEN[months] ?? ""}`,
  );
  return {
    profile: found.profile,
    note: `Bills are paid ${words.filter((_, months) => (found.profile[months] ?? 0) > 0).join(", ")}: ${found.months} month ends, off by ${say(found.miss / Math.max(1e-9, mean(known.map(Math.abs))), "percent")} on average.`,
    evidence: "actual" as const,
  };
}

const WHEN = ["at once", "a month later", "two months later", "three months later"];

/** What was written off, as a share of what was billed. */
function fitBadDebts(fitting: Fitting, { billed }: Settled) {
  const { history } = fitting;
  const [account] = onLines(history, "badDebts");
  if (!account) return undefined;
  const lost = history.movementsOf(account.id).slice(-12);
  const bills = billed.slice(-12);
  const [lostTogether, billedTogether] = [lost, bills].map((each) =>
    each.reduce((total, value) => total + value, 0),
  ) as [number, number];
  if (lostTogether <= 0 || billedTogether <= 0) return undefined;
  const value = Math.min(1, lostTogether / billedTogether);
  const about = { name: "Never paid, share of what is billed", unit: "percent" } as const;
  const made = fitted(fitting, "badDebtShare", {
    ...about,
    level: { value, months: lost.length, low: value, high: value },
    rule: `${say(lostTogether, "currency")} written off of ${say(billedTogether, "currency")} billed`,
    history: [],
  });
  return { part: made.part, badDebts: { share: made.id, account: account.id } };
}
