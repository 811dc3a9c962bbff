import { writeXlsx } from "hucre/xlsx";
import { expect, test } from "vitest";
import { readTable } from "./read-table.ts";
import { buildXlsx } from "./testing/build-xlsx.ts";

const workbook = buildXlsx({ cells: "<row><c><f>1</f><v>1</v></c></row>" });

test("a workbook is a workbook whatever it is called", async () => {
  const table = await readTable({ name: "balances.csv", bytes: workbook });
  expect(table.format).toBe("xlsx");
  expect(table.sheets[0]).toMatchObject({ name: "Sheet1", rows: [[1]], formulas: new Set(["A1"]) });
});

test("text is one sheet of text cells with the file's name, whatever that ends in", async () => {
  const bytes = Buffer.from("Konto;Saldo\nBank;1,50\n");
  expect(await readTable({ name: "C:\\Users\\ann\\Saldi Juni.xlsx", bytes })).toEqual({
    format: "csv",
    decimalMark: ",",
    sheets: [
      {
        name: "Saldi Juni",
        isHidden: false,
        rows: [
          ["Konto", "Saldo"],
          ["Bank", "1,50"],
        ],
        formulas: new Set(),
        errors: new Set(),
        dateNumbers: new Map(),
      },
    ],
  });
});

test("a heading that begins like a zip file or a tag is still text", async () => {
  const table = await readTable({ name: "a.csv", bytes: Buffer.from("PK,Name\n<30 days,1\n") });
  expect(table.sheets[0]?.rows[0]).toEqual(["PK", "Name"]);
  const aged = await readTable({ name: "a.csv", bytes: Buffer.from("<30 days,1\n") });
  expect(aged.sheets[0]?.rows[0]).toEqual(["<30 days", "1"]);
});

const OLD_CONTAINER = Buffer.from("D0CF11E0A1B11AE1", "hex");
const ENCRYPTED = await writeXlsx({
  sheets: [{ name: "Sheet1", rows: [[1]] }],
  encryption: { password: "secret", spinCount: 1 },
});

test.each([
  ["an old workbook", OLD_CONTAINER, "old-format", "Save it as .xlsx."],
  ["a workbook with a password", ENCRYPTED, "encrypted", "password"],
  [
    "a web page that calls itself .xls",
    Buffer.from("\uFEFF\n<html><table>"),
    "unknown-format",
    ".csv",
  ],
  ["a PDF", Buffer.from("%PDF-1.7\n"), "unknown-format", ".csv"],
  ["a picture", Buffer.from("89504E470D0A1A0A0000000D49484452", "hex"), "unknown-format", ".csv"],
  ["more than 20 MB", Buffer.alloc(20 * 1024 * 1024 + 1, "1,"), "too-large", "20 MB"],
])("%s is refused", async (_, bytes, code, sentence) => {
  await expect(readTable({ name: "a.xlsx", bytes })).rejects.toMatchObject({
    code,
    message: expect.stringContaining(sentence),
  });
});
