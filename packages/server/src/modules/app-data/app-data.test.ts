import { getAppData } from "@app/contract/app-data";
import { describe, expect, test } from "vitest";
import { testApp } from "#testing/test-app.ts";
import { appData, isCurrency } from "./app-data.ts";

const { countries, currencies, industries, companySizes, dataSources } = appData;

test("anybody gets the lists, signed in or not, and gets the same", async () => {
  const app = await testApp();
  const [mine, anybodys] = await Promise.all(
    [app, app.anonymous()].map((caller) => caller.call(getAppData, {})),
  );
  expect(mine).toEqual({ success: true, data: appData, errors: [] });
  expect(anybodys).toEqual(mine);
});

describe("countries", () => {
  test("are the 249 of ISO 3166-1, each once", () => {
    expect(countries).toHaveLength(249);
    expect(new Set(countries.map(({ code }) => code)).size).toBe(249);
    expect(new Set(countries.map(({ name }) => name)).size).toBe(249);
    expect(countries.every(({ code }) => /^[A-Z]{2}$/.test(code))).toBe(true);
  });

  test("come by their English names, accents aside", () => {
    const names = countries.map(({ name }) => name);
    expect(names).toEqual([...names].sort((a, b) => a.localeCompare(b, "en")));
    expect(countries[0]).toEqual({ code: "AF", name: "Afghanistan" });
  });

  test("have the names and codes people know", () => {
    const byCode = new Map<string, string>(countries.map(({ code, name }) => [code, name]));
    expect(["AU", "GB", "US", "NZ", "CI"].map((code) => byCode.get(code))).toEqual([
      "Australia",
      "United Kingdom",
      "United States",
      "New Zealand",
      "Côte d’Ivoire",
    ]);
  });
});

test("currencies come by their codes, each once, and are what books may be kept in", () => {
  const codes = currencies.map(({ code }) => code);
  expect(codes).toEqual([...new Set(codes)].sort());
  expect(codes.every((code) => /^[A-Z]{3}$/.test(code))).toBe(true);
  expect(["AUD", "USD", "ABC", "aud", ""].map(isCurrency)).toEqual([
    true,
    true,
    false,
    false,
    false,
  ]);
});

test("no list offers the same choice twice", () => {
  for (const list of [industries, companySizes]) expect(new Set(list).size).toBe(list.length);
});

test("the data sources are the 21 of the catalogue", () => {
  expect(dataSources.map(({ id }) => id)).toEqual(Array.from({ length: 21 }, (_, i) => i + 1));
});
