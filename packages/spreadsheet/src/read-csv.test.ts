import { expect, test } from "vitest";
import { writeCsv } from "./csv.ts";
import { readCsv } from "./read-csv.ts";
import { defaultReadLimits } from "./read-limits.ts";

function read(text: string) {
  return readCsv(Buffer.from(text));
}

test("quotes keep delimiters, quotes and line breaks in their cell; every line end counts", () => {
  const { rows } = read('Code,Name\r\n200,"Sales, ""net"""\n201,"two\r\nlines"\r202,\r\n');
  expect(rows).toEqual([
    ["Code", "Name"],
    ["200", 'Sales, "net"'],
    ["201", "two\r\nlines"],
    ["202", ""],
  ]);
});

test("rows keep their own length, an empty line is a row without cells, spaces stay", () => {
  expect(read('Trial balance\n\n a ,b,c\n,,\n""').rows).toEqual([
    ["Trial balance"],
    [],
    [" a ", "b", "c"],
    ["", "", ""],
    [],
  ]);
  expect(read("").rows).toEqual([]);
});

test("what writeCsv writes is read again, with the apostrophe that guards it", () => {
  const { rows } = read(writeCsv([["=1+1", "Größe", -84_000.5]]));
  expect(rows).toEqual([["'=1+1", "Größe", "-84000.5"]]);
});

test("a formula in a cell is text like any other", () => {
  expect(read("=1+1,@SUM(A1)").rows).toEqual([["=1+1", "@SUM(A1)"]]);
});

test.each([
  ["utf-8 with a mark", Buffer.from("\uFEFFKontó,1"), "utf-8"],
  ["utf-8", Buffer.from("Kontó,1"), "utf-8"],
  ["utf-16 little-endian", Buffer.from("\uFEFFKontó,1", "utf16le"), "utf-16le"],
  ["utf-16 big-endian", Buffer.from("\uFEFFKontó,1", "utf16le").swap16(), "utf-16be"],
  ["utf-16 without a mark", Buffer.from("Kontó,1", "utf16le"), "utf-16le"],
  ["utf-16 big-endian without a mark", Buffer.from("Kontó,1", "utf16le").swap16(), "utf-16be"],
  ["windows", Buffer.from("Kontó,1", "latin1"), "windows-1252"],
])("text in %s is read as it was written", (_, bytes, encoding) => {
  expect(readCsv(bytes)).toMatchObject({ rows: [["Kontó", "1"]], encoding });
});

test("the euro sign and the long dash of Windows are themselves, not control characters", () => {
  const bytes = Buffer.from([0x80, 0x20, 0x96, 0x20, 0x93, 0x61, 0x94, 0x20, 0xe9]);
  expect(readCsv(bytes).rows).toEqual([["€ – “a” é"]]);
});

test.each([
  ["UTF-8 with a broken letter", Buffer.concat([Buffer.from("éàüöß東京"), Buffer.from([0xff])])],
  ["a mark of UTF-8 with other bytes", Buffer.from([0xef, 0xbb, 0xbf, 0xe9, 0x2c])],
  ["half a letter of UTF-16", Buffer.from([0xff, 0xfe, 0x41])],
])("%s is refused, not guessed", (_, bytes) => {
  expect(() => readCsv(bytes)).toThrow(expect.objectContaining({ code: "damaged" }));
});

test("bytes that are no text are refused", () => {
  const bytes = Buffer.from([0x89, 0x50, 0x4e, 0x47, 0, 0, 0, 13, 1, 2, 3]);
  expect(() => readCsv(bytes)).toThrow(expect.objectContaining({ code: "unknown-format" }));
});

test.each([
  ["commas", "Code,Name,Balance\n200,Sales,100\n", ","],
  ["tabs", "Code\tName\tBalance\n200\tSales, net\t1,00\n", "\t"],
  ["semicolons with decimal commas", "Konto;Saldo\nBank;1,00\nKasse;2,50\n", ";"],
  ["semicolons without a heading, as often as commas", "Bank;1,00\nKasse;2,50\n", ";"],
  ["semicolons with thousands", "Konto;Saldo\nBank;1,234,567.00\nKasse;50.00\n", ";"],
  ["upright lines with decimal commas", "Konto|Name|Saldo\n1200|Bank|1,00\n1000|Kasse|2,50\n", "|"],
  ["commas with an upright line in a name", "Code,Name\n1,a|b\n2,c\n3,d\n", ","],
  ["commas with semicolons in a name", "Code,Name\n1,a;b\n2,c\n3,d\n", ","],
  ["semicolons that are quoted", '"a;b;c","1"\n"d;e;f","2"\n', ","],
  ["a title above", "Saltmarsh, Sons, and Daughters\n\nCode;Name\n1;Bank\n2;Kasse\n", ";"],
  ["one column", "Name\nSales\n", ","],
])("the delimiter is found: %s", (_, text, delimiter) => {
  expect(read(text).delimiter).toBe(delimiter);
});

test("a first line that names the delimiter is obeyed and is not a row", () => {
  const { rows, delimiter } = read("sep=;\r\na,b;c\r\n");
  expect({ rows, delimiter }).toEqual({ rows: [["a,b", "c"]], delimiter: ";" });
});

test.each([
  ["12,50;1.234,5", ","],
  ["1.234.567;x", ","],
  ["(1.234,00);- 7,25 €", ","],
  ["12.50;1,234.5", "."],
  ["$1,234,567;x", "."],
  ["0,125;x", ","],
  ["12345,678;x", ","],
  ["1,234;2,345", undefined],
  ["1.234;2.345", undefined],
  ["31.12.2026;1.7.2026;12:30", undefined],
  ["12,50;12.50", undefined],
  ["100;Sales", undefined],
])("amounts like %s have the decimal mark %s", (line, mark) => {
  expect(read(`${line}\n`).decimalMark).toBe(mark);
});

test.each([
  ['a\nb,"c\nd\n', "Line 2 opens a quote that never closes."],
  ['a\n"x\ny"\nb,"c"d\n', "Line 4 goes on after a closing quote."],
  ['a,b\nSmith, "J, K",1\n', "Line 2 has a quote inside a cell without quotes."],
  ['sep=,\na\n5" pipe\n', "Line 3 has a quote inside a cell without quotes."],
])("a stray quote is refused with its line: %j", (text, message) => {
  expect(() => read(text)).toThrow(expect.objectContaining({ code: "bad-quote", message }));
});

test.each([
  ["1\n2\n3\n4\n", "3 rows"],
  ["1,2,3,4", "3 columns"],
  ["1,2\n1,2\n1,2", "5 cells"],
  ["123456", "5 characters in one cell"],
])("limits hold for text too: %j", (text, sentence) => {
  const limits = {
    ...defaultReadLimits,
    rowCountMax: 3,
    columnCountMax: 3,
    cellCountMax: 5,
    cellTextLengthMax: 5,
  };
  expect(() => readCsv(Buffer.from(text), limits)).toThrow(sentence);
});
