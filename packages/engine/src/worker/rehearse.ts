/**
 * Edits that nobody made: what a worker runs for an edit is compiled for speed only after it has run
 * some dozens of times, and until then each edit takes three times as long. So once first figures are
 * shown, and before anybody types, a small document is edited on a holder of its own. A few edits at a
 * time: whoever types already has their turn in between.
 */
import type { Holder } from "./holder.ts";
import { NAMELESS } from "./warm-up.ts";

const ROUNDS = 8;
const EDITS_IN_ROUND = 8;

/** What screens watch: statements with what is typed into them, and lines by themselves. */
const TABLES = [
  {
    shows: { statements: ["profitAndLoss", "balanceSheet", "cashFlow"], hasDrivers: true },
    hasYears: true,
  },
  { shows: { title: "-", lines: ["cf.closingCash", "pl.profit"] }, hasYears: true },
];

export type Rehearsal = { roundsLeft: number };

export function newRehearsal(): Rehearsal {
  return { roundsLeft: ROUNDS };
}

/** The next round; gives how many are left after it. */
export function rehearse(rehearsal: Rehearsal, newHolder: () => Holder): number {
  if (rehearsal.roundsLeft === 0) return 0;
  const { answer } = newHolder();
  answer({ id: 0, kind: "open", document: NAMELESS });
  answer({ id: 0, kind: "watchTables", tables: TABLES });
  for (let value = 1; value <= EDITS_IN_ROUND; value++) {
    const edit = { kind: "figures", place: "drivers/driver/values", from: 0, values: [value] };
    answer({ id: 0, kind: "edit", edits: [edit] });
    answer({ id: 0, kind: "checks", cases: [undefined] });
  }
  rehearsal.roundsLeft -= 1;
  return rehearsal.roundsLeft;
}
