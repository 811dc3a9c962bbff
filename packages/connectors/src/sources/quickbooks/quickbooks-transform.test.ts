import { expect, test } from "vitest";
import { readOrganisation } from "./quickbooks-transform.ts";

function preferences(parts: Record<string, unknown> = {}) {
  const usual = {
    CurrencyPrefs: { MultiCurrencyEnabled: false, HomeCurrency: { value: "USD" } },
    ReportPrefs: { ReportBasis: "Cash" },
    AccountingInfoPrefs: { BookCloseDate: "2026-12-31" },
  };
  return { Preferences: { ...usual, ...parts } };
}

const company = { CompanyName: "Fern & Sons", FiscalYearStartMonth: "July" };
const settings = { realmId: "9130" };

test("a year that starts in July ends in June; basis and closing date come from the preferences", () => {
  expect(readOrganisation(company, preferences(), settings)).toEqual({
    externalId: "9130",
    name: "Fern & Sons",
    baseCurrency: "USD",
    currencyDecimals: 2,
    yearEndMonth: 6,
    basis: "CASH",
    lockDate: "2026-12-31",
  });
});

test("a year that starts in January ends in December", () => {
  const calendar = { ...company, FiscalYearStartMonth: "January" };
  expect(readOrganisation(calendar, preferences(), settings).yearEndMonth).toBe(12);
});

test("the basis a person chose goes before the company's own", () => {
  const chosen = { ...settings, basis: "ACCRUAL" } as const;
  expect(readOrganisation(company, preferences(), chosen).basis).toBe("ACCRUAL");
});

test("a month and a basis that are none are refused", () => {
  const odd = { ...company, FiscalYearStartMonth: "Brumaire" };
  expect(() => readOrganisation(odd, preferences(), settings)).toThrow('"Brumaire"');
  const basis = preferences({ ReportPrefs: { ReportBasis: "Barter" } });
  expect(() => readOrganisation(company, basis, settings)).toThrow('"Barter" is no basis');
});
