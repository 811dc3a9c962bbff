import { expect, test } from "vitest";
import { SourceError } from "#ledger/source-error.ts";
import { readJson } from "./json.ts";
import {
  amount,
  flag,
  idText,
  integer,
  list,
  optionalText,
  record,
  records,
  text,
} from "./shape.ts";

test("a missing or wrong field is named with its place", () => {
  expect(() => list(undefined, "Xero: Reports[0].Rows[3].Cells")).toThrow(
    new SourceError("unreadable", "Xero: Reports[0].Rows[3].Cells is missing."),
  );
  expect(() => record([], "Xero: Reports")).toThrow("Xero: Reports is a list and not a record.");
  expect(() => text(42, "Xero: Name")).toThrow("Xero: Name is number and not text.");
  expect(() => records([{}, 1], "Xero: Rows")).toThrow("Xero: Rows[1] is number");
  expect(() => integer(1.5, "Sage: $total")).toThrow("not a whole number");
  expect(() => flag("true", "Sage: visible")).toThrow("not true or false");
  expect(() => idText("", "Sage: id")).toThrow("not an id");
});

test("null, nothing and an empty text are the same optional text", () => {
  expect([null, undefined, ""].map((value) => optionalText(value, "x"))).toEqual([
    undefined,
    undefined,
    undefined,
  ]);
});

test("amounts come as text or as numbers, and another thing is refused where it stands", () => {
  expect(amount("1,234.50", "BC: totalDebit", 2)).toBe(123_450n);
  expect(amount(1234.5, "Odoo: balance", 2)).toBe(123_450n);
  expect(() => amount("n/a", "BC: totalDebit", 2)).toThrow(
    'BC: totalDebit: "n/a" is not an amount with 2 decimals.',
  );
  expect(() => amount(null, "BC: totalDebit", 2)).toThrow("BC: totalDebit is missing.");
});

test("an answer that is not JSON is called unreadable and is not shown", () => {
  const html = { status: 200, headers: new Map([["content-type", "text/html"]]), text: "<p>hi" };
  expect(() => readJson(html)).toThrow("The source answered with text/html that is not JSON.");
});

test("JSON a million levels deep is refused before it is parsed, and 90 levels are read", () => {
  const headers = new Map([["content-type", "application/json"]]);
  const deep = (open: string, close: string, levels: number) => ({
    status: 200,
    headers,
    text: `${open.repeat(levels)}1${close.repeat(levels)}`,
  });
  expect(() => readJson(deep("[", "]", 1_000_000))).toThrow("over 100 levels deep");
  expect(() => readJson(deep('{"a" : ', "}", 101))).toThrow("over 100 levels deep");
  expect(JSON.stringify(readJson(deep('{"a":', "}", 90)))).toHaveLength(541);
});

test("brackets inside texts, also behind quotes and backslashes, are no levels", () => {
  const name = `"${"[{".repeat(300)}\\" \\\\`;
  const text = JSON.stringify([name, { name }]);
  expect(readJson({ status: 200, headers: new Map(), text })).toEqual([name, { name }]);
});

test("a field called __proto__ or constructor is a field and reaches nothing else", () => {
  const text = '{"__proto__":{"isPosting":true},"constructor":{"prototype":{"isPosting":true}}}';
  const fields = record(readJson({ status: 200, headers: new Map(), text }), "Xero: account");
  expect(fields.isPosting).toBeUndefined();
  expect({ ...fields }).not.toHaveProperty("isPosting");
  expect({}).not.toHaveProperty("isPosting");
});
