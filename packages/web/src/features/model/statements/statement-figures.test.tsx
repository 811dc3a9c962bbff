/** Figures on the screen are those of the engine's own run, in every cell: read of every starter and example, drawn of some. */
import { buildModel } from "@app/engine/build/build-model";
import { exampleModels } from "@app/engine/examples/examples";
import type { ModelDocument } from "@app/engine/model/document";
import { casesOf } from "@app/engine/scenarios/cases";
import { starterModels } from "@app/engine/starters/starters";
import type { Table } from "@app/engine/tables/table";
import { scenarioCases } from "@app/engine/tables/table-case";
import { textAt } from "@app/engine/tables/table-text";
import { statementTable } from "@app/engine/tables/tables";
import { someOf } from "@app/engine/testing/runs";
import { cleanup, render, screen } from "@testing-library/react";
import { afterEach, expect, test, vi } from "vitest";
import { openHere } from "#model/testing/direct-port.ts";
import { tableOf } from "#model/testing/table-of.ts";
import { Treegrid } from "#model/treegrid/treegrid.tsx";

afterEach(() => {
  cleanup();
  vi.restoreAllMocks();
});

const STATEMENTS = ["profitAndLoss", "balanceSheet", "cashFlow", "cashFlowDirect"] as const;

const documents: [string, ModelDocument][] = [
  ...starterModels.map(({ key, name, timeSeries: [timeSeries], make }): [string, ModelDocument] => {
    if (!timeSeries) throw new Error(`${key} has no time series`);
    const start = timeSeries.unit === "week" ? "2026-06-29" : "2026-07-01";
    return [key, make({ name, timeSeries, start, yearEndMonth: 6, currency: "AUD" })];
  }),
  ...exampleModels.map(({ key, document }): [string, ModelDocument] => [key, document()]),
];

/** The engine alone: built, calculated and put into a table where nothing is watched or sent. */
function ownRun(document: ModelDocument, scenario: string | undefined): Table {
  const cases = scenarioCases(casesOf(buildModel(document)), [scenario]);
  return statementTable(cases, { statements: STATEMENTS });
}

const textsOf = (table: Table) =>
  table.rows.map(({ label, line }, row) => [
    label,
    ...table.columns.map((_, column) => (line === undefined ? "" : textAt(table, row, column))),
  ]);

test.each(documents)(
  "%s: the grid shows what the engine calculates, base and scenarios",
  async (_, document) => {
    const open = await openHere(document);
    for (const scenario of [undefined, ...document.scenarios.map(({ id }) => id)]) {
      const read = { shows: { statements: STATEMENTS }, cases: [scenario] };
      const table = await tableOf(open, read);
      expect(textsOf(table)).toEqual(textsOf(ownRun(document, scenario)));
    }
  },
);

const drawnOf = test.each(someOf(documents, 4));

drawnOf("%s: every cell that is drawn has the engine's text", async (_, document) => {
  vi.spyOn(Element.prototype, "clientWidth", "get").mockReturnValue(1e6);
  vi.spyOn(Element.prototype, "clientHeight", "get").mockReturnValue(1e6);
  const open = await openHere(document);
  const read = { shows: { statements: STATEMENTS }, unit: "quarter", hasYears: true } as const;
  const table = await tableOf(open, read);
  render(<Treegrid store={open.storeOf(read)} document={() => open.state().document} />);
  const drawn = screen
    .getAllByRole("row")
    .slice(1)
    .map((row) => {
      const cells = row.querySelectorAll('[role="rowheader"], [role="gridcell"]');
      return [...cells].map(({ textContent }) => textContent);
    });
  const zeros = table.rows.filter((row) => row.isZero && row.kind === "line").length;
  const shown = textsOf(table).filter((_, row) => {
    const { isZero, kind } = table.rows[row] ?? {};
    return !(isZero && kind === "line");
  });
  expect(drawn).toEqual(zeros > 0 ? [...shown, drawn.at(-1)] : shown);
  open.close();
});
