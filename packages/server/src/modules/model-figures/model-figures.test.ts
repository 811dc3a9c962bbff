import { readCell } from "@app/contract/figure-cell";
import {
  downloadModelStatement,
  explainModelFigure,
  getModelStatement,
  listModelDrivers,
  tryModelWhatIf,
} from "@app/contract/model-figures";
import { getModelDocument } from "@app/contract/model-versions";
import { calculate, readStatement, type WrittenDocument } from "@app/engine";
import { beforeAll, expect, test } from "vitest";
import { type TestApp, testApp } from "#testing/test-app.ts";
import { dataOf } from "#testing/test-clients.ts";
import { addModel } from "#testing/test-models.ts";

let app: TestApp;
let id: number;
beforeAll(async () => {
  app = await testApp();
  ({ id } = await addModel(app));
});

type Asked = Parameters<typeof app.call<typeof getModelStatement>>[1]["query"];

const statement = async (query: Asked) =>
  dataOf(await app.call(getModelStatement, { params: { id }, query }));
const why = async (cell: string) =>
  dataOf(await app.call(explainModelFigure, { params: { id }, query: { cell } }));

test("a statement is the engine's own, figure by figure, each with its cell", async () => {
  const { document } = dataOf(await app.call(getModelDocument, { params: { id }, query: {} }));
  const { forecast } = calculate(document as WrittenDocument);
  if (!forecast) throw new Error("the starter does not calculate");
  const own = readStatement(forecast, "profitAndLoss", { unit: "year", decimals: 2 });
  const table = await statement({ statement: "profitAndLoss", by: "year" });
  expect(table.columns.map(({ label }) => label)).toEqual(own.columns.map(({ label }) => label));
  expect(table.rows.flatMap(({ figures }) => figures.map(({ value }) => value))).toEqual(own.shown);
  const profit = table.rows.at(-1);
  expect(profit?.figures.map(({ cell }) => readCell(cell ?? "")?.from)).toEqual([0, 12, 24]);
  expect(table.blockedBy).toEqual([]);
});

test("asked why, a figure tells parts that come to it, down to what somebody set", async () => {
  const table = await statement({ statement: "profitAndLoss", by: "year" });
  const revenue = table.rows.find(({ kind, figures }) => kind === "line" && figures[0]?.value);
  const asked = revenue?.figures[0];
  let step = await why(asked?.cell ?? "");
  expect(step.amount).toBeCloseTo(asked?.value ?? 0, 2);
  expect(step.doPartsAddUp).toBe(true);
  expect(step.parts.reduce((sum, { amount }) => sum + amount, 0)).toBeCloseTo(step.amount, 0);
  expect(step.drivers.length).toBeGreaterThan(0);
  const walked = [step.title];
  for (let next = step.parts.find(({ cell }) => cell)?.cell; next && walked.length < 12; ) {
    step = await why(next);
    walked.push(step.title);
    next = step.parts.find(({ cell }) => cell)?.cell;
  }
  expect(walked.length).toBeGreaterThan(1);
});

test.each(["pl.nothing@0", "cf.closingCash@99", "cf.closingCash@0:nobody"])(
  "%s is no figure of the model, and told so",
  async (cell) => {
    const answer = await app.send(explainModelFigure, { params: { id }, query: { cell } });
    expect([answer.status, answer.envelope.errors[0]?.message]).toEqual([
      400,
      `There is no figure ${cell} in this model.`,
    ]);
  },
);

test("a what-if stands beside what is, differs by what was changed, and is kept nowhere", async () => {
  const { items, actualCount } = dataOf(
    await app.call(listModelDrivers, { params: { id }, query: {} }),
  );
  const rate = items.find(({ line }) => line === "hourlyRate");
  expect(rate?.value).toBe(175);
  expect(actualCount).toBe(0);
  const before = await statement({ statement: "profitAndLoss", by: "year" });
  const changes = [{ line: "hourlyRate", mode: "scale" as const, value: 1.1 }];
  const body = { changes, statement: "profitAndLoss" as const, by: "year" as const };
  const tried = dataOf(await app.call(tryModelWhatIf, { params: { id }, body }));
  const [is, whatIf, difference] = tried.columns;
  expect([is?.caseName, whatIf?.caseName, difference?.role]).toEqual([
    "Base",
    "What if",
    "difference",
  ]);
  const row = tried.rows.findIndex(({ kind, figures }) => kind === "line" && figures[0]?.value);
  const [now, then, more] = (tried.rows[row]?.figures ?? []).map(({ value }) => value ?? 0);
  expect(then).toBeCloseTo((now ?? 0) * 1.1, 0);
  expect(more).toBeCloseTo((then ?? 0) - (now ?? 0), 2);
  expect(tried.rows[row]?.figures.map(({ cell }) => cell !== null)).toEqual([
    ...Array(3).fill([true, true, false]).flat(),
  ]);
  expect(await statement({ statement: "profitAndLoss", by: "year" })).toEqual(before);
});

test("a product is written out, and every figure in it can be asked about in turn", async () => {
  const { parts } = await why("pl.account.fees@3");
  const made = parts.flatMap(({ madeOf }) => madeOf).filter(({ cell }) => cell);
  expect(made.length).toBeGreaterThan(1);
  for (const { cell } of made) expect((await why(cell ?? "")).title).not.toBe("");
});

test("of a ratio over a year is told what it is in the year, not in its last month", async () => {
  const { rows } = await statement({ statement: "kpis", by: "year" });
  const margin = rows.find(({ label }) => label === "Gross margin")?.figures[1];
  const { amount, parts, doPartsAddUp } = await why(margin?.cell ?? "");
  expect(amount).toBeCloseTo(margin?.value ?? 0, 3);
  expect(doPartsAddUp).toBe(true);
  expect(parts[0]?.madeOf.map(({ text }) => text)).toContain(" ÷ ");
});

test("a what-if of what is not there is refused in the engine's own words", async () => {
  const body = { changes: [{ line: "hourlyrate", value: 1 }] };
  const answer = await app.send(tryModelWhatIf, { params: { id }, body });
  expect(answer.status).toBe(400);
  expect(answer.envelope.errors[0]?.message).toMatch(/^There is no line "hourlyrate" to change\./);
});

test("as a CSV file it has the same figures under the same heads", async () => {
  const query = { statement: "profitAndLoss", by: "year" } as const;
  const file = await app.download(downloadModelStatement, { params: { id }, query });
  const [head = "", ...rows] = file.body.replace("\uFEFF", "").trimEnd().split("\r\n");
  expect(head).toBe('"Profit and loss, AUD","FY27","FY28","FY29"');
  const { rows: own } = await statement(query);
  const shown = own.at(-1)?.figures.map(({ value }) => value);
  expect(rows.at(-1)).toBe(`"${own.at(-1)?.label}",${shown?.join(",")}`);
  expect(file.headers["content-type"]).toBe("text/csv; charset=utf-8");
});
