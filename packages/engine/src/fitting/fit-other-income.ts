/** Income beside sales, and interest on nothing that is owed: a level where it comes in most months. */
import type { Account } from "#model/document.ts";
import type { JournalEntry } from "#model/kinds/journal.ts";
import { type Fitting, fitted, joined, type Part, perPeriod } from "./fitting.ts";
import { onLines } from "./history.ts";
import { levelOf } from "./statistics.ts";

/** Gains on sales and exchange are not foreseen. */
export function fitOtherIncome(fitting: Fitting): Part {
  return joined(
    onLines(fitting.history, "otherIncome").map((account) => incomeOf(fitting, account)),
  );
}

function incomeOf(fitting: Fitting, { id, name }: Account): Part {
  const { history, cash, nameFor } = fitting;
  const earned = history.movementsOf(id).map((movement) => 0 - movement);
  const last = earned.slice(-12);
  if (last.filter((amount) => amount !== 0).length * 2 <= last.length) return {};
  const made = fitted(fitting, `${id}PerMonth`, {
    name: `${name} a month`,
    unit: "currency",
    level: levelOf(earned),
    rule: "What a month comes to now",
    history: earned,
  });
  const entry: JournalEntry = { text: name, debit: cash, credit: id, amount: perPeriod(made.id) };
  return joined([
    made.part,
    { modules: [{ kind: "journal", id: nameFor(id), name, entries: [entry] }] },
  ]);
}
