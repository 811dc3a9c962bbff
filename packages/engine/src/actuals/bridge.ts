/**
 * From the replaced forecast to the actual, in three steps, each found by running the model again:
 *
 *   restatement  earlier closed periods changed in the source
 *   amount       the period earned or cost more or less than forecast, settled on the model's own terms
 *   timing       the same was earned and spent, but earlier or later than forecast, or settled so
 *
 * An amount that one month has beyond its forecast and another lacks came earlier or later: it is
 * timing in both.
 * The steps are differences of successive runs, so they add up to the whole.
 */
import { buildModel, type Model } from "#build/build-model.ts";
import { EVERYTHING } from "#calculate/backend.ts";
import { closuresOf } from "#calculate/closures.ts";
import { valueAt } from "#calculate/sheet.ts";
import { isCash } from "#draft/draft.ts";
import type { LineId } from "#lines/expression.ts";
import type { ModelDocument } from "#model/document.ts";
import type { Module } from "#model/module.ts";
import { standardLine } from "#model/standard-lines.ts";
import { amountsBeyond } from "./amounts-beyond.ts";
import { movementsIn, type PeriodMovements, withActuals } from "./roll-forward.ts";

export type Bridge = {
  forecast: number;
  restatement: number;
  amount: number;
  timing: number;
  actual: number;
};

/** A line over periods, its flows added; of a balance, one period. */
export type BridgeOver = { line: LineId; from: number; to: number };

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
  const runs = bridgeRuns(document, fresh);
  const [bridge] = bridgesIn(runs, [{ line, from: period, to: period }]);
  return bridge as Bridge;
}

/** The model run step by step, from the forecast to the actual. */
export type BridgeRuns = {
  forecast: Run;
  /** With the closed periods as the source has them. */
  restated: Run;
  /** With what was earned and spent beyond the forecast, too: account by account, the most first. */
  amounts: { accounts: readonly string[]; run: Run }[];
  actual: Run;
};

/** With `stepsMost` more than one the largest amounts are runs of their own, and the last is all others. */
export function bridgeRuns(
  document: ModelDocument,
  fresh: readonly PeriodMovements[],
  stepsMost = 1,
): BridgeRuns {
  const { actualCount } = document.timeline;
  const before = withActuals(document, 0, fresh.slice(0, actualCount));
  const restated = runDocument(before);
  const entries = entriesBeyond(before, restated, fresh);
  return {
    forecast: runDocument(document),
    restated,
    amounts: inSteps(entries, stepsMost).map(({ accounts, made }) => ({
      accounts,
      run: runDocument(withEntries(before, made)),
    })),
    actual: runDocument(withActuals(before, actualCount, fresh.slice(actualCount))),
  };
}

export function bridgesIn(runs: BridgeRuns, asked: readonly BridgeOver[]): Bridge[] {
  const { restated, amounts } = runs;
  return asked.map((over) => {
    const [forecast = 0, afterRestatement = 0, afterAmount = 0, actual = 0] = [
      ...[runs.forecast, restated, amounts.at(-1)?.run ?? restated],
      runs.actual,
    ].map((each) => sumOver(each, over));
    return {
      forecast,
      restatement: afterRestatement - forecast,
      amount: afterAmount - afterRestatement,
      timing: actual - afterAmount,
      actual,
    };
  });
}

export function sumOver({ model, sheet }: Run, { line, from, to }: BridgeOver): number {
  let sum = 0;
  for (let period = from; period <= to; period++)
    sum += valueAt(model.program, sheet, line, period);
  return sum;
}

export type Run = ReturnType<typeof runDocument>;

type Entry = { text: string; debit: string; credit: string; amount: number[] };

/**
 * What was earned and spent beyond the forecast, posted as the forecast posts to the same account:
 * to customers and suppliers, who then pay as they do, or to cash.
 */
function entriesBeyond(
  { timeline, accounts }: ModelDocument,
  expected: Run,
  fresh: readonly PeriodMovements[],
): Entry[] {
  const { actualCount, periodCount } = timeline;
  const forecasts = fresh.map((_, period) => movementsIn(expected.model, expected.sheet, period));
  return accounts.flatMap(({ id, line }) => {
    const isOfProfit = standardLine(line)?.statement === "profitAndLoss";
    const against = isOfProfit ? otherSideOf(id, expected) : undefined;
    if (against === undefined) return [];
    const beyond = amountsBeyond(
      fresh.map((actual, period) =>
        period < actualCount ? 0 : (actual[id] ?? 0) - (forecasts[period]?.[id] ?? 0),
      ),
    );
    if (beyond.every((amount) => amount === 0)) return [];
    const amount = Array.from({ length: periodCount }, (_, period) => beyond[period] ?? 0);
    return [{ text: "Beyond the forecast", debit: id, credit: against, amount }];
  });
}

/** One entry more with each step, in the order of the chart; the last step makes all that are left. */
function inSteps(entries: readonly Entry[], most: number) {
  const sizeOf = ({ amount }: Entry) => Math.abs(amount.reduce((sum, each) => sum + each, 0));
  const bySize = entries.toSorted((one, other) => sizeOf(other) - sizeOf(one));
  return bySize.slice(0, most).map((entry, step, { length }) => {
    const isLast = step === length - 1;
    const own = isLast ? bySize.slice(step) : [entry];
    const done = new Set(isLast ? entries : bySize.slice(0, step + 1));
    const made = entries.filter((each) => done.has(each));
    return { accounts: own.map(({ debit }) => debit), made };
  });
}

function withEntries(document: ModelDocument, entries: Entry[]): ModelDocument {
  const beyond: Module = { kind: "journal", id: JOURNAL, name: "Beyond the forecast", entries };
  return { ...document, modules: [...document.modules, beyond] };
}

/** No name that a person could give a module. */
const JOURNAL = "@beyond";

/** Where the forecast's postings to an account come from or go to, most of them; else cash. */
function otherSideOf(account: string, { model, sheet }: Run): string | undefined {
  const amounts = new Map<string, number>();
  for (const { debit, credit, amount } of model.postings) {
    if (debit !== account && credit !== account) continue;
    const other = debit === account ? credit : debit;
    const series = model.periods.map((_, at) => valueAt(model.program, sheet, amount, at));
    const total = series.reduce((sum, figure) => sum + Math.abs(figure), 0);
    amounts.set(other, (amounts.get(other) ?? 0) + total);
  }
  const [most] = [...amounts].toSorted(([, left], [, right]) => right - left);
  return most?.[0] ?? [...model.accounts.values()].find(isCash)?.id;
}

export function runDocument(document: ModelDocument) {
  return runModel(buildModel(document));
}

export function runModel(model: Model) {
  const backend = closuresOf(model.program);
  const sheet = backend.open();
  backend.run(sheet, EVERYTHING);
  return { model, sheet };
}
