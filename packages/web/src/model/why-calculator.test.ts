/** What Why? shows of the examples is held against a calculator, and against the cell it was asked from. */
import { exampleModels } from "@app/engine/examples/examples";
import { textAt } from "@app/engine/tables/table-text";
import { type ArithmeticPiece, stepOf } from "@app/engine/why/steps";
import { expect, test } from "vitest";
import type { OpenDocument } from "./open-document.ts";
import { openHere } from "./testing/direct-port.ts";
import { tableOf } from "./testing/table-of.ts";
import { explainThrough } from "./why-ask.ts";
import { questionAt, type WhyQuestion } from "./why-question.ts";

const STATEMENTS = ["profitAndLoss", "balanceSheet"] as const;

async function ask(document: OpenDocument, question: WhyQuestion) {
  const answers = await Promise.all(
    question.figures.map((figure) => explainThrough(document, figure)),
  );
  const { structure, document: model } = document.state();
  return stepOf(
    { ...question, figures: answers.map(({ asked }) => asked) },
    answers.map(({ explanation }) => explanation),
    { document: model, periods: structure.periods },
  );
}

/** The product of the figures as they are written; undefined where it is no plain product. */
function productOf(pieces: readonly ArithmeticPiece[]): number | undefined {
  const signs = pieces.filter((_, index) => index % 2 === 1);
  if (pieces.length < 3 || signs.some((sign) => sign !== " × ")) return undefined;
  return pieces
    .filter((_, index) => index % 2 === 0)
    .map((piece) => numberIn(typeof piece === "string" ? piece : piece.text))
    .reduce((product, factor) => product * factor, 1);
}

function numberIn(text: string): number {
  const [, whole = "", parts, percent] =
    text.replaceAll(",", "").match(/(−?[\d.]+)(?:\/(\d+))?(%?)$/) ?? [];
  return Number(whole.replace("−", "-")) / Number(parts ?? 1) / (percent ? 100 : 1);
}

test.each(exampleModels.map(({ key, document }) => [key, document] as const))(
  "%s: the title is the cell that was asked, and factors multiply to the figure beside them",
  async (_, make) => {
    const document = await openHere(make());
    const { actualCount } = document.state().structure.timeline;
    const at = actualCount + 3;
    const table = await tableOf(document, { shows: { statements: STATEMENTS }, from: at, to: at });
    let products = 0;
    for (const row of table.rows.keys()) {
      const question = questionAt(table, row, 0);
      if (!question) continue;
      const step = await ask(document, question);
      expect([step.title, step.text]).toEqual([question.title, textAt(table, row, 0)]);
      for (const { arithmetic, text } of step.parts) {
        const product = arithmetic && productOf(arithmetic);
        if (product === undefined) continue;
        products += 1;
        const shown = numberIn(text.replace(/[()]/g, ""));
        expect(Math.abs(Math.abs(product) - shown)).toBeLessThan(1);
      }
    }
    expect(products).toBeGreaterThan(0);
    document.close();
  },
);
