import { compareModelVersions } from "@app/contract/model-versions";
import type { Edit } from "@app/engine/edits/edit";
import { beforeAll, expect, test } from "vitest";
import { type TestApp, testApp } from "#testing/test-app.ts";
import { dataOf } from "#testing/test-clients.ts";
import { addModel } from "#testing/test-models.ts";
import { saveEdits } from "#testing/test-saves.ts";
import { pricedCount } from "./compare-versions.ts";

let app: TestApp;
beforeAll(async () => {
  app = await testApp();
});

const set = (place: string, value: unknown): Edit => ({ kind: "set", place, value });

function compare(id: number, from: number, to: number, figures = "") {
  return app.send(compareModelVersions, { params: { id }, query: { from, to, figures } });
}

test("two versions differ by changes in words and money, whose parts add up to the cent", async () => {
  const { id } = await addModel(app);
  await saveEdits(app, id, 1, [
    set("drivers/hourlyRate/values", 190),
    set("drivers/utilisation/values", 0.7),
    set("drivers/rateGrowth/name", "Rate rise"),
  ]);
  const compared = dataOf((await compare(id, 1, 2)).envelope);

  expect(compared.figures.map(({ line, period }) => [line, period])).toEqual([
    ["cf.closingCash", "Jun-29"],
    ["pl.profit", "Jul-26 to Jun-29"],
  ]);
  expect(compared.changes).toMatchObject([
    {
      ...{ place: "drivers/hourlyRate", kind: "changed" },
      sentence: "Average rate an hour from 175 to 190",
      before: { values: 175 },
      after: { values: 190 },
    },
    { place: "drivers/utilisation", sentence: "Share of hours that is billed from 72% to 70%" },
  ]);
  expect([compared.wordCount, compared.addsUp]).toEqual([1, true]);
  compared.figures.forEach(({ before, after }, at) => {
    const coins = (money: number | null | undefined) => Math.round((money ?? Number.NaN) * 100);
    const sum = compared.changes.reduce((total, { parts }) => total + coins(parts[at]), 0);
    expect(sum).toBe(coins(after) - coins(before));
    expect(sum).not.toBe(0);
  });
});

test("a change of some periods says which and what stood there, and not the same figure twice", async () => {
  const { id } = await addModel(app);
  await saveEdits(app, id, 1, [
    set("drivers/hourlyRate/values", { figures: [175, 175, 175, 190, 185], later: 175 }),
    set("drivers/utilisation/values", { figures: [0.72, 0.7], later: 0.72 }),
  ]);
  const { changes } = dataOf((await compare(id, 1, 2)).envelope);

  expect(changes).toMatchObject([
    {
      sentence: "Average rate an hour: October 2026 to November 2026 from 175 to 190 and 185",
      inPeriods: { periods: "Oct-26 to Nov-26", before: "175", after: "190 and 185" },
    },
    { inPeriods: { periods: "Aug-26", before: "72%", after: "70%" } },
  ]);
});

test("a season of twelve months is no series of periods", async () => {
  const { id } = await addModel(app, { key: "retailWholesale" });
  const season = [0.9, 0.82, 0.92, 0.95, 0.98, 1, 0.95, 0.92, 0.95, 1, 1.2, 1.75];
  await saveEdits(app, id, 1, [set("modules/retail/seasonality", season)]);
  const { changes } = dataOf((await compare(id, 1, 2)).envelope);

  expect(changes).toMatchObject([{ place: "modules/retail/seasonality" }]);
  expect(changes[0]).not.toHaveProperty("inPeriods");
});

test("any line and period can be asked for, also of a version with other periods", async () => {
  const { id } = await addModel(app);
  await saveEdits(app, id, 1, [
    set("timeline/periodCount", 24),
    set("drivers/hourlyRate/values", 180),
  ]);
  const figures = "cf.closingCash@0,pl.revenue@12-23";
  const compared = dataOf((await compare(id, 1, 2, figures)).envelope);

  expect(compared.figures.map(({ period }) => period)).toEqual(["Jul-26", "Jul-27 to Jun-28"]);
  expect(compared.addsUp).toBe(true);
  expect(compared.changes.map(({ place }) => place)).toEqual(["timeline", "drivers/hourlyRate"]);
});

test.each([
  [300, 200, 36],
  [50, 833, 120],
  [4, 9_158, 120],
  [1, 100_000, 600],
])(
  "%i changes are priced one by one in a model of %i lines over %i periods",
  (count, lines, periods) => {
    const size = { program: { lines: Array(lines) }, periods: Array(periods) };
    expect(pricedCount(size as never)).toBe(count);
  },
);

test.each([
  ["a line that neither has", "wishes@1"],
  ["a period that is not there", "cf.closingCash@36"],
  ["periods that end before they begin", "cf.closingCash@3-2"],
  ["no figure at all", "closing cash"],
  ["seven figures", Array(7).fill("cf.closingCash@1").join(",")],
])("%s is refused", async (_, figures) => {
  const { id } = await addModel(app);
  const answer = await compare(id, 1, 1, figures);

  expect([answer.status, answer.envelope.errors[0]?.key]).toEqual([400, "figures"]);
});

test("another team compares nothing, and a version that is not there is not found", async () => {
  const { id } = await addModel(app);
  const stranger = await testApp();
  const query = { from: 1, to: 1 };

  expect((await stranger.send(compareModelVersions, { params: { id }, query })).status).toBe(404);
  expect((await compare(id, 1, 2)).status).toBe(404);
});
