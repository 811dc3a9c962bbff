import { monthOf } from "@app/engine/time/month";
import { expect, test } from "vitest";
import { accountsOf, journalLinesOf, movementsOf } from "./sap-business-one-transform.ts";

function row(
  Code: string,
  Name: string,
  FatherAccountKey: string | null,
  AccountType = "at_Other",
) {
  const ActiveAccount = FatherAccountKey === null ? "tNO" : "tYES";
  return { Code, Name, FatherAccountKey, AccountType, ActiveAccount, Balance: 0 };
}

const drawers = [row("1", "Assets", null), row("3", "Capital and Reserves", null)];
const retained = row("3900", "Retained earnings", "3");

test("what is on the balance sheet has the class of its drawer; titles are left out", () => {
  const rows = [
    ...drawers,
    { ...row("11", "Current", "1"), ActiveAccount: "tNO" },
    row("1110", "Bank", "11"),
    retained,
    row("4000", "Sales", "4", "at_Revenues"),
    row("6000", "Rent", "6", "at_Expenses"),
  ];

  expect(accountsOf(rows, {}).map(({ code, class: kind }) => `${code} ${kind}`)).toEqual([
    "1110 ASSET",
    "3900 EQUITY",
    "4000 REVENUE",
    "6000 EXPENSE",
  ]);
});

test("a drawer nothing tells the class of is refused, until a person says what it is", () => {
  const rows = [...drawers, retained, row("2", "Otros", null), row("2100", "Proveedores", "2")];

  expect(() => accountsOf(rows, {})).toThrow(
    'SAP Business One: account 2100 Proveedores has the type "at_Other" in the drawer "Otros", and nothing tells its class.',
  );
  const classByDrawer = { Otros: "LIABILITY" } as const;
  expect(accountsOf(rows, { classByDrawer }).at(-1)?.class).toBe("LIABILITY");
  const odd = row("5", "Odd", "1", "at_Statistical");
  expect(() => accountsOf([...rows, odd], { classByDrawer })).toThrow("account 5 Odd");
});

test("which account takes up the profit is asked for when none could", () => {
  expect(() => accountsOf([...drawers, row("3000", "Capital", "3")], {})).toThrow(
    "none could be it",
  );
});

test("the close of a year is told from what was posted in the same month", () => {
  const line = (AccountCode: string, Debit: number, Credit: number) => ({
    AccountCode,
    Debit,
    Credit,
  });
  const lines = journalLinesOf(
    [
      {
        JdtNum: 7,
        ReferenceDate: "2024-12-31T00:00:00Z",
        OriginalJournal: "ttJournalEntry",
        JournalEntryLines: [line("4000", 0, 0.1), line("4000", 0, 0.2), line("1110", 0.3, 0)],
      },
      {
        JdtNum: 8,
        ReferenceDate: "2024-12-31T00:00:00Z",
        OriginalJournal: "ttClosingBalance",
        JournalEntryLines: [line("4000", 0.3, 0), line("3900", 0, 0.3)],
      },
    ],
    2,
  );

  expect(movementsOf(lines, monthOf(2024, 12))).toMatchObject([
    { accountId: "4000", credit: 30n, net: -30n },
    { accountId: "1110", debit: 30n, net: 30n },
    { accountId: "4000", debit: 30n, net: 30n, isYearEndClose: true },
    { accountId: "3900", credit: 30n, net: -30n, isYearEndClose: true },
  ]);
});
