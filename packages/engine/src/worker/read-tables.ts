/** Tables made where the model is, from a plain value that says what to show. */
import type { Model } from "#build/build-model.ts";
import type { LineId } from "#lines/expression.ts";
import type { Issue } from "#model/issue.ts";
import { type ScenarioId, scenarioOf } from "#overrides/family.ts";
import type { LiveCases } from "#scenarios/live-cases.ts";
import type { StatementKey } from "#statements/statement.ts";
import { driverInserts } from "#tables/inputs-behind.ts";
import { type Preset, type Range, rangeOf, type Span, spanOver, spansOf } from "#tables/spans.ts";
import type { Table } from "#tables/table.ts";
import type { TableCase } from "#tables/table-case.ts";
import {
  checksTable,
  comparisonTable,
  driversByUseTable,
  driversTable,
  kpiTable,
  linesTable,
  statementTable,
  type TableOptions,
  varianceTable,
  yearOnYearTable,
} from "#tables/tables.ts";
import type { TimeUnit } from "#time/timeline.ts";

export type TableRead = Pick<TableOptions, "unit" | "from" | "to" | "scale" | "decimals"> & {
  shows:
    | "kpis"
    | "checks"
    | "drivers"
    | "driversByUse"
    | StatementsRead
    /** Lines of the reader's choice, each rounded by itself: what a chart is drawn from. */
    | { title: string; lines: readonly LineId[] };
  /** The base alone when unsaid; undefined is the base. What is gone is left out. */
  cases?: readonly CaseRead[];
  /** Instead of from and to. */
  preset?: Preset;
  /** Instead of all of them: the month, quarter or year of a period, and its financial year up to it. */
  upTo?: number;
  /** The years in the range stand after its months or quarters. */
  hasYears?: boolean;
};

/** A case of the model, or the base of a document that is held beside it. */
export type CaseRead = ScenarioId | { reference: string };

type StatementsRead = {
  /** Under each other. */
  statements: readonly StatementKey[];
  /** Other cases with their difference from the first. */
  hasDifferences?: boolean;
  /** The first case less another one, or less itself a year before, in money and in percent. */
  against?: { case: CaseRead } | "yearBefore";
  /** Below each account, folding into it, what a person gives for it. */
  hasDrivers?: boolean;
  /** Below the statements, or alone where none is asked for. */
  hasKpis?: boolean;
};

/** What tables are made of; others' documents by the key they were given under. */
export type TableGround = {
  model: Model;
  cases: LiveCases;
  /** Figures of the base that are too large to be calculated. */
  overflow: readonly Issue[];
  references: ReadonlyMap<string, TableCase>;
  /** Cases that a table has shown before, with the figures of now. */
  known: Map<ScenarioId, TableCase>;
};

export function makeTable(ground: TableGround, read: TableRead): Table {
  const { model } = ground;
  const { shows, cases: ids = [undefined] } = read;
  const cases = ids.flatMap((id) => tableCases(ground, id));
  const options = optionsOf(model, read);
  if (shows === "kpis") return kpiTable(cases, options);
  if (shows === "checks") return checksTable(cases, options);
  if (shows === "driversByUse") return driversByUseTable(cases, options);
  if (shows === "drivers") return driversTable(cases, options);
  if ("lines" in shows) return linesTable(shows.title, cases, shows.lines, options);
  return statementsTable(ground, shows, cases, options);
}

function statementsTable(
  ground: TableGround,
  { statements, hasDifferences, against, hasDrivers, hasKpis = false }: StatementsRead,
  cases: readonly TableCase[],
  options: TableOptions,
): Table {
  const { model } = ground;
  const inserts = hasDrivers ? statements.flatMap((each) => driverInserts(model, each)) : [];
  const all = { ...options, statements, inserts, hasKpis };
  const [first] = cases;
  if (against === "yearBefore" && first) return yearOnYearTable(first, all);
  const [other] = against && against !== "yearBefore" ? tableCases(ground, against.case) : [];
  if (first && other) return varianceTable(first, other, all);
  return (hasDifferences ? comparisonTable : statementTable)(cases, all);
}

export function tableCases(ground: TableGround, id: CaseRead): TableCase[] {
  if (typeof id === "object") return [ground.references.get(id.reference) ?? []].flat();
  const own = caseOf(ground, id);
  if (own) ground.known.set(id, own);
  return own ? [own] : [];
}

/** WebAssembly brings the same figures in another sheet. */
function caseOf(
  { model, cases, overflow, known }: TableGround,
  id: ScenarioId,
): TableCase | undefined {
  const sheet = cases.sheet(id);
  const last = known.get(id);
  if (!sheet || last?.sheet === sheet) return last;
  const scenario = scenarioOf(model.document, id);
  if (!scenario) return { key: "base", name: "Base", model, sheet, overflow };
  return { key: scenario.id, name: scenario.name, scenario: scenario.id, model, sheet };
}

function optionsOf(model: Model, read: TableRead): TableOptions {
  const { unit = model.document.timeline.unit, scale, decimals } = read;
  return {
    spans: read.upTo === undefined ? spansIn(model, unit, read) : spansUpTo(model, unit, read.upTo),
    ...(scale === undefined ? {} : { scale }),
    ...(decimals === undefined ? {} : { decimals }),
  };
}

function spansIn(model: Model, unit: TimeUnit, read: TableRead): Span[] {
  const range = rangeIn(model, read);
  const years = read.hasYears && unit !== "year" ? spansOf(model, "year", range) : [];
  return [...spansOf(model, unit, range), ...years];
}

/** In the first month of a year both are the same, and one is enough. */
function spansUpTo(model: Model, unit: TimeUnit, period: number): Span[] {
  const [own] = spansOf(model, unit, { from: period, to: period });
  const [year] = spansOf(model, "year", { from: period, to: period });
  if (!own || !year || own.from === year.from) return own ? [own] : [];
  return [own, spanOver(model, { from: year.from, to: own.to })];
}

function rangeIn(model: Model, { preset = "all", from, to }: TableRead): Range {
  const range = rangeOf(model, preset);
  return { from: from ?? range.from, to: to ?? range.to };
}
