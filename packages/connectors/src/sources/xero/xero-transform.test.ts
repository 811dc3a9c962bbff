import { expect, test } from "vitest";
import {
  readOrganisation,
  readTenants,
  readTracking,
  refuseYearEndInsideMonth,
} from "./xero-transform.ts";

const asked = { tenantId: "t1", basis: "ACCRUAL" } as const;

function organisation(fields: Record<string, unknown> = {}) {
  const usual = {
    Name: "Puffin Press",
    BaseCurrency: "NZD",
    FinancialYearEndDay: 31,
    FinancialYearEndMonth: 3,
    Timezone: "NEWZEALANDSTANDARDTIME",
  };
  return { Organisations: [{ ...usual, ...fields }] };
}

test("an organisation has its year end, currency and the lock that binds everybody", () => {
  const locks = {
    PeriodLockDate: "/Date(1556582400000+0000)/",
    EndOfYearLockDate: "/Date(1546214400000+0000)/",
  };
  expect(readOrganisation(organisation(locks), asked)).toEqual({
    externalId: "t1",
    name: "Puffin Press",
    baseCurrency: "NZD",
    currencyDecimals: 2,
    yearEndMonth: 3,
    timezone: "NEWZEALANDSTANDARDTIME",
    basis: "ACCRUAL",
    lockDate: "2018-12-31",
  });
});

test("a lock for all but advisers is no lock", () => {
  const answer = organisation({ PeriodLockDate: "/Date(1546214400000+0000)/" });
  expect(readOrganisation(answer, asked)).not.toHaveProperty("lockDate");
});

test("a year that ends on 5 April is listed and refused when it is read", () => {
  const april = organisation({ FinancialYearEndDay: 5, FinancialYearEndMonth: 4 });
  expect(readOrganisation(april, asked).yearEndMonth).toBe(4);
  expect(() => refuseYearEndInsideMonth(april)).toThrow("ends on day 5 of month 4");
});

test("a year that ends on 28 or 29 February ends with its month", () => {
  for (const FinancialYearEndDay of [28, 29]) {
    const february = organisation({ FinancialYearEndDay, FinancialYearEndMonth: 2 });
    expect(() => refuseYearEndInsideMonth(february)).not.toThrow();
  }
});

test("a lock date that is not a date is named", () => {
  const answer = organisation({ EndOfYearLockDate: "31 December" });
  expect(() => readOrganisation(answer, asked)).toThrow('"31 December" is not a date');
});

test("only organisations among the tenants have a ledger", () => {
  const tenant = (id: string, tenantType: string) => ({ id, tenantId: `t${id}`, tenantType });
  expect(readTenants([tenant("1", "PRACTICE"), tenant("2", "ORGANISATION")])).toEqual([
    { connectionId: "2", tenantId: "t2" },
  ]);
});

test("a tracking category comes with its options", () => {
  const answer = {
    TrackingCategories: [
      { TrackingCategoryID: "c1", Name: "Region", Options: [{ Name: "North" }, { Name: "South" }] },
    ],
  };
  expect(readTracking(answer)).toEqual([
    { externalId: "c1", name: "Region", options: ["North", "South"] },
  ]);
});
