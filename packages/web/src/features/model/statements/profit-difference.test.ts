import { exampleModels } from "@app/engine/examples/examples";
import { expect, test } from "vitest";
import { openHere } from "#model/testing/direct-port.ts";
import { tableOf } from "#model/testing/table-of.ts";
import { profitDifference } from "./profit-difference.ts";

test.each(exampleModels.map(({ key, document }) => [key, document()] as const))(
  "%s: the bars are the table's own differences and lead from one profit to the other",
  async (_, document) => {
    const open = await openHere(document);
    const upTo = document.timeline.actualCount + 3;
    for (const { id } of document.scenarios) {
      const against = { case: id };
      const shows = { statements: ["profitAndLoss"], against, hasKpis: true } as const;
      for (const scale of ["ones", "thousands"] as const) {
        const chart = profitDifference(await tableOf(open, { shows, upTo, scale }));
        expect(chart?.changes.length).toBeLessThanOrEqual(8);
        expect(chart?.opening.name).toBe(document.scenarios.find((each) => each.id === id)?.name);
        expect(chart?.closing.name).toBe("Base");
      }
    }
    const shows = { statements: ["profitAndLoss"], against: "yearBefore" } as const;
    const table = await tableOf(open, { shows, upTo: 14 });
    const profit = table.rows.findIndex(({ line }) => line === "pl.profit");
    const column = table.columns.findLastIndex(({ role }) => role === "difference");
    const chart = profitDifference(table);
    const sum = chart?.changes.reduce((total, { figure }) => total + (figure ?? 0), 0);
    expect(sum).toBeCloseTo(table.shown[profit * table.columns.length + column] ?? Number.NaN, 6);
  },
);

test("nothing is drawn where nothing is compared", async () => {
  const [example] = exampleModels;
  if (!example) throw new Error("there is no example");
  const open = await openHere(example.document());
  const table = await tableOf(open, { shows: { statements: ["profitAndLoss"] }, unit: "year" });
  expect(profitDifference(table)).toBeUndefined();
});
