import { createHash } from "node:crypto";
import type { Cell, Workbook } from "@app/engine/excel/workbook";
import { expect, test } from "vitest";
import { defaultReadLimits } from "./read-limits.ts";
import { readXlsx } from "./read-xlsx.ts";
import { writeXlsx } from "./write-xlsx.ts";
import { openPackage } from "./xlsx/open-package.ts";

function label(value: string): Cell {
  return { value, look: "label" };
}

function workbookOf(cells: (Cell | null)[]): Workbook {
  const sheet = { name: "Sheet", columnWidths: [], frozen: { rows: 0, columns: 0 } };
  return { title: "Test", names: [], sheets: [{ ...sheet, rows: [{ cells }] }] };
}

const workbook: Workbook = {
  title: "Saltmarsh & Sons",
  names: [{ name: "growth", refersTo: "'Cash flow'!$B$3:$C$3" }],
  sheets: [
    {
      name: "Cash flow",
      columnWidths: [32, 12],
      frozen: { rows: 2, columns: 1 },
      rows: [
        { cells: [{ value: "Cash flow", look: "title" }] },
        { cells: [null, { value: 46203, look: "heading", numberFormat: "mmm yyyy" }] },
        {
          cells: [
            label("Sales"),
            { value: 0.1, look: "input", numberFormat: "0.0%" },
            { value: 110, formula: "100*(1+B3)", look: "calculation" },
          ],
          outlineLevel: 1,
        },
        { cells: [] },
        { cells: [label("In balance"), { value: true, formula: "C3=110", look: "check" }] },
        { cells: [label("Total"), { value: -84_000.5, look: "total", numberFormat: "#,##0" }] },
      ],
    },
    {
      name: "Notes",
      columnWidths: [],
      frozen: { rows: 0, columns: 0 },
      rows: [{ cells: [{ value: "Cash flow", formula: "'Cash flow'!A1", look: "note" }] }],
    },
  ],
};

test("what is written is read again: values, results of formulas, dates, empty rows", async () => {
  const { sheets } = await readXlsx(await writeXlsx(workbook));

  expect(sheets.map(({ name }) => name)).toEqual(["Cash flow", "Notes"]);
  expect(sheets[0]?.rows).toEqual([
    ["Cash flow"],
    [null, "2026-06-30"],
    ["Sales", 0.1, 110],
    [],
    ["In balance", true],
    ["Total", -84_000.5],
  ]);
  expect(sheets[0]?.formulas).toEqual(new Set(["C3", "B5"]));
  expect(sheets[0]?.dateNumbers).toEqual(new Map([["B2", 46203]]));
  expect(sheets[1]?.rows).toEqual([["Cash flow"]]);
});

test("the same workbook is the same file, whenever it is written", async () => {
  const [first, second] = [await writeXlsx(workbook), await writeXlsx(workbook)];
  const hash = (bytes: Uint8Array) => createHash("sha256").update(bytes).digest("hex");
  expect(hash(first)).toBe(hash(second));
  expect(await partOf(first, "docProps/core.xml")).toContain(">1980-01-01T00:00:00Z</dcterms:mod");
});

test("a file keeps title, names, frozen panes, widths, groups, formats and looks", async () => {
  const file = await writeXlsx(workbook);

  expect(await partOf(file, "docProps/core.xml")).toContain("<dc:title>Saltmarsh &amp; Sons<");
  const book = await partOf(file, "xl/workbook.xml");
  expect(book).toContain(`<definedName name="growth">'Cash flow'!$B$3:$C$3</definedName>`);
  const sheet = await partOf(file, "xl/worksheets/sheet1.xml");
  expect(sheet).toContain('<pane xSplit="1" ySplit="2" topLeftCell="B3" state="frozen"');
  expect(sheet).toContain('<col min="1" max="1" width="32" customWidth="true"/>');
  expect(sheet).toMatch(/<row r="3" outlineLevel="1">/);
  expect(sheet).toMatch(/<c r="C3" s="\d+"><f>100\*\(1\+B3\)<\/f><v>110<\/v><\/c>/);
  expect(await partOf(file, "xl/worksheets/sheet2.xml")).not.toContain("<pane");
  const styles = await partOf(file, "xl/styles.xml");
  expect(styles).toContain('formatCode="mmm yyyy"');
  expect(styles).toContain('<color rgb="FF0000FF"/>');
  expect(styles).toContain('<fgColor rgb="FFFFF8E1"/>');
  expect(styles).toContain('<sz val="16"/>');
  expect(styles).toContain('<top style="thin"/><bottom style="double"/>');
});

