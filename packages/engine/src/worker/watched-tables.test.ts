import fc from "fast-check";
import { expect, test } from "vitest";
import { buildModel } from "#build/build-model.ts";
import type { ModelDocument } from "#model/document.ts";
import { starterModels } from "#starters/starters.ts";
import { anyIntents, EDIT_TIMEOUT, editOf, editRuns } from "#testing/any-edits.ts";
import { holdDocument } from "#testing/holder-connection.ts";
import { randomModel } from "#testing/random-model.ts";
import { smallCompany } from "#testing/small-company.ts";
import { createHolder } from "./holder.ts";
import type { TableRead } from "./read-tables.ts";

const starters = starterModels.map(({ name, make }) => {
  const timeSeries = { key: "short", name: "Short", unit: "month", periodCount: 5 } as const;
  return make({ name, timeSeries, start: "2026-07-01", yearEndMonth: 6, currency: "AUD" });
});

function readsOf({ scenarios }: ModelDocument): TableRead[] {
  const cases = [undefined, ...scenarios.map(({ id }) => id)];
  const statements = ["profitAndLoss", "balanceSheet", "cashFlowDirect", "cashFlow"] as const;
  return [
    { shows: { statements, hasDrivers: true }, hasYears: true },
    { shows: { statements, hasDifferences: true }, cases, scale: "thousands" },
    { shows: { statements: ["profitAndLoss"], against: "yearBefore" } },
    { shows: "driversByUse", cases: cases.slice(-1) },
    { shows: "checks", hasYears: true },
    { shows: { title: "Cash", lines: ["cf.closingCash", "nothing"] }, cases },
  ];
}

test("after any edits the watched tables, told by what moved, are those of the document opened anew", {
  timeout: EDIT_TIMEOUT,
}, async () => {
  const anyCompany = fc.oneof(fc.constantFrom(...starters), randomModel);
  await fc.assert(
    fc.asyncProperty(anyCompany, anyIntents, async (document, intents) => {
      const connection = holdDocument();
      await connection.open(document);
      await connection.watchTables(readsOf(document));
      let model = buildModel(document);
      for (const intent of intents) {
        const edit = editOf(model, intent);
        const edited = edit && (await connection.edit([edit]));
        if (edited?.kind !== "edited") continue;
        model = buildModel((await connection.document()).document);
        const fresh = holdDocument();
        await fresh.open(model.document);
        const { tables } = await fresh.watchTables(readsOf(document));
        expect(edited.tables).toEqual(tables);
      }
    }),
    editRuns(8),
  );
});

const company = smallCompany({
  drivers: [{ id: "rentPerMonth", name: "Rent per month", unit: "currency", values: 100 }],
  modules: [
    { kind: "expense", id: "rent", name: "Rent", amount: "rentPerMonth", account: "rentCost" },
  ],
});

const WATCHED: TableRead[] = [
  { shows: { title: "Cash", lines: ["cf.closingCash", "pl.revenue"] } },
  { shows: "drivers" },
];

function hold() {
  const { answer } = createHolder();
  answer({ id: 1, kind: "open", document: company });
  answer({ id: 2, kind: "watchTables", tables: WATCHED });
  return (edit: unknown) => answer({ id: 3, kind: "edit", edits: [edit] });
}

test("of a table whose shape stays only the cells that moved are told", () => {
  const edit = hold();
  const place = "drivers/rentPerMonth/values";
  expect(edit({ kind: "figures", place, from: 1, values: [150] })).toMatchObject({
    tables: [
      { cells: Uint32Array.of(1, 2), figures: Float64Array.of(750, 650) },
      { cells: Uint32Array.of(4, 10), shown: Float64Array.of(150, 150) },
    ],
  });
});

test("a note of a driver is told with its table whole, though no figure moved", () => {
  const edit = hold();
  const told = edit({ kind: "set", place: "drivers/rentPerMonth/note", value: "As agreed" });
  const rows = expect.arrayContaining([expect.objectContaining({ note: "As agreed" })]);
  expect(told).toMatchObject({ tables: [{}, { rows }] });
});
