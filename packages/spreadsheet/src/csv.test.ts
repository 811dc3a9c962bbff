import { expect, test } from "vitest";
import { writeCsv } from "./csv.ts";

/** The file without the mark that begins it. */
function csvOf(...cells: (string | number)[]) {
  return writeCsv([cells]).slice(1);
}

test("a file begins with the byte order mark, and every row ends with CR LF", () => {
  expect(writeCsv([["Name"], ["Saltmarsh"]])).toBe('\uFEFF"Name"\r\n"Saltmarsh"\r\n');
});

test("quotes are doubled; commas, semicolons and line breaks stay inside their cell", () => {
  expect(csvOf('The "Old" Mill', "a,b;c", "two\r\nlines")).toBe(
    '"The ""Old"" Mill","a,b;c","two\r\nlines"\r\n',
  );
});

test.each([
  "=cmd|' /C calc'!A0",
  "+61 2 5550 0101",
  "-1+1",
  "@SUM(1,1)",
  "\t=1",
  "\r=1",
  "\n=1",
  "\0=1",
])("text that a spreadsheet would run gets an apostrophe in front: %j", (text) => {
  expect(csvOf(text)).toBe(`"'${text}"\r\n`);
});

test("an apostrophe is only put where it is needed", () => {
  expect(csvOf("a=b", "", "Wattle & Fern")).toBe('"a=b","","Wattle & Fern"\r\n');
});

test("numbers stay numbers, below zero too", () => {
  expect(csvOf(-84_000.5, 0, 12)).toBe("-84000.5,0,12\r\n");
});
