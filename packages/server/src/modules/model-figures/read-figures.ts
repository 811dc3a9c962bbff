import type { CheckedOf, DataOf } from "@app/contract/endpoint";
import { BASE_CASE, cellText, type FigureCell } from "@app/contract/figure-cell";
import type {
  explainModelFigure,
  getModelStatement,
  listModelDrivers,
  tryModelWhatIf,
} from "@app/contract/model-figures";
import { faultsOfFigures } from "@app/engine/build/blocking";
import { buildModel } from "@app/engine/build/build-model";
import type { ModelDocument } from "@app/engine/model/document";
import { explainToMember } from "@app/engine/reports/reader-why";
import { type Cases, casesOf } from "@app/engine/scenarios/cases";
import { freeScenarioId } from "@app/engine/scenarios/scenario-id";
import { cellIndex, referencesAt, type Table } from "@app/engine/tables/table";
import { scenarioCases } from "@app/engine/tables/table-case";
import { blockedTexts } from "@app/engine/tables/table-text";
import {
  comparisonTable,
  driversTable,
  type StatementOptions,
  statementTable,
} from "@app/engine/tables/tables";
import { defineTask } from "#core/task.ts";
import { documentOf, type Stored } from "#modules/model-versions/model-versions.ts";

type Unversioned<T> = Omit<T, "version">;
export type StatementAnswer = Unversioned<DataOf<typeof getModelStatement>>;
type Refused = { unknown: string };

type StatementAsked = Pick<
  CheckedOf<typeof getModelStatement>["query"],
  "statement" | "by" | "scenario" | "against"
>;

const IN_POOL = { runsIn: "thread", timeoutMs: 20_000, heapMegabytesMax: 512 } as const;

export const readStatementOf = defineTask({
  ...{ name: "read_statement", ...IN_POOL },
  run: ({ stored, asked }: { stored: Stored; asked: StatementAsked }) =>
    statementOf(casesOf(buildModel(documentOf(stored))), asked),
});

export const explainFigureOf = defineTask({
  ...{ name: "explain_figure", ...IN_POOL },
  run({ stored, cell }: { stored: Stored; cell: FigureCell }): Explained | Refused {
    const step = explainToMember(casesOf(buildModel(documentOf(stored))), cell);
    if (!step) return { unknown: `There is no figure ${cellText(cell)} in this model.` };
    const { parts, zeroCount: _, ...told } = step;
    return {
      ...told,
      parts: parts.map(({ label, text, amount, next }) => ({
        ...{ label, text, amount },
        cell: next ? cellText({ ...next, case: cell.case }) : null,
      })),
    };
  },
});

type Explained = Omit<DataOf<typeof explainModelFigure>, "version" | "cell">;

type WhatIf = CheckedOf<typeof tryModelWhatIf>["body"];

/** A scenario on top of the one it is tried on, worked out as every other and kept nowhere. */
export const tryWhatIf = defineTask({
  ...{ name: "try_what_if", ...IN_POOL },
  run({ stored, asked }: { stored: Stored; asked: WhatIf }): StatementAnswer | Refused {
    const document = documentOf(stored);
    const { scenario: parent, changes, ...shown } = asked;
    const name = "What if";
    const id = freeScenarioId(document.scenarios, name);
    const tried = {
      ...{ id, name, overrides: changes.map((change) => aheadIn(document, change)) },
      ...(parent === undefined || parent === BASE_CASE ? {} : { parent }),
    };
    const model = buildModel({ ...document, scenarios: [...document.scenarios, tried] });
    const fault = model.issues.find(({ place }) => place.startsWith(`scenarios/${id}/`));
    if (fault) return { unknown: fault.message };
    return statementOf(casesOf(model), { ...shown, scenario: parent, against: id }, id);
  },
});

export const listDriversOf = defineTask({
  ...{ name: "list_drivers", ...IN_POOL },
  run(stored: Stored): Unversioned<DataOf<typeof listModelDrivers>> {
    const cases = casesOf(buildModel(documentOf(stored)));
    const { document, periods } = cases.model;
    const { actualCount } = document.timeline;
    const at = Math.min(actualCount, periods.length - 1);
    const table = driversTable(scenarioCases(cases, [undefined]), { from: at, to: at });
    return {
      scenarios: document.scenarios.map(({ id, name }) => ({ id, name })),
      periods: periods.map(({ label }) => label),
      actualCount,
      items: table.rows.flatMap(({ line, label, unit, input }, row) =>
        line === undefined || !input
          ? []
          : [{ line, name: label, unit: unit ?? "count", value: table.figures[row] ?? null }],
      ),
    };
  },
});

function statementOf(
  cases: Cases,
  asked: StatementAsked,
  unnamed?: string,
): StatementAnswer | Refused {
  const ids = [asked.scenario, ...(asked.against === undefined ? [] : [asked.against])];
  const shown = scenarioCases(
    cases,
    ids.map((id) => (id === BASE_CASE ? undefined : id)),
  );
  if (shown.length < ids.length) return { unknown: "There is no such scenario in this model." };
  const draw = shown.length > 1 ? comparisonTable : statementTable;
  const table = draw(shown, optionsOf(asked));
  const faults = faultsOfFigures(cases.model, cases.base);
  return {
    title: table.title,
    currency: table.currency,
    columns: table.columns.map(({ label, caseName, standing, role }) => ({
      ...{ label, caseName, standing, role },
    })),
    rows: table.rows.map(({ label, level, kind, unit }, row) => ({
      ...{ label, level, kind, unit: unit ?? null },
      figures: table.columns.map((_, column) => ({
        value: table.shown[cellIndex(table, row, column)] ?? null,
        cell: cellAt(table, row, column, unnamed),
      })),
    })),
    blockedBy: [...blockedTexts(table), ...faults.map(({ message }) => message)],
  };
}

/** None of a difference, which is two, nor of a case that is kept nowhere. */
function cellAt(table: Table, row: number, column: number, unnamed: string | undefined) {
  const [only, ...more] = referencesAt(table, row, column);
  return only && more.length === 0 && only.case !== unnamed ? cellText(only) : null;
}

function optionsOf({ statement, by }: StatementAsked): StatementOptions {
  const unit = by === undefined ? {} : { unit: by };
  switch (statement) {
    case "threeWay":
      return { ...unit, decimals: 2, statements: ["profitAndLoss", "balanceSheet", "cashFlow"] };
    case "kpis":
      return { ...unit, decimals: 2, statements: [], hasKpis: true };
    default:
      return { ...unit, decimals: 2, statements: [statement] };
  }
}

/** What happened stays: unsaid, a change holds from the first period that is forecast. */
function aheadIn({ timeline }: ModelDocument, { from, to, ...change }: WhatIf["changes"][number]) {
  return { ...change, from: from ?? timeline.actualCount, ...(to === undefined ? {} : { to }) };
}
