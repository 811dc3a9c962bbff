/**
 * The engine's door for programs outside this project: a document in, tables out. Inside the
 * project a file is imported by its own name; this one is for who does not know the names.
 */
import { faultsOfFigures } from "#build/blocking.ts";
import { buildModel } from "#build/build-model.ts";
import type { WrittenDocument } from "#model/document.ts";
import type { Issue } from "#model/issue.ts";
import { readDocument } from "#model/read-document.ts";
import { type Cases, casesOf } from "#scenarios/cases.ts";
import type { StatementKey } from "#statements/statement.ts";
import type { Table } from "#tables/table.ts";
import { scenarioCases } from "#tables/table-case.ts";
import { checksTable, kpiTable, statementTable, type TableOptions } from "#tables/tables.ts";

export { textAt } from "#tables/table-text.ts";
export type { Issue, StatementKey, Table, TableOptions, WrittenDocument };

/** A calculated document. Without figures that hold, it is only something to look at. */
export type Forecast = Cases & { isBlocked: boolean };

/** What is wrong with the document stands in `issues`; one that cannot be read has no forecast. */
export type Calculated =
  | { forecast: Forecast; issues: readonly Issue[] }
  | { forecast?: never; issues: readonly Issue[] };

export function calculate(written: WrittenDocument): Calculated {
  const { document, issues } = readDocument(written);
  if (!document) return { issues };
  const model = buildModel(document);
  const cases = casesOf(model);
  const faults = faultsOfFigures(model, cases.base);
  const isBlocked = model.isBlocked || faults.length > 0;
  return { forecast: { ...cases, isBlocked }, issues: [...model.issues, ...faults] };
}

/**
 * A statement as a table, by the model's own periods when unsaid; also of figures that do not hold,
 * to be looked at. What is no statement and no number of digits is a RangeError.
 */
export function readStatement(
  forecast: Forecast,
  statement: StatementKey,
  options: TableOptions = {},
): Table {
  return statementTable(baseOf(forecast), { ...options, statements: [statement] });
}

/** The document's KPIs as a table. */
export function readKpis(forecast: Forecast, options: TableOptions = {}): Table {
  return kpiTable(baseOf(forecast), options);
}

/** Every check as a table, among them that the balance sheet balances: zero where all is well. */
export function readChecks(forecast: Forecast, options: TableOptions = {}): Table {
  return checksTable(baseOf(forecast), options);
}

function baseOf(forecast: Forecast) {
  return scenarioCases(forecast, [undefined]);
}
