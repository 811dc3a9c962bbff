import { expect, test } from "vitest";
import { closingRows, headingRow, recogniseColumns } from "./client-columns.ts";
import { currencyOf, isActiveOf, withoutGuard, yearEndMonthOf } from "./client-values.ts";

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
  ["Jun-31", 6],
  ["June 2026", 6],
  ["29 Feb 2028", 2],
  ["FY31 June", 6],
  ["FYE31 June", 6],
  ["Y/E 30 Jun", 6],
  ["31. Dezember", 12],
  ["Ende März", 3],
  ["30.6.", 6],
])("a year end of %s is month %i", (text, month) => {
  expect(yearEndMonthOf(text)).toBe(month);
});

test.each(["5/6", "13", "soon", "2026", "Ju", "0", "31/31"])(
  "a year end of %s names no one month",
  (text) => {
    const problem = `“${text}” names no one month. Write it as June.`;
    expect(yearEndMonthOf(text)).toEqual({ problem });
  },
);

test.each(["31 February", "31st of June", "Feb 30", "31/02/2026", "2026-06-31", "11/31"])(
  "a year that ends on %s, which no calendar has, is told",
  (text) => {
    expect(yearEndMonthOf(text)).toEqual({ problem: `“${text}” is no day. Write it as June.` });
  },
);

test.each([
  ["aud", "AUD"],
  ["A$", "AUD"],
  ["AUD$", "AUD"],
  ["US $", "USD"],
  ["US dollar", "USD"],
  ["Australian Dollars", "AUD"],
  ["€", "EUR"],
])("a currency written as %s is %s", (text, code) => {
  expect(currencyOf(text)).toBe(code);
});

test.each(["$", "QQQ", "dollars"])("%s is no one currency, and named where it is told", (text) => {
  const problem = `“${text}” is no currency we know. Write its code, for example AUD.`;
  expect(currencyOf(text)).toEqual({ problem });
});

test("states are read in the words that other programs use", () => {
  expect(["Active", "YES", "1", "archived", "Not active", "maybe"].map(isActiveOf)).toEqual([
    ...[true, true, true, false, false, undefined],
  ]);
});

test("the sign that was put before a formula when the list was written is taken away again", () => {
  expect(["'=1+1", "'+61 2", "O'Brien", "'t Hooft"].map(withoutGuard)).toEqual([
    ...["=1+1", "+61 2", "O'Brien", "'t Hooft"],
  ]);
});

/** As each program's export of contacts begins. */
const XERO =
  "*ContactName,AccountNumber,EmailAddress,FirstName,LastName,POAttentionTo,PhoneNumber,MobileNumber";
const QUICKBOOKS = "Name,Company name,Street Address,City,State,Country,Zip,Phone,Email";
const GERMAN =
  "Firma,Ansprechpartner,E-Mail,Telefon,Branche,Geschäftsjahresende,Wa\u0308hrung,Status,Bemerkung";
const OWN = "Name,Contact,E-mail,Phone,Industry,Year end,Currency,Status,Notes";
const NINE = {
  ...{ 0: "name", 1: "contactName", 2: "contactEmail", 3: "contactPhone", 4: "industry" },
  ...{ 5: "yearEndMonth", 6: "currency", 7: "isActive", 8: "notes" },
};

test.each([
  [
    "Xero",
    XERO,
    {
      ...{ 0: "name", 2: "contactEmail", 3: "contactFirstName", 4: "contactLastName" },
      ...{ 5: "contactName", 6: "contactPhone", 7: "contactMobile" },
    },
  ],
  ["QuickBooks", QUICKBOOKS, { 0: "name", 7: "contactPhone", 8: "contactEmail" }],
  ["our own", OWN, NINE],
  ["a German program", GERMAN, NINE],
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

const WRITTEN = "Thursday, 19 November 2026 08:00 AM GMT+11:00";
test("a total, and when a list was written, are no clients at its end or after a blank line, and nowhere else", () => {
  const rows = [["Client", "Phone"], ["Total"], ["Acorn", "2"], ["TOTAL", ""], [""], [WRITTEN]];
  expect([...closingRows(rows)]).toEqual([5, 3]);
  expect([...closingRows([["Acorn"], [], [WRITTEN], ["Birch"]])]).toEqual([2]);
  const clients = [["Total Tools"], ["Total", "2"], ["Studio 2026"], ["Bar 8:15"]];
  expect([...closingRows(clients)]).toEqual([]);
});
