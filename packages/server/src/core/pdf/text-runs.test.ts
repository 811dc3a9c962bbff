import PDFDocument from "pdfkit";
import { expect, test } from "vitest";
import { runsOf } from "./text-runs.ts";

const page = new PDFDocument();
const runs = (text: string) =>
  runsOf(page, text, { size: 10 }).map((run) => [
    ...[run.text, /(Inter|DejaVu|Droid)/.exec(run.font.split(/[\\/]/).at(-1) ?? "")?.[1]],
  ]);

test.each([
  ["Latin", "Łódź Şirketi A.Ş., Győr"],
  ["Greek", "Ελληνική Ναυτιλία Α.Ε."],
  ["Cyrillic", "ТОВ «Київ і Щука»"],
  ["Vietnamese", "Công ty Cổ phần Nguyễn"],
])("%s letters are all in Inter", (_script, text) => {
  expect(runs(text)).toEqual([[text, "Inter"]]);
});

test("Vietnamese letters that came with their marks apart are put together, as Inter has them", () => {
  expect(runs("Nguyễn".normalize("NFD"))).toEqual([["Nguyễn", "Inter"]]);
});

test.each([
  ["Chinese", "有限公司", "Droid"],
  ["Japanese", "株式会社カナ", "Droid"],
  ["Korean", "주식회사", "Droid"],
  ["Armenian", "Հայաստան", "DejaVu"],
  ["Georgian", "საქართველო", "DejaVu"],
])("%s letters are in a font that has them", (_script, text, font) => {
  expect(runs(text)).toEqual([[text, font]]);
});

test("words that are read from the right stand in that order, with the number between them and Latin words outside", () => {
  expect(runs("Bank שלום 12 חברה Ltd").map(([text]) => text)).toEqual([
    ...["Bank ", "חברה", " 12 ", "שלום", " Ltd"],
  ]);
  expect(runs("شركة النور")).toEqual([
    ["النور", "DejaVu"],
    [" ", "Inter"],
    ["شركة", "DejaVu"],
  ]);
});

test("letters that no font has are told by the name of their script, once, and never as a box", () => {
  expect(runs("บริษัท Siam")).toEqual([["[Thai] Siam", "Inter"]]);
  expect(runs("कंपनी 🚀")).toEqual([["[Devanagari] [sign]", "Inter"]]);
});
