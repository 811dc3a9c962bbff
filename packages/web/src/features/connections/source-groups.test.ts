import type { DataSource } from "@app/contract/data-sources";
import { expect, test } from "vitest";
import { groupSources } from "./source-groups.ts";

const source = (name: string, part: Partial<DataSource>): DataSource => ({
  ...{ id: 1, key: name, name, group: "cloud", kind: "real", availability: "available" },
  ...{ reason: null, configure: [], authorising: "oauth", needs: [], fields: [], demoTwinId: null },
  ...part,
});

const SOURCES = [
  source("Reckon One", { availability: "unavailable" }),
  source("Xero", { availability: "needs-configuration" }),
  source("Sage Accounting", {}),
  source("Odoo", { group: "erp", authorising: "api-key" }),
  source("Xero Demo", { group: "demo", kind: "demo", authorising: "none" }),
];

const namesOf = (typed: string) =>
  groupSources(SOURCES, typed).map(({ title, sources }) => [
    title,
    sources.map(({ name }) => name),
  ]);

test("a name is found however its words are set apart", () => {
  expect(namesOf("xerodemo")).toEqual([["Try it with sample data", ["Xero Demo"]]]);
  expect(namesOf("sage  acc")).toEqual([["Cloud accounting", ["Sage Accounting"]]]);
});

test("what can be connected stands before what cannot, in each group", () => {
  expect(namesOf("")).toEqual([
    ["Cloud accounting", ["Sage Accounting", "Xero", "Reckon One"]],
    ["ERP systems", ["Odoo"]],
    ["Try it with sample data", ["Xero Demo"]],
  ]);
});

test("a search looks at names, whatever their case, and leaves empty groups out", () => {
  expect(namesOf(" xero")).toEqual([
    ["Cloud accounting", ["Xero"]],
    ["Try it with sample data", ["Xero Demo"]],
  ]);
  expect(namesOf("nothing")).toEqual([]);
});
