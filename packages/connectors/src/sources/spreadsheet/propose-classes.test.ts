import { readTable } from "@app/spreadsheet/read-table";
import { expect, test } from "vitest";
import { previewSheet } from "./sheet-preview.ts";

async function preview(rows: string, headings = "Code,Account,Debit,Credit") {
  const text = `Trial balance as at 30 September 2027\n${headings}\n${rows}`;
  return previewSheet(await readTable({ name: "tb.csv", bytes: Buffer.from(text) }), {
    decimals: 2,
  });
}

const CHART = `1-1000,Bank,900.00,
1-1200,Trade debtors,300.00,
2-1000,Trade creditors,,250.00
2-1100,Customer prepayments,,80.00
3-1000,Share capital,,100.00
3-9000,Retained earnings,,400.00
4-1000,Repair income,,500.00
4-2000,Emergency visit fees,,200.00
4-3000,Recharged expenses,,60.00
6-1000,Wages,200.00,
6-2000,Product liability insurance,90.00,
6-3000,Client dinners,50.00,
6-4000,Rent,50.00,
`;

test.each([
  ["4-2000", "REVENUE", "fees on the credit side among revenue"],
  ["4-3000", "REVENUE", "expenses on the credit side among revenue"],
  ["6-2000", "EXPENSE", "a liability by its word on the debit side among expenses"],
  ["6-3000", "EXPENSE", "clients on the debit side among expenses"],
  ["2-1100", "LIABILITY", "prepayments on the credit side among liabilities"],
])("the word in a name gives way to side and neighbours: %s is %s, %s", async (id, kind) => {
  expect((await preview(CHART)).proposedClasses[id]).toBe(kind);
});

test("where side, name and neighbours contradict each other nothing is proposed and both answers are shown", async () => {
  const { proposedClasses, likelyClasses } = await preview(
    CHART.replace("2-1100,Customer prepayments,,80.00", "2-1100,Wage advances,80.00,"),
  );
  expect(proposedClasses["2-1100"]).toBeUndefined();
  expect(likelyClasses["2-1100"]).toEqual(expect.arrayContaining(["LIABILITY", "ASSET"]));
});

test("a loan that was paid back every month is a liability by what is owed, not by what moved", async () => {
  const rows = `1010,Bank,900.00,-60.00,50.00,890.00
2100,Tractor finance loan,-400.00,50.00,50.00,-300.00
3000,Share capital,-500.00,0.00,0.00,-500.00
4000,Sales,0.00,-90.00,-200.00,-290.00
6000,Rent,0.00,100.00,100.00,200.00
`;
  const { proposedClasses } = await preview(rows, "Code,Account,Opening,Jan 2027,Feb 2027,Closing");
  expect(proposedClasses["2100"]).toBe("LIABILITY");
});

test("a column # that counts rows is no account code", async () => {
  const rows = "1,1010,Bank,500.00,\n2,3000,Share capital,,100.00\n3,4000,Sales,,400.00\n";
  const both = await preview(rows, "#,Account No.,Account Name,Debit,Credit");
  expect(Object.keys(both.proposedClasses)).toEqual(["1010", "3000", "4000"]);
  const alone = await preview(rows.replace(/,\d{4},/g, ","), "#,Account Name,Debit,Credit");
  expect(Object.keys(alone.proposedClasses)).toEqual(["bank", "share capital", "sales"]);
});

test.each(["Nominal", "Kto", "Sachkonto", "Acct", "GL", "Nom Code", "Kontonr.", "Conto"])(
  "%s heads account codes",
  async (heading) => {
    const rows = "1010,Bank,500.00,\n3000,Share capital,,100.00\n4000,Sales,,400.00\n";
    const { columns } = await preview(rows, `${heading},Description,Debit,Credit`);
    expect(columns.map(({ takenFor }) => takenFor)).toEqual([
      "Account code",
      "Account name",
      "Debit",
      "Credit",
    ]);
  },
);

test("0030 as text and 30 as a number are one account", async () => {
  const rows = (code: string) => `${code},Office equipment,500.00,\n3000,Share capital,,500.00\n`;
  const [text, number] = await Promise.all(["0030", "30"].map((code) => preview(rows(code))));
  expect(Object.keys(text?.proposedClasses ?? {}).sort()).toEqual(
    Object.keys(number?.proposedClasses ?? {}).sort(),
  );
});
