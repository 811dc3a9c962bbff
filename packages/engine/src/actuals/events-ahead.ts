/**
 * Events of the forecast that the ledger may already have: something a module expects once, on an
 * account that has moved by more than its forecast. Whether it is the same a person says.
 */
import type { Model } from "#build/build-model.ts";
import { type Sheet, valueAt } from "#calculate/sheet.ts";
import { isCash } from "#draft/draft.ts";
import type { LineId } from "#lines/expression.ts";
import type { Line } from "#lines/line.ts";
import { canOverride } from "#overrides/override-lines.ts";

export type EventAhead = {
  /** The given line of the event, to be consumed by. */
  line: LineId;
  name: string;
  /** The account that moved. */
  account: string;
  period: number;
  /** What is forecast in that period, and how much of it the ledger may have already. */
  amount: number;
  happened: number;
};

const HALF_CENT = 0.005;
/** What happens in more of the periods ahead is a habit. */
const SHARE_MAX = 1 / 4;

/** `beyond` is by how much each account moved beyond its forecast, debit positive. */
export function eventsAhead(
  model: Model,
  sheet: Sheet,
  beyond: ReadonlyMap<string, number>,
  from: number,
): EventAhead[] {
  const left = new Map(beyond);
  return model.postings.flatMap(({ debit, credit, amount, module }): EventAhead[] => {
    const side = [debit, credit].find((id) => {
      const account = model.accounts.get(id);
      const more = (left.get(id) ?? 0) * (id === debit ? 1 : -1);
      return account && !isCash(account) && more >= HALF_CENT;
    });
    const lines = side === undefined ? [] : eventLines(model, module);
    for (const period of model.periods.keys()) {
      if (side === undefined || period < from) continue;
      const figure = valueAt(model.program, sheet, amount, period);
      const line = lines.find(
        ({ id }) => figure >= HALF_CENT && valueAt(model.program, sheet, id, period) === figure,
      );
      if (!line || isHabit(model, sheet, line.id, from)) continue;
      const happened = Math.min(figure, Math.abs(left.get(side) ?? 0));
      left.delete(side);
      return [{ line: line.id, name: line.name, account: side, period, amount: figure, happened }];
    }
    return [];
  });
}

function eventLines({ program }: Model, module: string | undefined): Line[] {
  return program.lines.filter(
    (line) =>
      line.module === module &&
      line.unit === "currency" &&
      line.source.kind === "given" &&
      canOverride(line),
  );
}

function isHabit({ program, periods }: Model, sheet: Sheet, line: LineId, from: number) {
  const ahead = [...periods.keys()].filter((period) => period >= from);
  const count = ahead.filter((period) => valueAt(program, sheet, line, period) !== 0).length;
  return count > 1 && count > ahead.length * SHARE_MAX;
}
