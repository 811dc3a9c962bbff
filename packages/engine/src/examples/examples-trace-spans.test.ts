/** "Why?" of a quarter or a year says what the statement beside it says. */
import { expect, test } from "vitest";
import { spansOf } from "#tables/spans.ts";
import { cellIndex, referencesAt } from "#tables/table.ts";
import { statementTable } from "#tables/tables.ts";
import { calculateModel } from "#testing/calculate-model.ts";
import { explainOver } from "#trace/explain-over.ts";
import { exampleModels } from "./examples.ts";

const STATEMENTS = ["profitAndLoss", "balanceSheet", "cashFlow", "cashFlowDirect"] as const;
/** A ten-thousandth of a cent; the largest figures are millions. */
const CLOSE = 1e-6;

test.each(exampleModels)(
  "$name: the parts of every quarter and year of a statement add up to it, and are its own figures",
  ({ document }) => {
    const { model, sheet } = calculateModel(document());
    const spans = [...spansOf(model, "quarter"), ...spansOf(model, "year")];
    const shown = { key: "base", name: "Base", model, sheet };
    const table = statementTable([shown], { spans, statements: STATEMENTS });
    const rowOf = new Map(table.rows.map(({ line }, row) => [line, row]));
    const figureOf = (line: string, column: number) => {
      const row = rowOf.get(line);
      if (row === undefined) return undefined;
      return (table.figures[cellIndex(table, row, column)] ?? 0) * (table.rows[row]?.sign ?? 1);
    };
    const off: string[] = [];
    const tell = (what: string, is: number, shouldBe: number) =>
      Math.abs(is - shouldBe) < CLOSE || off.push(`${what}: ${is}, not ${shouldBe}`);
    table.rows.forEach((_, row) => {
      table.columns.forEach(({ label }, column) => {
        const [asked] = referencesAt(table, row, column);
        if (!asked) return;
        const { line, from, to } = asked;
        const { value, parts } = explainOver({ model, sheet }, line, from, to);
        tell(`${line} in ${label}`, value, figureOf(line, column) ?? Number.NaN);
        const sum = parts.reduce((total, { contribution }) => total + contribution, 0);
        if (parts.length > 0) tell(`parts of ${line} in ${label}`, sum, value);
        for (const { figure, contribution, sign } of parts) {
          if (figure) tell(`${figure.line} itself in ${label}`, contribution * sign, figure.value);
          const own = figure && figureOf(figure.line, column);
          if (own === undefined || figure?.from !== from) continue;
          tell(`${figure.line} of ${line} in ${label}`, contribution * sign, own);
        }
      });
    });
    expect(off).toEqual([]);
  },
  30_000,
);

test("a year's price × its volume is what is planned at it, and Why? of the price is made of the two", () => {
  let askedCount = 0;
  for (const { document } of exampleModels) {
    const { model, sheet } = calculateModel(document());
    const prices = model.program.lines.filter(({ ratio }) => ratio);
    for (const { from, to } of spansOf(model, "year"))
      for (const { id, ratio } of prices) {
        const over = (line = id) => explainOver({ model, sheet }, line, from, to);
        const [price, planned, volume] = [id, ratio?.numerator, ratio?.denominator].map(over);
        if (!volume?.value) continue;
        const parts = price?.parts ?? [];
        const arithmetic = [
          expect.objectContaining({ line: ratio?.numerator, from, period: to }),
          " ÷ ",
          expect.objectContaining({ line: ratio?.denominator, from, period: to }),
        ];
        expect(parts).toEqual([{ contribution: price?.value, arithmetic, sign: 1 }]);
        expect((price?.value ?? 0) * volume.value).toBeCloseTo(planned?.value ?? 0, 6);
        askedCount++;
      }
  }
  expect(askedCount).toBeGreaterThan(0);
});
