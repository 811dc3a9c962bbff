import type { ModelFigures } from "@app/contract/models";
import { faultsOfFigures } from "@app/engine/build/blocking";
import { buildModel, type Model } from "@app/engine/build/build-model";
import { EVERYTHING } from "@app/engine/calculate/backend";
import { closuresOf } from "@app/engine/calculate/closures";
import { type Sheet, seriesOf } from "@app/engine/calculate/sheet";
import type { ModelDocument } from "@app/engine/model/document";
import type { Issue } from "@app/engine/model/issue";
import { TIME_SERIES } from "@app/engine/starters/starter";
import { brokenChecks } from "@app/engine/worker/check-state";
import { figuresAhead, toCent } from "./figures-ahead.ts";
import { treasuryLine } from "./treasury-line.ts";

/** What a document comes to in its base case. */
export type Outlook = {
  figures: ModelFigures;
  issues: Issue[];
  /** At the end of the last period; null where it does not work out. */
  closingCash: number | null;
  failing: FailingCheck[];
};

export type FailingCheck = { id: string; name: string; class: "error" | "alert" };

/** What a list shows of cash: the year before now, and all that is ahead, where the lowest is looked for. */
const SHOWN_ACTUAL = 12;

export function outlookOf(document: ModelDocument): Outlook {
  const model = buildModel(document);
  const backend = closuresOf(model.program);
  const sheet = backend.open();
  backend.run(sheet, EVERYTHING);
  return outlookIn(model, sheet);
}

/** The same of a case that is calculated already. */
export function outlookIn(model: Model, sheet: Sheet): Outlook {
  const faults = faultsOfFigures(model, sheet);
  const isBlocked = model.isBlocked || faults.length > 0;
  const closings = [...seriesOf(model.program, sheet, "cf.closingCash")].map(toCent);
  const failing = failingIn(model, sheet);
  return {
    figures: figuresOf(model, sheet, { closings, failing, isBlocked }),
    issues: [...model.issues, ...faults],
    closingCash: closings.at(-1) ?? null,
    failing,
  };
}

function failingIn(model: Model, sheet: Sheet): FailingCheck[] {
  return brokenChecks(model, sheet).flatMap(({ id, name, class: kind }) =>
    kind === "sensitivity" ? [] : [{ id, name, class: kind }],
  );
}

type Closings = readonly (number | null)[];
type Found = { closings: Closings; failing: readonly FailingCheck[]; isBlocked: boolean };

function figuresOf(
  model: Model,
  sheet: Sheet,
  { closings, failing, isBlocked }: Found,
): ModelFigures {
  const { currency, timeline } = model.document;
  const { unit, periodCount, actualCount } = timeline;
  const label = (period: number) => model.periods[period]?.label ?? "";
  const from = Math.max(0, actualCount - SHOWN_ACTUAL);
  const count = (kind: string) => failing.filter((check) => check.class === kind).length;
  const floors = seriesOrNone(model, sheet, treasuryLine(model.document, "minimumCash"));
  const drawn = seriesOrNone(model, sheet, treasuryLine(model.document, "revolver"));
  return {
    ...{ currency, unit, periodCount },
    timeSeries: timeSeriesName(unit, periodCount),
    lastActual: actualCount > 0 ? label(actualCount - 1) : null,
    closingCash: {
      from: label(from),
      actualCount: actualCount - from,
      values: closings.slice(from),
    },
    lowestCash: isBlocked ? null : lowestOf(closings, actualCount, label),
    cashFloor: floors?.[Math.min(actualCount, periodCount - 1)] ?? null,
    checks: { isBlocked, errorCount: count("error"), alertCount: count("alert") },
    ahead: figuresAhead({ model, sheet, closings, floors, drawn, isBlocked }),
  };
}

function lowestOf(closings: Closings, from: number, label: (period: number) => string) {
  const ahead = closings.slice(from).filter((value) => value !== null);
  if (ahead.length === 0) return null;
  const value = Math.min(...ahead);
  return { value, period: label(closings.indexOf(value, from)) };
}

/** Period by period; undefined where the model has no such line. */
function seriesOrNone({ program }: Model, sheet: Sheet, line: string) {
  if (!program.rowOf.has(line)) return undefined;
  return [...seriesOf(program, sheet, line)].map(toCent);
}

const UNIT_NAMES = { week: "weeks", month: "months", quarter: "quarters", year: "years" };

/** As a choice of time series is called, or by its periods where it is none of them. */
function timeSeriesName(unit: ModelFigures["unit"], periodCount: number) {
  const known = Object.values(TIME_SERIES).find(
    (series) => series.unit === unit && series.periodCount === periodCount,
  );
  return known?.name ?? `${periodCount} ${UNIT_NAMES[unit]}`;
}
