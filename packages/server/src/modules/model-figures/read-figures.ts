import type { CheckedOf, DataOf } from "@app/contract/endpoint";
import { BASE_CASE, cellText, type FigureCell } from "@app/contract/figure-cell";
import type {
  explainModelFigure,
  explainWhatIf,
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
import { scenarioCases, type TableCase } from "@app/engine/tables/table-case";
import { blockedTexts } from "@app/engine/tables/table-text";
import {
  comparisonTable,
  driversTable,
  type StatementOptions,
  statementTable,
  varianceTable,
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
  run: ({ stored, cell }: { stored: Stored; cell: FigureCell }) =>
    explained(casesOf(buildModel(documentOf(stored))), cell),
});

type Explained = Omit<DataOf<typeof explainModelFigure>, "version" | "cell">;

function explained(cases: Cases, cell: FigureCell): Explained | Refused {
  const step = explainToMember(cases, cell);
  if (!step) return { unknown: `There is no figure ${cellText(cell)} in this model.` };
  const { parts, drivers, zeroCount: _, ...told } = step;
  const cellOf = (next: Omit<FigureCell, "case"> | undefined) =>
    next ? cellText({ ...next, case: cell.case }) : null;
  return {
    ...told,
    parts: parts.map(({ label, text, amount, next, arithmetic = [] }) => ({
      ...{ label, text, amount, cell: cellOf(next) },
      madeOf: arithmetic.map((piece) =>
        typeof piece === "string"
          ? { text: piece, cell: null }
          : { text: piece.text, cell: cellOf(piece.next) },
      ),
    })),
    drivers: drivers.map(({ line, period, ...driver }) => ({
      ...driver,
      cell: cellText({ line, from: period, to: period, case: cell.case }),
    })),
  };
}

export const tryWhatIf = defineTask({
  ...{ name: "try_what_if", ...IN_POOL },
  run({ stored, asked }: { stored: Stored; asked: CheckedOf<typeof tryModelWhatIf>["body"] }) {
    const tried = triedOn(documentOf(stored), asked);
    return "unknown" in tried ? tried : statementOf(tried.cases, asked, tried.id);
  },
});

type WhatIfWhy = { stored: Stored; asked: WhatIf; cell: FigureCell };

export const explainWhatIfOf = defineTask({
  ...{ name: "explain_what_if", ...IN_POOL },
  run({ stored, asked, cell }: WhatIfWhy) {
    const tried = triedOn(documentOf(stored), asked);
    return "unknown" in tried ? tried : explained(tried.cases, cell);
  },
});

type WhatIf = Omit<CheckedOf<typeof explainWhatIf>["body"], "cell" | "version">;

/** A scenario on top of the one it is tried on, worked out as every other and kept nowhere. */
function triedOn(
  document: ModelDocument,
  { scenario: parent, changes }: WhatIf,
): { cases: Cases; id: string } | Refused {
  const past = pastFault(changes, document.timeline.actualCount);
  if (past) return { unknown: past };
  const name = "What if";
  const id = freeScenarioId(document.scenarios, name);
  const tried = {
    ...{ id, name, overrides: changes.map((change) => aheadIn(document, change)) },
    ...(parent === undefined || parent === BASE_CASE ? {} : { parent }),
  };
  const model = buildModel({ ...document, scenarios: [...document.scenarios, tried] });
  const fault = model.issues.find(({ place }) => place.startsWith(`scenarios/${id}/`));
  return fault ? { unknown: fault.message } : { cases: casesOf(model), id };
}

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
          : [
              {
                ...{ line, name: label, unit: unit ?? "count" },
                value: table.figures[row] ?? null,
                cell: cellText({ line, from: at, to: at, case: BASE_CASE }),
              },
            ],
      ),
    };
  },
});

/** `tried` is a case that is kept nowhere, and stands after what is. */
function statementOf(
  cases: Cases,
  asked: StatementAsked,
  tried?: string,
): StatementAnswer | Refused {
  const ids = [asked.scenario, tried ?? asked.against ?? []].flat();
  const shown = scenarioCases(
    cases,
    ids.map((id) => (id === BASE_CASE ? undefined : id)),
  );
  if (shown.length < ids.length) return { unknown: "There is no such scenario in this model." };
  const table = drawn(shown, optionsOf(asked), tried !== undefined);
  const columns = [...table.columns.entries()].filter(
    ([, { role }]) => role !== "differencePercent",
  );
  const faults = faultsOfFigures(cases.model, cases.base);
  return {
    title: table.title,
    currency: table.currency,
    columns: columns.map(([, { label, caseName, standing, role }]) => ({
      ...{ label, caseName, standing, role },
    })),
    rows: table.rows.map(({ label, level, kind, unit }, row) => ({
      ...{ label, level, kind, unit: unit ?? null },
      figures: columns.map(([column]) => ({
        value: table.shown[cellIndex(table, row, column)] ?? null,
        cell: cellAt(table, row, column),
      })),
    })),
    blockedBy: [...blockedTexts(table), ...faults.map(({ message }) => message)],
  };
}

/** What is asked for less what it is held against; what is tried less what is. */
function drawn(shown: TableCase[], options: StatementOptions, isTried: boolean) {
  const [figure, other] = shown;
  if (!figure || !other) return statementTable(shown, options);
  return isTried ? comparisonTable(shown, options) : varianceTable(figure, other, options);
}

/** None of a difference, which is two. */
function cellAt(table: Table, row: number, column: number) {
  const [only, ...more] = referencesAt(table, row, column);
  return only && more.length === 0 ? cellText(only) : null;
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

/** What is wrong with changes of which one has happened: nothing would come of it, and nobody would know why. */
export function pastFault(
  changes: readonly { line: string; to?: number | undefined }[],
  actualCount: number,
) {
  const past = changes.find(({ to }) => to !== undefined && to < actualCount);
  if (!past) return undefined;
  return `What is changed of "${past.line}" has happened: the forecast begins with period ${actualCount}.`;
}

/** What happened stays: unsaid, a change holds from the first period that is forecast. */
function aheadIn({ timeline }: ModelDocument, { from, to, ...change }: WhatIf["changes"][number]) {
  return { ...change, from: from ?? timeline.actualCount, ...(to === undefined ? {} : { to }) };
}
