import { describe, expect, test } from "vitest";
import { smallCompany } from "#testing/small-company.ts";
import type { ModelDocument, WrittenDocument } from "./document.ts";
import { migrate, readDocument } from "./read-document.ts";
import { stableText } from "./stable-text.ts";

function places(document: unknown) {
  return readDocument(document).issues.map(({ place, message }) => `${place}: ${message}`);
}

describe("reading a document", () => {
  test("one that fits comes back as it was", () => {
    const document = smallCompany();
    expect(readDocument(JSON.parse(JSON.stringify(document)))).toEqual({ document, issues: [] });
  });

  test("what is empty may be left out, and today's version is meant when none is named", () => {
    const { name, currency, timeline, accounts } = smallCompany();
    const written: WrittenDocument = { name, currency, timeline, accounts };
    expect(readDocument(written)).toEqual({ document: smallCompany(), issues: [] });
    expect(places({ ...written, kpis: null, accounts: undefined })).toEqual([
      "accounts: This is missing.",
      "kpis: Expected a list.",
    ]);
  });

  test("what is missing, unknown or of another kind is told at its place, by the entry's id", () => {
    const { currency: _, ...rest } = smallCompany({
      modules: [{ kind: "expense", id: "rent", name: "Rent", account: "rentCost", amount: "x" }],
    });
    const [rent] = rest.modules;
    expect(
      places({
        ...rest,
        admin: true,
        modules: [
          { ...rent, amount: null, months: [13] },
          { kind: "magic", id: "m" },
        ],
      }),
    ).toEqual([
      "currency: This is missing.",
      "modules/rent/amount: Expected a number, a list of numbers or a formula.",
      "modules/rent/months/0: Expected a whole number from 1 to 12.",
      expect.stringMatching(/^modules\/m\/kind: Expected one of revenue, /),
      "admin: This is not part of a model.",
    ]);
  });

  test("10,000 unknown fields are told once", () => {
    const unknown = Object.fromEntries(Array.from({ length: 10_000 }, (_, at) => [`x${at}`, at]));
    const told = "There are fields here that are not part of a model.";
    expect(places({ ...smallCompany(), ...unknown })).toEqual([`: ${told}`]);
    expect(places({ ...smallCompany(), drivers: [{ id: "rate", ...unknown }] })).toEqual([
      `drivers/rate: ${told}`,
    ]);
  });

  test("a timeline that cannot be is told in words", () => {
    const timeline = { ...smallCompany().timeline, start: "2026-07-02" };
    expect(places(smallCompany({ timeline }))).toEqual([
      "timeline: The start is not the first day of a month.",
    ]);
  });

  test.each([null, 3, "model", [], { schemaVersion: "1" }])("%j is not a model", (value) => {
    expect(readDocument(value).document).toBeUndefined();
  });
});

describe("bringing an old document forward", () => {
  const steps = {
    1: (document: Record<string, unknown>) => ({ ...document, colour: "blue" }),
    2: ({ colour, ...document }: Record<string, unknown>) => ({ ...document, color: colour }),
  };

  test("goes through every version in between", () => {
    expect(migrate({ schemaVersion: 1, name: "Old" }, 3, steps)).toEqual({
      schemaVersion: 3,
      name: "Old",
      color: "blue",
    });
  });

  test("a document of a later version is refused, not read wrongly", () => {
    expect(migrate({ schemaVersion: 4 }, 3, steps)).toBe(
      "This model is of version 4; version 3 is the newest known here.",
    );
  });
});

describe("a document as text", () => {
  test("does not depend on the order in which its keys were set", () => {
    const document = smallCompany({ actuals: { cash: [1, 2], sales: [-1, -2] } });
    const shuffled = JSON.parse(JSON.stringify(document, reversedKeys)) as ModelDocument;
    expect(stableText(shuffled)).toBe(stableText(document));
    expect(JSON.parse(stableText(document))).toEqual(document);
  });

  test("keeps a series on one line and a field on its own, so that versions can be compared", () => {
    const lines = stableText(smallCompany({ actuals: { cash: [1, 2] } })).split("\n");
    expect(lines.slice(0, 4)).toEqual([
      "{",
      '  "schemaVersion": 2,',
      '  "name": "Small company",',
      '  "currency": "AUD",',
    ]);
    expect(lines).toContain('    "cash": [1, 2]');
  });
});

function reversedKeys(_: string, value: unknown) {
  if (typeof value !== "object" || value === null || Array.isArray(value)) return value;
  return Object.fromEntries(Object.entries(value).reverse());
}
