/**
 * How many periods a count of days looks back through. It is fixed when the model is built: far
 * enough for the most days that the figures, the overrides and every scenario ask for, and one
 * period more; a figure that goes beyond raises an alert.
 */
import type { Draft } from "#draft/draft.ts";
import { type LineId, max, rolling, sub } from "#lines/expression.ts";
import type { ModelDocument, Override } from "#model/document.ts";
import { figuresIn } from "#model/figures.ts";
import type { Input } from "#model/kinds/module-base.ts";
import type { Unwind } from "#model/kinds/settlement.ts";
import type { ModuleContext } from "#modules/context/context.ts";
import { periodsOf } from "#time/timeline.ts";
import { foresee } from "./foresee.ts";

type DaysOn = { days: Input; account: string; earlier: readonly number[]; unwind?: Unwind };

/**
 * The figure "days" of a module, with an alert where it goes beyond what is looked back through,
 * and an issue where the history is too short to explain an opening balance.
 */
export function addDays(context: ModuleContext, { days, account, earlier, unwind }: DaysOn) {
  const { draft, timeline } = context;
  const line = context.idOf("days");
  draft.consulted.add(line);
  if (typeof days === "string") draft.consulted.add(days);
  const figure = context.input("days", days, { name: "days", unit: "days", measure: "rate" });
  const reach = rolling("calendar.days", lookBackPeriods(draft, line, days));
  const beyond = max(sub(figure, reach), 0);
  context.check("beyond", "days beyond what the model looks back", "alert", beyond);
  const known = periodsOf(timeline, -earlier.length, timeline.actualCount + 1);
  const knownDays = known.reduce((sum, period) => sum + period.days, 0);
  const most = mostDays(draft, line, days);
  const hasOpening = (draft.accounts.get(account)?.opening ?? 0) !== 0;
  const isKnown = givenDays(draft.document, days) !== undefined;
  if (hasOpening && !unwind && isKnown && most > knownDays) {
    draft.issues.push({
      code: "short-history",
      severity: "warning",
      place: `modules/${context.module.id}/earlier`,
      message: `The first forecast period looks back ${most} days and the model knows ${knownDays}. The opening balance stands in for the rest and is settled in that period; give the earlier figures, or say how it unwinds.`,
    });
  }
}

/** A formula of what is known only later may ask for anything; it is given a year. */
const DAYS_OF_A_FORMULA = 366;

export function lookBackPeriods(draft: Draft, line: LineId, days: Input): number {
  const { timeline } = draft.document;
  const most = mostDays(draft, line, days);
  const shortest = Math.min(...periodsOf(timeline, -PERIODS_LOOKED_AT, 1).map((each) => each.days));
  return Math.min(Math.ceil(most / shortest) + 1, PERIODS_LOOKED_AT);
}

/** As far as the calendar reaches back in weeks. */
const PERIODS_LOOKED_AT = 60;

/** Days as written, or as a driver gives them; what a formula gives is not known beforehand. */
export function givenDays({ drivers }: ModelDocument, days: Input): number[] | undefined {
  if (typeof days !== "string") return figuresIn(days);
  const driver = drivers.find(({ id, formula }) => id === days && formula === undefined);
  return driver && figuresIn(driver.values ?? 0);
}

/** The most days that the base, an override or a scenario ask for. */
function mostDays(draft: Draft, line: LineId, days: Input): number {
  const { document } = draft;
  const all = [document.overrides, ...document.scenarios.map(({ overrides }) => overrides)];
  const isOwn = (change: Override) => change.line === line || change.line === days;
  const layers = all.map((overrides) => overrides.filter(isOwn));
  const changes = layers.flat();
  const ofMode = (mode: string) =>
    changes.filter((change) => (change.mode ?? "set") === mode).map(({ value }) => value);
  const others = all.flat().filter((change) => !isOwn(change));
  const figures = givenDays(document, days) ?? daysOfFormula(draft, line, others);
  const scaled = ofMode("scale").reduce((most, value) => most * Math.max(1, value), 1);
  const shifted = layers.reduce((most, layer) => most + mostShifted(layer), 0);
  return Math.max(0, ...figures, ...ofMode("set")) * scaled + shifted;
}

/** What it gives; with what it follows from changed, as many as any model looks back through. */
function daysOfFormula(draft: Draft, line: LineId, changes: readonly Override[]): number[] {
  const foreseen = foresee(draft, line);
  if (!foreseen) return [DAYS_OF_A_FORMULA];
  for (const each of foreseen.behind) draft.consulted.add(each);
  const isChanged = changes.some((change) => foreseen.behind.has(change.line));
  return isChanged ? [Number.POSITIVE_INFINITY] : foreseen.figures.filter(Number.isFinite);
}

/** Shifts of one layer add up where they hold at once, not where one follows another. */
function mostShifted(layer: readonly Override[]): number {
  const shifts = layer.filter(({ mode, value }) => mode === "shift" && value > 0);
  const inPeriod = (period: number) =>
    shifts
      .filter(({ from = 0, to = period }) => from <= period && period <= to)
      .reduce((sum, { value }) => sum + value, 0);
  return Math.max(0, ...shifts.map(({ from = 0 }) => inPeriod(from)));
}
