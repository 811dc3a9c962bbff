/**
 * The engine's door for programs outside this project: a document in, a statement out. Inside the
 * project a file is imported by its own name; this one is for who does not know the names.
 */
import { buildModel } from "#build/build-model.ts";
import type { WrittenDocument } from "#model/document.ts";
import type { Issue } from "#model/issue.ts";
import { readDocument } from "#model/read-document.ts";
import { type Cases, casesOf } from "#scenarios/cases.ts";
import type { StatementKey } from "#statements/statement.ts";
import type { Table } from "#tables/table.ts";
import { scenarioCases } from "#tables/table-case.ts";
import { statementTable, type TableOptions } from "#tables/tables.ts";

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
  return { forecast: { ...casesOf(model), isBlocked: model.isBlocked }, issues: model.issues };
}

/** A statement as a table, by the model's own periods when unsaid. */
export function readStatement(
  forecast: Forecast,
  statement: StatementKey,
  options: TableOptions = {},
): Table {
  const base = scenarioCases(forecast, [undefined]);
  return statementTable(base, { ...options, statements: [statement] });
}
