import { expect, test } from "vitest";
import { buildModel } from "#build/build-model.ts";
import { exampleModels } from "#examples/examples.ts";
import { explainToMember } from "#reports/reader-why.ts";
import { casesOf } from "#scenarios/cases.ts";
import { TIME_SERIES } from "#starters/starter.ts";
import { starterModels } from "#starters/starters.ts";
import { cellIndex } from "#tables/table.ts";
import { scenarioCases } from "#tables/table-case.ts";
import { statementTable } from "#tables/tables.ts";
import { someOf } from "#testing/runs.ts";
import { explainOver } from "#trace/explain-over.ts";
import { questionAt } from "./question.ts";

const BOOKS = { name: "A", start: "2026-07-01", yearEndMonth: 6, currency: "AUD" };

const documents = [
  ...exampleModels.map(({ key, document }) => [key, document] as const),
  ...starterModels
    .filter(({ timeSeries }) => timeSeries[0].unit !== "week")
    .map(
      ({ key, make }) => [key, () => make({ ...BOOKS, timeSeries: TIME_SERIES.monthly3 })] as const,
    ),
];

test.each(documents)(
  "Why? of every key figure of %s by quarter and by year is the figure it was asked of",
  (_, document) => {
    const cases = casesOf(buildModel(document()));
    const view = { model: cases.model, sheet: cases.base };
    const wrong: string[] = [];
    let askedCount = 0;
    for (const unit of ["quarter", "year"] as const) {
      const table = statementTable(scenarioCases(cases, [undefined]), {
        ...{ unit, statements: [], hasKpis: true },
      });
      for (const [row, { label }] of table.rows.entries())
        for (const [column, { label: period }] of table.columns.entries()) {
          const asked = questionAt(table, row, column)?.figures[0];
          const stands = table.figures[cellIndex(table, row, column)];
          if (!asked || typeof stands !== "number") continue;
          const { line, period: to, from = to, sign } = asked;
          const { value, parts } = explainOver(view, line, from, to);
          const sum = parts.reduce((total, { contribution }) => total + contribution, 0);
          if (!isAbout(value * sign, stands) || !isAbout(sum, value))
            wrong.push(`${label}, ${period}`);
          askedCount++;
        }
    }
    expect(wrong).toEqual([]);
    expect(askedCount).toBeGreaterThan(0);
  },
);

/** An empty model has nothing to type. */
const filled = documents.filter(([key]) => key !== "blank");

test.each(someOf(filled, 3))(
  "whoever types a product of %s as Why? writes it into a calculator gets the figure as it is shown",
  (_, document) => {
    const cases = casesOf(buildModel(document()));
    const wrong: string[] = [];
    let typedCount = 0;
    const table = statementTable(scenarioCases(cases, [undefined]), {
      ...{ unit: "year", statements: [], hasKpis: true },
    });
    for (const [row, { label }] of table.rows.entries())
      for (const column of table.columns.keys()) {
        const asked = questionAt(table, row, column)?.figures[0];
        if (!asked) continue;
        const { line, period: to, from = to } = asked;
        const step = explainToMember(cases, { line, from, to, case: "base" });
        for (const { arithmetic, amount } of step?.parts ?? []) {
          const typed = arithmetic && typedInto(arithmetic);
          if (typed === undefined) continue;
          typedCount++;
          const least = step?.text.endsWith("%") ? 0.0005 : 0.5;
          // What is taken away is written as what it is.
          if (Math.abs(typed - Math.abs(amount)) > least)
            wrong.push(`${label}: ${typed} for ${amount}`);
        }
      }
    expect(wrong).toEqual([]);
    expect(typedCount).toBeGreaterThan(0);
  },
);

/** Undefined where it takes more than a calculator has. */
function typedInto(arithmetic: readonly (string | { text: string })[]) {
  const typed = arithmetic
    .map((piece) => (typeof piece === "string" ? piece : (piece.text.split(" ").at(-1) ?? "")))
    .join("")
    .replaceAll(",", "")
    .replace(/1\/\d+/g, "($&)")
    .replace(/([\d.]+)%/g, "($1/100)")
    .replaceAll("×", "*")
    .replaceAll("÷", "/")
    .replaceAll("−", "-");
  return /^[-+*/().\d\s]+$/.test(typed) ? (Function(`return ${typed}`)() as number) : undefined;
}

function isAbout(one: number, other: number) {
  return Math.abs(one - other) <= 1e-9 * Math.max(1, Math.abs(other));
}
