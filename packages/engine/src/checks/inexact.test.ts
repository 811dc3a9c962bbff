import { expect, test } from "vitest";
import type { ModelDocument } from "#model/document.ts";
import { starterModels } from "#starters/starters.ts";
import { calculateModel } from "#testing/calculate-model.ts";
import { brokenChecks } from "#worker/check-state.ts";
import { findOverflow } from "./overflow.ts";

/** A firm that asks so much an hour. */
function firmAt(hourlyRate: number): ModelDocument {
  const firm = starterModels.find(({ key }) => key === "servicesFirm");
  const [timeSeries] = firm?.timeSeries ?? [];
  if (!firm || !timeSeries) throw new Error("there is no such starter");
  const calendar = { start: "2026-07-01", yearEndMonth: 6, currency: "AUD" };
  const document = firm.make({ name: "Large", timeSeries, ...calendar });
  const drivers = document.drivers.map((driver) =>
    driver.id === "hourlyRate" ? { ...driver, values: hourlyRate } : driver,
  );
  return { ...document, drivers };
}

function differencesIn(...calculated: Parameters<typeof brokenChecks>) {
  return brokenChecks(...calculated).filter((check) => check.class === "error");
}

test("a difference of roundings alone was told as one in the books: it is told as figures too large to be exact", () => {
  for (const rate of [1e12, 1e13, 1e15]) {
    const { model, sheet } = calculateModel(firmAt(rate));
    expect(differencesIn(model, sheet)).toEqual([]);
    expect(findOverflow(model, sheet)).toEqual([
      {
        ...{ code: "overflow", severity: "error", place: "drivers" },
        message: expect.stringMatching(
          /^Balances come to [\d,]{17,} in \w{3}-\d{2}\. Up to 1,000,000,000,000 their cents are exact\.$/,
        ),
      },
    ]);
  }
});

test("large figures whose checks hold to the cent are told of nothing", () => {
  const { model, sheet } = calculateModel(firmAt(1e6));
  expect(findOverflow(model, sheet)).toEqual([]);
  expect(differencesIn(model, sheet)).toEqual([]);
});

test("a difference that is more than roundings stays one in the books, however large they are", () => {
  const document = firmAt(1e13);
  const [first, ...others] = document.accounts;
  if (!first) throw new Error("a firm has accounts");
  const off = {
    ...document,
    accounts: [{ ...first, opening: (first.opening ?? 0) + 1e6 }, ...others],
  };
  const { model, sheet } = calculateModel(off);
  expect(model.issues.map(({ code }) => code)).toContain("unbalanced");
  expect(differencesIn(model, sheet).length).toBeGreaterThan(0);
});
