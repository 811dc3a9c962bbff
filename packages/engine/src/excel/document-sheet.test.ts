import { expect, test } from "vitest";
import { exampleModels } from "#examples/examples.ts";
import type { ModelDocument } from "#model/document.ts";
import { readDocument } from "#model/read-document.ts";
import { stableText } from "#model/stable-text.ts";
import { starterModels } from "#starters/starters.ts";
import { calculateModel } from "#testing/calculate-model.ts";
import { smallCompany } from "#testing/small-company.ts";
import { carriedIn, documentSheet } from "./document-sheet.ts";
import { exportModel } from "./export-model.ts";
import { carriedText } from "./version.ts";

const starters = starterModels.flatMap(({ key, name, timeSeries, make }) =>
  timeSeries.map((series): [string, ModelDocument] => {
    const start = series.unit === "week" ? "2026-06-29" : "2026-07-01";
    const choice = { name, timeSeries: series, start, yearEndMonth: 6, currency: "AUD" };
    return [`${key} ${series.key}`, make(choice)];
  }),
);
const examples = exampleModels.map(({ key, document }): [string, ModelDocument] => [
  key,
  document(),
]);

test.each([...starters, ...examples])(
  "%s is carried in letters that every program leaves alone, and comes back as it was",
  (_, document) => {
    const carried = carriedText(document);

    expect(carried).toMatch(/^[ -~]+$/);
    expect(stableText(readDocument(JSON.parse(carried)).document ?? document)).toBe(
      stableText(document),
    );
  },
);

/** The plain cells of a workbook's cover and of its document. */
function sheetsOf(document: ModelDocument) {
  const { model, sheet } = calculateModel(document);
  return exportModel(model, sheet).sheets.map(({ name, rows }) => ({
    name,
    rows: rows.map(({ cells }) => cells.map((cell) => cell?.value ?? null)),
    formulas: new Set<string>(),
  }));
}

const awkward = smallCompany({ name: '=1+1 "Café" 🎈 _x0041_ <b> \u0085\u2028\uFFFE' });

test("a name of odd letters and a text of several cells are put together again", () => {
  const notes = [{ id: "note", place: "accounts", text: "é 🎈 ".repeat(9_000) }];
  const document = { ...awkward, notes };
  const sheets = sheetsOf(document);
  const cells = sheets.at(-1)?.rows.flat() ?? [];

  expect(cells.length).toBeGreaterThan(4);
  expect(Math.max(...cells.map((cell) => String(cell).length))).toBeLessThan(32_767);
  expect(carriedIn(sheets)).toEqual({ text: carriedText(document) });
  expect(documentSheet(carriedText(document)).isHidden).toBe(true);
});

test("a workbook of others, one without its document and a changed document are told apart", () => {
  const [cover, ...others] = sheetsOf(awkward);
  const changed = sheetsOf(awkward);
  const piece = changed.at(-1)?.rows[1] ?? [];
  piece[0] = String(piece[0]).replace("1000", "1001");
  const refusalOf = (...given: ReturnType<typeof sheetsOf>) => {
    const carried = carriedIn(given);
    return "refusal" in carried ? carried.refusal : "";
  };

  expect(refusalOf(...others)).toBe("This is not a workbook of a model.");
  expect(refusalOf(...(cover ? [cover] : []))).toContain("does not hold its model");
  expect(refusalOf(...changed)).toContain(
    'The sheet "Document" or the version on the cover was changed',
  );
});
