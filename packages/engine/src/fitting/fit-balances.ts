/**
 * Balances that no rule of trade explains (prepayments, accruals, income billed ahead): the same
 * months again where they came again, and else as they stand.
 */
import type { Account } from "#model/document.ts";
import { standardLine } from "#model/standard-lines.ts";
import { type Fitting, type Part, say, yearOf } from "./fitting.ts";
import { mean } from "./statistics.ts";

export function fitBalance(
  fitting: Fitting,
  { id, name, line }: Account,
  why = "the books show no rule by which it moves",
): Part {
  const { history, cash, unit, nameFor, actualCount } = fitting;
  const movements = history.movementsOf(id);
  const balance = history.balanceOf(id);
  const asRead = standardLine(line)?.side === "credit" ? 0 - balance : balance;
  if (balance === 0 && movements.every((movement) => movement === 0)) return {};
  const pairs = movements.slice(12);
  const moved = mean(pairs.map(Math.abs));
  const again = mean(pairs.map((movement, index) => Math.abs(movement - (movements[index] ?? 0))));
  const comesAgain = pairs.length >= 3 && moved > 0 && again < 0.6 * moved;
  if (!comesAgain || actualCount < yearOf(fitting)) {
    if (balance === 0) return {};
    return { unproven: [`${name} stays at ${say(asRead, "currency")}: ${why}.`] };
  }
  const amount = `lag(account.${id}.movement, ${yearOf(fitting)})`;
  return {
    modules: [
      {
        kind: "journal",
        id: nameFor(id),
        name,
        entries: [
          {
            text: `${name}: as in the same ${unit} a year before`,
            debit: id,
            credit: cash,
            amount,
          },
        ],
        note: `${pairs.length} months moved as the same ones a year before, off by ${say(again / moved, "percent")}.`,
        evidence: "actual",
      },
    ],
  };
}
