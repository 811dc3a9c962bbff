/** Cash: interest on it where the books show some, and the overdraft with the most that was ever drawn. */
import type { Account } from "#model/document.ts";
import type { Treasury } from "#model/kinds/treasury.ts";
import { assumed, type Fitting, fitted, joined, type Part, say, sayMonths } from "./fitting.ts";
import { balancesTogether, busiest, onLines } from "./history.ts";
import { levelOf, median } from "./statistics.ts";

export function fitTreasury(
  fitting: Fitting,
  { rate, interest }: { rate?: string; interest?: Account },
): Part {
  const earned = cashInterest(fitting);
  const drawn = overdraft(fitting, rate, interest);
  if (!earned && !drawn) return {};
  const module: Treasury = {
    kind: "treasury",
    id: fitting.nameFor("treasury"),
    name: drawn ? "Cash and overdraft" : "Cash",
    ...(earned && { cashInterest: earned.cashInterest }),
    ...(drawn && { revolver: drawn.revolver }),
  };
  return joined([earned?.part ?? {}, drawn?.part ?? {}, { modules: [module] }]);
}

function cashInterest(fitting: Fitting) {
  const { history } = fitting;
  const account = busiest(history, onLines(history, "interestIncome"));
  if (!account) return undefined;
  const cash = balancesTogether(history, onLines(history, "cash"));
  const rates = history.movementsOf(account.id).flatMap((movement, index) => {
    const before = cash[index - 1] ?? 0;
    return before > 0 ? [((0 - movement) / before) * 12] : [];
  });
  const level = levelOf(rates, median);
  if (rates.length < 3 || level.value <= 0 || level.value > 0.2) return undefined;
  const rate = fitted(fitting, "cashRate", {
    name: "Interest earned on cash a year",
    unit: "percent",
    level,
    rule: `Interest of a month over cash before it, the median is ${say(level.value, "percent")} a year`,
    history: rates,
  });
  return { part: rate.part, cashInterest: { ratePerYear: rate.id, interestAccount: account.id } };
}

function overdraft(fitting: Fitting, rate: string | undefined, interest: Account | undefined) {
  const { history } = fitting;
  const account = busiest(history, onLines(history, "overdraft"));
  if (!account || rate === undefined || !interest) return undefined;
  const most = Math.max(0, ...history.balancesOf(account.id).map((balance) => 0 - balance));
  if (most === 0) return undefined;
  const limit = assumed(fitting, "overdraftLimit", {
    name: "Overdraft limit",
    unit: "currency",
    value: most,
    why: `The most that was drawn in ${sayMonths(history.count)}; the limit agreed with the bank is not in the books.`,
  });
  const revolver = {
    account: account.id,
    limit: limit.id,
    ratePerYear: rate,
    interestAccount: interest.id,
  };
  return { part: limit.part, revolver };
}
