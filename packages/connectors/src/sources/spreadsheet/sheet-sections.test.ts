import { readTable } from "@app/spreadsheet/read-table";
import { expect, test } from "vitest";
import { readSheet } from "./read-sheet.ts";
import { previewSheet } from "./sheet-preview.ts";

/** Every proposal accepted: "2000 LIABILITY" or, without a code, "Trade creditors LIABILITY". */
async function classesOf(rows: string, headings = "Code,Account,Debit,Credit") {
  const text = `Trial balance as at 30 September 2026\n${headings}\n${rows}`;
  const table = await readTable({ name: "tb.csv", bytes: Buffer.from(text) });
  const { mapping, month, proposedClasses } = previewSheet(table, { decimals: 2 });
  if (!mapping) throw new Error("nothing was proposed");
  const accepted = { ...mapping, classes: { ...mapping.classes, ...proposedClasses } };
  const { accounts } = readSheet(table, { mapping: accepted, decimals: 2, month });
  return accounts.map(({ code, name, class: kind }) => `${code ?? name} ${kind}`);
}

const NAMED_LIKE_A_SECTION = [
  "Retained earnings",
  "Other assets",
  "Inventory",
  "Provisions",
  "Reserves",
  "Revenue",
  "Overheads",
];

test.each(NAMED_LIKE_A_SECTION)(
  "an account with a code and nothing in it, %s, gives no class to those below it",
  async (name) => {
    const classes = await classesOf(`110,Bank,640.00,
120,${name},,
210,Trade creditors,,90.00
310,Share capital,,150.00
410,Sales,,800.00
510,Purchases,250.00,
610,Rent,150.00,
`);
    expect(classes).toEqual([
      "110 ASSET",
      "210 LIABILITY",
      "310 EQUITY",
      "410 REVENUE",
      "510 EXPENSE",
      "610 EXPENSE",
    ]);
  },
);

test("a row without code and amounts is a heading only as far as what stands below it agrees", async () => {
  const rows = `Bank,640.00,
Trade creditors,,90.00
Share capital,,150.00
Sales,,800.00
Other income,,
Purchases,250.00,
Rent,150.00,
`;
  expect(await classesOf(rows, "Account,Debit,Credit")).toEqual([
    "Bank ASSET",
    "Trade creditors LIABILITY",
    "Share capital EQUITY",
    "Sales REVENUE",
    "Purchases EXPENSE",
    "Rent EXPENSE",
  ]);
});

test("headings and totals with codes of their own leave the accounts between them", async () => {
  const classes = await classesOf(`1000,ASSETS,,
1010,Bank,640.00,
1020,Stock,60.00,
1999,Total Assets,700.00,
3010,Share capital,,150.00
4010,Sales,,800.00
6010,Rent,250.00,
`);
  expect(classes).toEqual([
    "1010 ASSET",
    "1020 ASSET",
    "3010 EQUITY",
    "4010 REVENUE",
    "6010 EXPENSE",
  ]);
});
