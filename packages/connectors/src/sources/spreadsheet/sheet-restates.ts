/** What a file says again of months that earlier files gave: closed figures do not change unseen. */
import type { Month } from "@app/engine/time/month";
import { monthName } from "#checks/finding.ts";
import type { Minor } from "#ledger/ledger.ts";
import type { SheetReading } from "./read-sheet.ts";
import { joinedMonths } from "./sheet-books.ts";
import type { MonthFigures } from "./sheet-figures.ts";

export function restatedMonths(before: readonly SheetReading[], now: SheetReading): string[] {
  const earlier = new Map(joinedMonths(before).map((figures) => [figures.month, figures]));
  return now.months.flatMap((figures) => {
    const then = earlier.get(figures.month);
    return then ? [words(figures.month, differing(then, figures))] : [];
  });
}

function words(month: Month, count: number): string {
  const read = `${monthName(month)} was read before`;
  if (count === 0) return `${read}; nothing differs.`;
  return `${read}; ${count === 1 ? "1 account differs" : `${count} accounts differ`}.`;
}

/** Balances are held against balances and movements against movements. */
function differing(then: MonthFigures, now: MonthFigures): number {
  const pairs = [
    [then.closings, now.closings],
    [netsOf(then), netsOf(now)],
  ];
  const ids = pairs.flatMap(([one, other]) => {
    if (!one || !other) return [];
    const all = [...new Set([...one.keys(), ...other.keys()])];
    return all.filter((id) => (one.get(id) ?? 0n) !== (other.get(id) ?? 0n));
  });
  return new Set(ids).size;
}

function netsOf({ movements }: MonthFigures): ReadonlyMap<string, Minor> | undefined {
  return (
    movements && new Map([...movements].map(([id, { debit, credit }]) => [id, debit - credit]))
  );
}
