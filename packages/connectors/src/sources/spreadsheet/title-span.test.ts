import { monthOf } from "@app/engine/time/month";
import { readTable } from "@app/spreadsheet/read-table";
import { expect, test } from "vitest";
import { monthSpanIn } from "./month-span.ts";
import { previewSheet } from "./sheet-preview.ts";

const ROLLING = `Code,Account,Opening balance,Debit,Credit,Closing balance
110,Bank,350.00,460.00,130.00,680.00
310,Share capital,-200.00,0.00,0.00,-200.00
410,Sales,-390.00,0.00,460.00,-850.00
610,Rent,240.00,130.00,0.00,370.00
`;

async function preview(title: string, rows = ROLLING) {
  const bytes = Buffer.from(`Trial balance\n${title}\n${rows}`);
  return previewSheet(await readTable({ name: "tb.csv", bytes }), { decimals: 2 });
}

test.each([
  '"July - September, 2027"',
  '"July 1 - September 30, 2027"',
  "Jul-Sep 2027",
  "07/2027 - 09/2027",
  "07-09/2027",
  "Zeitraum: 01.07.27 - 30.09.27",
  "01.07.27-30.09.27",
  "Juli bis September 2027",
  "juillet à septembre 2027",
  "De julio a septiembre de 2027",
  "Juli t/m september 2027",
  "From,01/07/2027\nTo,30/09/2027",
  "Quarter to 30 September 2027",
  '"Periods 1 to 3, September 2027"',
])("what moved in %s is of three months, and only the closing balances are read", async (title) => {
  const { month, questions, reading, mapping } = await preview(title);
  expect(questions).toEqual([]);
  expect(month).toBe(monthOf(2027, 9));
  expect(mapping?.columns.map(({ role }) => role)).toEqual(["code", "name", "closing"]);
  expect(reading.months.every(({ movements }) => movements === undefined)).toBe(true);
});

test.each(["As at 30 September 2027", "For the period ended 30 September 2027"])(
  "what moved up to a day, %s, is asked about: of one month or of several",
  async (title) => {
    const { questions } = await preview(title);
    expect(questions).toMatchObject([
      {
        about: "span",
        choices: [
          { label: "In September 2027 alone" },
          { label: "In several months: only the closing balances are read" },
        ],
      },
    ]);
  },
);

test.each([
  "Period: September 2027",
  "01/09/2027 - 30/09/2027",
  "For the month ended 30 September 2027",
])("what moved in %s is the month's without a question", async (title) => {
  const { questions, reading } = await preview(title);
  expect(questions).toEqual([]);
  expect(reading.columns.map(({ role }) => role)).toContain("opening");
});

test("a span across the turn of a year has the year of its end once", () => {
  expect(monthSpanIn("November - January 2028")).toEqual({
    from: monthOf(2027, 11),
    to: monthOf(2028, 1),
  });
  expect(monthSpanIn("31 March 2027 - 12 months")).toBeUndefined();
});

const PLAIN = `Code,Account,Debit,Credit
110,Bank,340.00,
310,Share capital,,200.00
410,Sales,,390.00
610,Rent,250.00,
`;

test.each([
  "Budgeted trial balance as at 30 September 2027",
  "Forecast as at 30 September 2027",
  "Pro-forma balances as at 30 September 2027",
  "Presupuesto al 30/09/2027",
])("%s is never taken for what happened without a question", async (title) => {
  const { questions, reading } = await preview(title, PLAIN);
  expect(questions.filter(isOpen).map(({ about }) => about)).toContain("actuals");
  expect(reading.problems.map(({ kind }) => kind)).toContain("unanswered");
});

test("whole amounts in threes are thousands under German headings: 22.000 is twenty-two thousand", async () => {
  const rows = "Konto;Bezeichnung;Soll;Haben\n";
  for (const [bank, capital] of [
    ["22.000", "22.000"],
    ["14.476", "14.476"],
  ]) {
    const text = `Saldenliste zum 30.09.2027\n${rows}1200;Bank;${bank};\n0800;Gezeichnetes Kapital;;${capital}\n`;
    const table = await readTable({ name: "susa.csv", bytes: Buffer.from(text) });
    const { questions, mapping } = previewSheet(table, { decimals: 2 });
    expect(questions.filter(isOpen)).toEqual([]);
    expect(mapping?.decimalMark).toBe(",");
  }
});

test("whole amounts in threes by a point under English headings are asked about", async () => {
  const rows = "Code,Account,Debit,Credit\n110,Bank,22.000,\n310,Share capital,,22.000\n";
  const { questions } = await preview("As at 30 September 2027", rows);
  expect(questions.filter(isOpen)).toMatchObject([
    {
      about: "decimals",
      message: "Does the mark in 22.000 part thousands or decimals?",
      choices: [{ cash: "stands at 22,000.00" }, { cash: "stands at 22.00" }],
    },
  ]);
});

/** What is proved can still be changed; it is shown without being asked. */
function isOpen({ suggested }: { suggested?: number }) {
  return suggested === undefined;
}
