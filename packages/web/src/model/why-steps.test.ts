import { stepOf } from "@app/engine/why/steps";
import { expect, test } from "vitest";
import { bakery } from "./testing/bakery.ts";
import { openHere } from "./testing/direct-port.ts";
import { tableOf } from "./testing/table-of.ts";
import { questionAt, type WhyQuestion } from "./why-question.ts";

async function why(line: string, column: number, unit: "month" | "year" = "month") {
  const document = await openHere(bakery);
  const statements = ["profitAndLoss", "cashFlow"] as const;
  const table = await tableOf(document, { shows: { statements }, unit });
  const row = table.rows.findIndex((each) => each.line === line);
  const question = questionAt(table, row, column);
  if (!question) throw new Error("nothing to explain");
  const ask = async (next: WhyQuestion) => {
    const answers = await Promise.all(next.figures.map((each) => document.explain(each)));
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

test("a figure that is a unit off so that its column adds up says what it is exactly", async () => {
  const { question, ask } = await why("cf.closingCash", 1);
  const step = await ask({ ...question, shown: { value: 1401, decimals: 0 } });
  expect(step.text).toBe("1,401");
  expect(step.origin).toEqual([
    "Exactly 1,400.00. It is shown as 1,401 so that the statement adds up.",
  ]);
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
  ).toEqual(["300", " × ", "Share of rent 100%"]);
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

test("a year of a total is its lines in the year, down to the months of what was given", async () => {
  const { step, ask } = await why("pl.operatingExpenses", 0, "year");
  expect([step.title, step.text, told(step)]).toEqual([
    "Operating expenses, FY27",
    "(1,200)",
    [["Rent", "(1,200)"]],
  ]);
  const deeper = async (from: typeof step, part: number) => {
    const next = from.parts[part]?.next;
    if (!next) throw new Error("nothing below");
    return ask(next);
  };
  const movement = await deeper(await deeper(step, 0), 0);
  expect([movement.title, told(movement)]).toEqual([
    "Rent, movement, FY27",
    [
      ["Rent, actual movement, Jul-26", "(300)"],
      ["Rent, Aug-26 to Oct-26", "(900)"],
    ],
  ]);
  let months = await deeper(movement, 1);
  while (months.parts.length === 1) months = await deeper(months, 0);
  expect(told(months)).toEqual([
    ["Aug-26", "(300)"],
    ["Sep-26", "(300)"],
    ["Oct-26", "(300)"],
  ]);
});

test("a year's closing cash is what the year opened with and the year's cash flow", async () => {
  const { step, ask } = await why("cf.closingCash", 0, "year");
  expect(step.text).toBe("1,800");
  expect(told(step)).toEqual([
    ["Opening cash", "1,000"],
    ["Net cash flow", "800"],
  ]);
  const opening = step.parts[0]?.next;
  expect(opening?.title).toBe("Opening cash, FY27");
  expect(opening && (await ask(opening)).text).toBe("1,000");
});

test("the shares of a negative figure are positive where a part goes its way", async () => {
  const { step } = await why("pl.operatingExpenses", 1);
  expect(step.parts.map(({ share }) => share)).toEqual([1]);
});
