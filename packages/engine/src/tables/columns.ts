/** Columns: for each stretch of time the cases side by side, with what lies between them. */
import type { Span } from "./spans.ts";
import type { TableColumn } from "./table.ts";
import { rangeIn, type TableCase } from "./table-case.ts";

/** A case over a stretch of time, whose periods are those of the model that is shown. */
export type Side = { case: TableCase; span: Span };

/** A column and what fills it; a difference is filled from two others. */
export type ColumnPlan = {
  column: TableColumn;
  side?: Side;
  /** The column that it is compared with. */
  beside?: number;
};

type Difference = "difference" | "differencePercent";

/** Each stretch of each case; the others' differences are from the first of their stretch. */
export function sideBySide(
  spans: readonly Span[],
  cases: readonly TableCase[],
  differences: readonly Difference[] = [],
): ColumnPlan[] {
  return spans.reduce<ColumnPlan[]>((plans, span) => {
    const first = plans.length;
    for (const each of cases) {
      const other = plans.length;
      plans.push(beside(plans, first, figureColumn({ case: each, span }, cases[0])));
      if (other > first)
        plans.push(...differences.map((role) => differenceColumn(plans, role, other, first)));
    }
    return plans;
  }, []);
}

/** Pairs of figure and other, with the figure less the other in money and in percent. */
export function inPairs(pairs: readonly (readonly [figure: Side, other: Side])[]): ColumnPlan[] {
  return pairs.reduce<ColumnPlan[]>((plans, [figure, other]) => {
    const at = plans.length;
    const [left, right] = [figureColumn(figure), figureColumn(other, figure.case)];
    // The same figures may stand in one pair as the figure and in another as the other.
    const key = `${right.column.key}:beside:${left.column.key}`;
    plans.push(left);
    plans.push(beside(plans, at, { ...right, column: { ...right.column, key } }));
    const differences = ["difference", "differencePercent"] as const;
    plans.push(...differences.map((role) => differenceColumn(plans, role, at, at + 1)));
    return plans;
  }, []);
}

function figureColumn(side: Side, shown: TableCase = side.case): ColumnPlan {
  const { span } = side;
  const { key, name, scenario, reference, model, known } = side.case;
  const { actualCount: closed, unit } = model.document.timeline;
  const { from, to } = rangeIn(side.case, shown.model, span) ?? { from: -1, to: -1 };
  const periodCount = from < 0 ? 0 : to - from + 1;
  const isOfModel = model === shown.model && known === undefined;
  const actualCount = known ? 0 : Math.min(Math.max(closed - from, 0), periodCount);
  const isForecast = actualCount === 0;
  const column: TableColumn = {
    key: `${key}:${span.unit}:${span.from}-${span.to}`,
    label: span.label,
    case: key,
    caseName: name,
    from,
    to,
    unit: span.unit,
    periodUnit: unit,
    standing: isForecast ? "forecast" : actualCount === periodCount ? "actual" : "mixed",
    periodCount,
    actualCount,
    isComplete: span.isComplete,
    role: "figure",
    canEdit: isForecast && periodCount === 1 && span.unit === unit && isOfModel,
  };
  if (scenario !== undefined) column.scenario = scenario;
  if (reference !== undefined) column.reference = reference;
  const { currency } = model.document;
  if (currency !== shown.model.document.currency) column.currency = currency;
  return { side, column };
}

/** Beside the first of its group, where anything can be said of what lies between them. */
function beside(plans: readonly ColumnPlan[], first: number, plan: ColumnPlan): ColumnPlan {
  const other = plans[first];
  const isKnown = other && other.column.from >= 0 && plan.column.from >= 0;
  return isKnown && whyNotCompared(other, plan) === undefined ? { ...plan, beside: first } : plan;
}

function differenceColumn(
  plans: readonly ColumnPlan[],
  role: Difference,
  first: number,
  second: number,
): ColumnPlan {
  const [left, right] = [plans[first], plans[second]];
  if (!left || !right) throw new RangeError("a difference needs two columns");
  const emptyBecause = whyNotCompared(left, right);
  return {
    column: {
      ...left.column,
      key: `${left.column.key}:${role}:${right.column.key}`,
      role,
      between: [first, second],
      canEdit: false,
      ...(emptyBecause === undefined ? {} : { emptyBecause }),
    },
  };
}

/**
 * Dollars are not taken from euros, and twelve months less nine are no growth. Of a year that is cut
 * off nobody knows the same stretch.
 */
function whyNotCompared(left: ColumnPlan, right: ColumnPlan): string | undefined {
  const [span, other] = [left.side?.span, right.side?.span];
  const [own, foreign] = [left, right].map(({ side }) => side?.case.model.document.currency);
  if (own !== foreign) return `${own} against ${foreign}`;
  if (!span || !other || span.from === other.from || right.column.from < 0) return undefined;
  const { periodUnit } = right.column;
  const [count, otherCount] = [span.periodCount, other.periodCount];
  if (count !== otherCount)
    return `${count} against ${otherCount} ${periodUnit}${otherCount === 1 ? "" : "s"}`;
  return span.isComplete && other.isComplete ? undefined : `Other ${periodUnit}s`;
}