test("a file folds columns, prints by the page with its headings, and says what may be typed", async () => {
  const [first] = workbook.sheets;
  if (!first) throw new Error("There is no sheet.");
  const choice: Cell = { value: 0, look: "input", choices: { from: 0, to: 3 }, indent: 1 };
  const sheet = {
    ...first,
    columnWidths: [32, 12, 12, ...Array.from({ length: 24 }, () => 10)],
    foldedColumns: { first: 1, count: 1 },
    rows: [...first.rows, { cells: [choice] }],
  };
  const file = await writeXlsx({ ...workbook, sheets: [sheet] });

  const book = await partOf(file, "xl/workbook.xml");
  expect(book).toContain(
    `<definedName name="_xlnm.Print_Titles" localSheetId="0">'Cash flow'!$A:$A,'Cash flow'!$1:$2</definedName>`,
  );
  const xml = await partOf(file, "xl/worksheets/sheet1.xml");
  expect(xml).toMatch(/<col min="2" max="2" [^>]*hidden="true" outlineLevel="1"/);
  expect(xml).toMatch(/<col min="3" max="3" [^>]*collapsed="true"/);
  expect(xml).toMatch(/<pageSetup [^>]*orientation="landscape"[^>]*fitToWidth="2" fitToHeight="0"/);
  expect(xml).toContain('<dataValidation type="whole" sqref="A7" operator="between"');
  expect(await partOf(file, "xl/styles.xml")).toContain('indent="1"');
});

test.each([
  "=1+1",
  "+61 2 5550 0101",
  "@SUM(A1)",
  "#N/A",
  "#REF!",
  "_x0041_",
  "a_x000D_b",
  " spaces ",
  "two\r\nlines",
  "\u0001 control",
  "<b>&amp;</b>",
  'O\'Brien "Bob"',
  "Größe 東京 🏦",
])("text stays the same text and no formula: %j", async (text) => {
  const { sheets } = await readXlsx(await writeXlsx(workbookOf([label(text)])));
  expect(sheets[0]?.rows).toEqual([[text]]);
  expect(sheets[0]?.formulas.size).toBe(0);
  expect(sheets[0]?.errors.size).toBe(0);
});

test("a text result of a formula keeps its letters", async () => {
  const cell: Cell = { value: "_x0041_ & more", formula: '"_x0041_ & more"', look: "note" };
  const { sheets } = await readXlsx(await writeXlsx(workbookOf([cell])));
  expect(sheets[0]?.rows).toEqual([["_x0041_ & more"]]);
  expect(sheets[0]?.formulas).toEqual(new Set(["A1"]));
});

test.each([0.1 + 0.2, 1e-300, Number.MAX_SAFE_INTEGER, -1.7976931348623157e308, 0])(
  "a number keeps every bit: %d",
  async (value) => {
    const file = await writeXlsx(workbookOf([{ value, look: "input" }]));
    expect((await readXlsx(file)).sheets[0]?.rows[0]?.[0]).toBe(value);
  },
);

test.each<[string, Cell]>([
  ["no number", { value: Number.NaN, look: "input" }],
  ["a number without end", { value: Number.POSITIVE_INFINITY, look: "input" }],
  ["a text that is too long", label("x".repeat(32_768))],
  ["a formula with its own equals sign", { value: 1, formula: "=1", look: "input" }],
  ["a formula that is too long", { value: 1, formula: "1+".repeat(4097), look: "input" }],
])("%s is not written", (_, cell) => {
  expect(() => writeXlsx(workbookOf([null, cell]))).toThrow("Sheet!B1");
});

test.each([["a/b"], [""], ["x".repeat(32)], ["'quoted'"], ["Notes", "notes"]])(
  "sheets that a program could not open by name are not written: %j",
  (...names) => {
    const [sheet] = workbookOf([]).sheets;
    if (!sheet) throw new Error("There is no sheet.");
    const sheets = names.map((name) => ({ ...sheet, name }));
    expect(() => writeXlsx({ ...workbookOf([]), sheets })).toThrow(/name/);
  },
);

async function partOf(file: Uint8Array, name: string) {
  const { readPart } = await openPackage(file, defaultReadLimits);
  let text = "";
  for await (const piece of readPart(name)) text += piece;
  return text;
}

test("a text that packs too well to be trusted is stored, so that what we write we read", async () => {
  const rows = Array.from({ length: 100 }, () => ({ cells: [label("a".repeat(32_000))] }));
  const sheet = { name: "Sheet", columnWidths: [], frozen: { rows: 0, columns: 0 }, rows };
  const file = await writeXlsx({
    title: "Test",
    names: [],
    sheets: [{ ...sheet, isHidden: true }],
  });
  const [read] = (await readXlsx(file)).sheets;

  expect(file.length).toBeGreaterThan(3_000_000);
  expect([read?.isHidden, read?.rows.length]).toEqual([true, 100]);
});
