import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { oauthProviders } from "#oauth/providers.ts";
import { type DataSource, dataSources, type SourceEntry, sourceCatalogue } from "./catalogue.ts";
import { connectorOf } from "./registry.ts";

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

test("everybody sees seven fields of a source and no more", () => {
  expect(Object.keys(dataSources[0] ?? {})).toEqual([
    "id",
    "key",
    "name",
    "kind",
    "isDemo",
    "isSpreadsheet",
    "availability",
  ]);
});

test("a source that is offered has a connector under its id, which reads what it says", () => {
  const offered = sourceCatalogue.filter(({ availability }) => availability === "available");
  expect(offered).toHaveLength(17);
  for (const { id, name, reads } of offered) {
    const found = connectorOf(id);
    if ("unavailableBecause" in found) throw new Error(`${name}: ${found.unavailableBecause}`);
    expect(found.connector.sourceId, name).toBe(id);
    expect(reads.includes("tracking"), name).toBe(found.connector.tracking !== undefined);
  }
});

test("a source that is not offered says why", () => {
  for (const { id, availability, unavailableBecause } of sourceCatalogue) {
    expect(availability === "available").toBe(unavailableBecause === undefined);
    if (unavailableBecause) expect(connectorOf(id)).toEqual({ unavailableBecause });
  }
});

test("every source authorised by OAuth or a signed key has a provider, and no other has", () => {
  const byProvider = sourceCatalogue.filter(({ authorising }) =>
    ["oauth", "signed-key"].includes(authorising.kind),
  );
  expect(byProvider.map(({ key }) => key).sort()).toEqual(
    oauthProviders.map(({ key }) => key).sort(),
  );
});

test("Xero's limits are the ones it states: 60 calls a minute, 5,000 a day, five at a time", () => {
  expect(sourceCatalogue[0]?.rate).toMatchObject({
    windows: [{ calls: 60, milliseconds: 60_000 }, { calls: 5_000 }],
    concurrent: 5,
  });
});

test("the guide to connectors lists every source as the catalogue has it", () => {
  const guide = readFileSync(new URL("../../../../docs/connectors.md", import.meta.url), "utf8");
  const rows = guide.split("\n").filter((line) => /^\| \d+ \|/.test(line));
  expect(rows).toEqual(sourceCatalogue.map(rowOf));
});

function rowOf({ id, name, kind, authorising, reads, unavailableBecause }: SourceEntry) {
  const offered = unavailableBecause === undefined ? "yes" : `no: ${unavailableBecause}`;
  const needs = authorising.needs.join("; ") || "nothing";
  return `| ${[id, name, kind, authorising.kind, needs, reads.join(", "), offered].join(" | ")} |`;
}
