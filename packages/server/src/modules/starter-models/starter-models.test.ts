import { listExampleModels, listStarterModels } from "@app/contract/starter-models";
import { expect, test } from "vitest";
import { testApp } from "#testing/test-app.ts";
import { dataOf } from "#testing/test-clients.ts";

test("ten starters are offered with their time series, their figures and what they ask", async () => {
  const app = await testApp();
  const { items } = dataOf(await app.call(listStarterModels, {}));

  expect(items).toHaveLength(10);
  expect(items[0]).toMatchObject({
    key: "servicesFirm",
    name: "Services firm",
    timeSeries: [
      { key: "monthly3", name: "Monthly, 3 years", unit: "month", periodCount: 36 },
      {},
      {},
    ],
    modules: expect.arrayContaining(["Payroll", "Income tax"]),
    asks: expect.arrayContaining(["Average rate an hour"]),
  });
  for (const { key, timeSeries, sales, closingCash, firstYear } of items) {
    expect([key, sales.length, closingCash.length]).toEqual([
      key,
      timeSeries[0]?.periodCount,
      timeSeries[0]?.periodCount,
    ]);
    expect(firstYear.revenue > 0, key).toBe(key !== "blank");
    expect(firstYear.ebitdaShare === null, key).toBe(key === "blank");
    const inYear = { week: 52, month: 12, quarter: 4, year: 1 }[timeSeries[0]?.unit ?? "month"];
    expect(firstYear.closingCash, key).toBe(closingCash.slice(0, inYear).at(-1));
  }
});

test("four examples are offered with two years of actuals and their scenarios", async () => {
  const app = await testApp();
  const { items } = dataOf(await app.call(listExampleModels, {}));

  expect(items.map(({ actualCount }) => actualCount)).toEqual([24, 24, 24, 24]);
  expect(items.every(({ scenarios }) => scenarios.length > 0)).toBe(true);
  expect(items[0]).toMatchObject({ currency: expect.stringMatching(/^[A-Z]{3}$/) });
});
