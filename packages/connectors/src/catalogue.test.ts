import { expect, test } from "vitest";
import { type DataSource, dataSources } from "./catalogue.ts";

function idsWhere(holds: (source: DataSource) => boolean) {
  return dataSources.filter(holds).map((source) => source.id);
}

test("the ids run from 1 to 21, and no key or name is used twice", () => {
  expect(idsWhere(() => true)).toEqual(Array.from({ length: 21 }, (_, index) => index + 1));
  expect(new Set(dataSources.map((source) => source.key)).size).toBe(21);
  expect(new Set(dataSources.map((source) => source.name)).size).toBe(21);
});

test("there are nine cloud services, one spreadsheet, seven ERP systems, three demos, a sample", () => {
  const kinds = ["cloud", "spreadsheet", "erp", "demo", "sample"];
  const counts = kinds.map((kind) => idsWhere((source) => source.kind === kind).length);
  expect(counts).toEqual([9, 1, 7, 3, 1]);
});

test("the demo variants and our own sample are the demo sources: 18 to 21", () => {
  expect(idsWhere((source) => source.isDemo)).toEqual([18, 19, 20, 21]);
});

test("the spreadsheet is source 10", () => {
  expect(idsWhere((source) => source.isSpreadsheet)).toEqual([10]);
});

test("Xero is source 1 and QuickBooks Online source 2, by the keys in their addresses", () => {
  expect(dataSources.slice(0, 2)).toMatchObject([{ key: "xero" }, { key: "quickbooks" }]);
});

test("no source is offered before its connector exists", () => {
  expect(idsWhere((source) => source.availability === "available")).toEqual([]);
});
