/** Tables made where the model is, from a plain value that says what to show. */
import type { Model } from "#build/build-model.ts";
import type { LineId } from "#lines/expression.ts";
import { type ScenarioId, scenarioOf } from "#overrides/family.ts";
import type { LiveCases } from "#scenarios/live-cases.ts";
import type { StatementKey } from "#statements/statement.ts";
import { type Preset, type Range, rangeOf, spansOf } from "#tables/spans.ts";
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
} from "#tables/tables.ts";

export type TableRead = Pick<TableOptions, "unit" | "from" | "to" | "scale" | "decimals"> & {
  shows:
    | "kpis"
    | "checks"
    | "drivers"
    | "driversByUse"
    /** Statements under each other; other cases with or without their difference from the first. */
    | { statements: readonly StatementKey[]; hasDifferences?: boolean }
    /** Lines of the reader's choice, each rounded by itself: what a chart is drawn from. */
    | { title: string; lines: readonly LineId[] };
  /** The base alone when unsaid; undefined is the base. Scenarios that are gone are left out. */
  cases?: readonly ScenarioId[];
  /** Instead of from and to. */
  preset?: Preset;
  /** The years in the range stand after its months or quarters. */
  hasYears?: boolean;
};

export function makeTable(model: Model, live: LiveCases, read: TableRead): Table {
  const { shows, cases: ids = [undefined] } = read;
  const cases = ids.flatMap((id) => tableCases(model, live, id));
  const options = optionsOf(model, read);
  if (shows === "kpis") return kpiTable(cases, options);
  if (shows === "checks") return checksTable(cases, options);
  if (shows === "driversByUse") return driversByUseTable(cases, options);
  if (shows === "drivers") return driversTable(cases, options);
  if ("lines" in shows) return linesTable(shows.title, cases, shows.lines, options);
  const { statements, hasDifferences } = shows;
  return (hasDifferences ? comparisonTable : statementTable)(cases, { ...options, statements });
}

function tableCases(model: Model, live: LiveCases, id: ScenarioId): TableCase[] {
  const sheet = live.sheet(id);
  if (!sheet) return [];
  const scenario = scenarioOf(model.document, id);
  if (!scenario) return [{ key: "base", name: "Base", model, sheet }];
  return [{ key: scenario.id, name: scenario.name, scenario: scenario.id, model, sheet }];
}

function optionsOf(model: Model, read: TableRead): TableOptions {
  const { unit = model.document.timeline.unit, scale, decimals } = read;
  const range = rangeIn(model, read);
  const spans = spansOf(model, unit, range);
  const years = read.hasYears && unit !== "year" ? spansOf(model, "year", range) : [];
  return {
    spans: [...spans, ...years],
    ...(scale === undefined ? {} : { scale }),
    ...(decimals === undefined ? {} : { decimals }),
  };
}

function rangeIn(model: Model, { preset = "all", from, to }: TableRead): Range {
  const range = rangeOf(model, preset);
  return { from: from ?? range.from, to: to ?? range.to };
}
