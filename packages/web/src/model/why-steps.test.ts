import { expect, test } from "vitest";
import { bakery } from "./testing/bakery.ts";
import { openHere } from "./testing/direct-port.ts";
import { tableOf } from "./testing/table-of.ts";
import { questionAt, stepOf, type WhyQuestion } from "./why-steps.ts";

async function why(line: string, column: number, unit: "month" | "year" = "month") {
  const document = await openHere(bakery);
  const statements = ["profitAndLoss", "cashFlow"] as const;
  const table = await tableOf(document, { shows: { statements }, unit });
  const row = table.rows.findIndex((each) => each.line === line);
  const question = questionAt(table, row, column);
  if (!question) throw new Error("nothing to explain");
  const ask = async (next: WhyQuestion) => {
    const answers = await Promise.all(
      next.figures.map((each) => document.explain(each.line, each.period, each.scenario)),
    );
    const { structure, document: model } = document.state();
    const ground = { document: model, periods: structure.periods };
    return stepOf(
      next,
      answers.map(({ explanation }) => explanation),
      ground,
    );
  };
  return { question, ask, step: await ask(question) };
}

const told = ({ parts }: { parts: readonly { label: string; text: string }[] }) =>
  parts.map(({ label, text }) => [label, text]);

test("closing cash is what it opened with and what moved it", async () => {
  const { step, question } = await why("cf.closingCash", 1);
  expect(question.title).toBe("Closing cash, Aug-26");
  expect(step.text).toBe("1,400");
  expect(told(step)).toEqual([
    ["Opening cash", "1,200"],
    ["Net cash flow", "200"],
  ]);
  expect(step.doPartsAddUp).toBe(true);
});

test("costs read negative as on their statement, all the way down to a driver and who set it", async () => {
  const { step, ask } = await why("pl.operatingExpenses", 1);
  expect(step.text).toBe("(300)");
  const [rent] = step.parts;
  expect(rent?.text).toBe("(300)");
  let next = rent?.next;
  let last = step;
  for (let depth = 0; next && depth < 10; depth++) {
    last = await ask(next);
    next = last.parts.find((part) => part.next)?.next;
  }
  expect(
    last.parts[0]?.arithmetic?.map((piece) => (typeof piece === "string" ? piece : piece.text)),
  ).toEqual(["300", " × ", "Share of rent 1"]);
  expect(last.origin).toContain("Formula: 300 * share");
});

test("a driver says who set it, when and why", async () => {
  const { ask } = await why("pl.revenue", 1);
  const step = await ask({
    ...{ title: "Loaves, Aug-26", caseKey: "base", together: "one" },
    figures: [{ line: "loaves", period: 1, sign: 1, title: "" }],
  });
  expect(step.text).toBe("100");
  expect(step.parts).toEqual([]);
  expect(step.origin).toEqual(["Set by Priya Raman, 3 Aug 2026.", "From the till."]);
});

test("a year of a flow is its months, which add up; a year of a balance is its last month", async () => {
  const profit = await why("pl.profit", 0, "year");
  expect(profit.step.text).toBe("800");
  expect(told(profit.step)).toEqual([
    ["Jul-26", "200"],
    ["Aug-26", "200"],
    ["Sep-26", "200"],
    ["Oct-26", "200"],
  ]);
  const cash = await why("cf.closingCash", 0, "year");
  expect(cash.step.text).toBe("1,800");
  expect(told(cash.step)[0]).toEqual(["Opening cash", "1,600"]);
});
