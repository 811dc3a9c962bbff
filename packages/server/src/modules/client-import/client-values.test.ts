import { expect, test } from "vitest";
import { headingRow, recogniseColumns } from "./client-columns.ts";
import { isActiveOf, plainText, yearEndMonthOf } from "./client-values.ts";

test.each([
  ["June", 6],
  ["30 Jun", 6],
  ["Jun-26", 6],
  ["31-Dec", 12],
  ["March 31", 3],
  ["2026-06-30", 6],
  ["2026-06-30T00:00:00", 6],
  ["30/06/2026", 6],
  ["06/30", 6],
  ["12/31/2026", 12],
  ["6", 6],
  ["30.9.", 9],
])("a year end of %s is month %i", (text, month) => {
  expect(yearEndMonthOf(text)).toBe(month);
});

test.each(["5/6", "13", "soon", "2026", "Ju", "0", "31/31"])(
  "a year end of %s names no one month",
  (text) => {
    expect(yearEndMonthOf(text)).toBeUndefined();
  },
);

test("states are read in the words that other programs use", () => {
  expect(["Active", "YES", "1", "archived", "Not active", "maybe"].map(isActiveOf)).toEqual([
    ...[true, true, true, false, false, undefined],
  ]);
});

test("the sign that was put before a formula when the list was written is taken away again", () => {
  expect(["'=1+1", "'+61 2", "O'Brien", "'t Hooft"].map(plainText)).toEqual([
    ...["=1+1", "+61 2", "O'Brien", "'t Hooft"],
  ]);
});

/** As each program's export of contacts begins. */
const XERO = "*ContactName,AccountNumber,EmailAddress,FirstName,LastName,POAttentionTo,PhoneNumber";
const QUICKBOOKS = "Name,Company name,Street Address,City,State,Country,Zip,Phone,Email";
const OWN = "Name,Contact,E-mail,Phone,Industry,Year end,Currency,Status,Notes";

test.each([
  [
    "Xero",
    XERO,
    {
      ...{ 0: "name", 2: "contactEmail", 3: "contactFirstName", 4: "contactLastName" },
      ...{ 5: "contactName", 6: "contactPhone" },
    },
  ],
  ["QuickBooks", QUICKBOOKS, { 0: "name", 7: "contactPhone", 8: "contactEmail" }],
  [
    "our own",
    OWN,
    {
      ...{ 0: "name", 1: "contactName", 2: "contactEmail", 3: "contactPhone", 4: "industry" },
      ...{ 5: "yearEndMonth", 6: "currency", 7: "isActive", 8: "notes" },
    },
  ],
])("the columns of a list from %s are recognised", (_, headings, fields) => {
  expect(Object.fromEntries(recogniseColumns(headings.split(",")))).toEqual(fields);
});

test("beside a column of companies, a contact's name is a person's", () => {
  const found = recogniseColumns(["Company", "Contact name"]);
  expect([...found]).toEqual([
    [0, "name"],
    [1, "contactName"],
  ]);
});

test("the headings of a report stand in row 4, under its title", () => {
  const rows = [["Customer Contact List"], ["Marlowe & Tran"], [], ["Customer", "Phone", "Email"]];
  expect(headingRow(rows)).toBe(3);
  expect(headingRow([[""], ["Kunde", "Ort"], ["Acorn", "Ulm"]])).toBe(1);
});
