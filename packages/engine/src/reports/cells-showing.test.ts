import { describe, expect, test } from "vitest";
import { tableCompanyCases } from "#testing/table-company.ts";
import { cellsShowing } from "./cells-showing.ts";
import { openDesks } from "./desk.ts";
import { readCell } from "./read-cell.ts";

const [desk] = openDesks(tableCompanyCases(), "ones", []);
if (!desk) throw new Error("The company has no base.");
const found = (typed: string) => cellsShowing(desk, typed);

describe("what a typed figure may be", () => {
  test("110 is what August sold, and every cell that is offered reads 110", () => {
    const cells = found("110");
    expect(cells.map(({ name }) => name)).toContain("Revenue, Aug-26");
    for (const { cell } of cells) expect(readCell(desk, cell)?.text).toBe("110");
  });

  test("a cost is found by its size, whichever way round it is shown: wages of 40 in August", () => {
    const wages = found("(40)").find(({ cell }) => cell.line === "pl.account.wages");
    expect(wages && readCell(desk, wages.cell)?.text).toBe("40");
  });

  test("a figure that the model has nowhere is offered nothing, and no more than six are offered", () => {
    expect(found("123,456,789")).toEqual([]);
    expect(found("0")).toEqual([]);
    expect(found("100").length).toBeLessThanOrEqual(6);
  });

  test("3 is no figure of the model: what EBITDA is off the forecast by is offered", () => {
    expect(found("3")[0]).toEqual({
      cell: {
        ...{ line: "pl.ebitda", time: { preset: "lastActual" }, take: "difference" },
        ...{ against: "replacedForecast", isSize: true },
      },
      name: "EBITDA, Aug-26, against forecast",
      text: "3",
    });
  });
});
