/**
 * From the replaced forecast to the actual, in three steps, each found by running the model again:
 *
 *   restatement  earlier closed periods changed in the source
 *   amount       the period earned or cost more or less than forecast, as if settled in cash at once
 *   timing       the same was earned and spent, but settled earlier or later
 *
 * The steps are differences of successive runs, so they add up to the whole.
 */
import { buildModel } from "#build/build-model.ts";
import { EVERYTHING } from "#calculate/backend.ts";
import { closuresOf } from "#calculate/closures.ts";
import { valueAt } from "#calculate/sheet.ts";
import type { LineId } from "#lines/expression.ts";
import type { ModelDocument } from "#model/document.ts";
import { standardLine } from "#model/standard-lines.ts";
import { movementsIn, type PeriodMovements, withActuals } from "./roll-forward.ts";

export type Bridge = {
  forecast: number;
  restatement: number;
  amount: number;
  timing: number;
  actual: number;
};

/**
 * `fresh` are all actual movements from the first period on, as the source has them now; those
 * beyond the document's own actual periods are the periods that become actual.
 */
export function bridgeOf(
  document: ModelDocument,
  fresh: readonly PeriodMovements[],
  line: LineId,
  period: number,
): Bridge {
  const { actualCount } = document.timeline;
  const restated = withActuals(document, 0, fresh.slice(0, actualCount));
  const expected = run(restated);
  const settledAtOnce = fresh
    .slice(actualCount)
    .map((actual, index) =>
      asIfSettled(
        document,
        actual,
        movementsIn(expected.model, expected.sheet, actualCount + index),
      ),
    );
  const figures = [
    run(document),
    expected,
    run(withActuals(restated, actualCount, settledAtOnce)),
    run(withActuals(restated, actualCount, fresh.slice(actualCount))),
  ].map(({ model, sheet }) => valueAt(model.program, sheet, line, period));
  const [forecast = 0, afterRestatement = 0, afterAmount = 0, actual = 0] = figures;
  return {
    forecast,
    restatement: afterRestatement - forecast,
    amount: afterAmount - afterRestatement,
    timing: actual - afterAmount,
    actual,
  };
}

/** The ledger's revenue and costs; everything else as forecast, the difference in profit in cash. */
function asIfSettled(
  { accounts }: ModelDocument,
  actual: PeriodMovements,
  forecast: PeriodMovements,
): PeriodMovements {
  const cash = accounts.find(({ line }) => line === "cash")?.id;
  const settled = { ...forecast };
  for (const { id, line } of accounts) {
    if (cash === undefined || standardLine(line)?.statement !== "profitAndLoss") continue;
    const difference = (actual[id] ?? 0) - (forecast[id] ?? 0);
    settled[id] = actual[id] ?? 0;
    settled[cash] = (settled[cash] ?? 0) - difference;
  }
  return settled;
}

function run(document: ModelDocument) {
  const model = buildModel(document);
  const backend = closuresOf(model.program);
  const sheet = backend.open();
  backend.run(sheet, EVERYTHING);
  return { model, sheet };
}
