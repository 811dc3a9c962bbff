import type { Page } from "@playwright/test";
import { typeOver } from "./driver-cells.ts";
import { expect, test } from "./fixtures.ts";

const CASH = "Closing cash";

async function closingCash(page: Page) {
  const statement = page.getByRole("table", { name: /^Three-way forecast/ });
  const row = statement.getByRole("row").filter({
    has: page.getByRole("rowheader", { name: CASH, exact: true }),
  });
  return row.getByRole("cell").allInnerTexts();
}

/** The outlines of the lines in the chart of closing cash. */
function outlines(page: Page) {
  const chart = page.getByRole("main").getByRole("img");
  return chart
    .locator("path[data-mark]")
    .evaluateAll((paths) => paths.map((path) => path.getAttribute("d")));
}

test("a driver that is typed moves statement and chart, Why? explains it, and undo restores the same text @long", async ({
  page,
}) => {
  await page.goto("/app/kit/model");
  const model = page.getByRole("main");
  const grid = model.getByRole("treegrid", { name: /^Drivers/ });
  await expect(grid).toBeVisible({ timeout: 60_000 });
  const [cash, lines] = [await closingCash(page), await outlines(page)];
  expect(cash.length).toBeGreaterThan(12);

  const kilos = grid.getByRole("row", { name: /^Kilos to cafés a year/ });
  const cell = kilos.getByRole("gridcell").nth(5);
  await typeOver(page, cell, "1");
  await page.keyboard.press("Enter");
  await expect(cell).toHaveText("1");
  await expect.poll(() => closingCash(page)).not.toEqual(cash);
  await expect.poll(() => outlines(page)).not.toEqual(lines);

  const statement = model.getByRole("table", { name: /^Three-way forecast/ });
  const row = statement.getByRole("row").filter({
    has: page.getByRole("rowheader", { name: CASH, exact: true }),
  });
  const figure = row.getByRole("cell").nth(9).getByRole("button");
  const text = await figure.textContent();
  await figure.click();
  const why = page.getByRole("complementary", { name: "Why?" });
  await expect(why.getByText("Parts add up.")).toBeVisible();
  await expect(why.getByRole("row").last().getByRole("cell")).toHaveText(text ?? "");
  await why.getByRole("button", { name: "Net cash flow" }).click();
  await expect(why.getByRole("heading", { name: /^Net cash flow/ })).toBeVisible();

  await model.getByRole("button", { name: "Undo" }).click();
  await expect.poll(() => closingCash(page)).toEqual(cash);
  await expect.poll(() => outlines(page)).toEqual(lines);
});

test("Why? of a year has the year's own figures, and Escape gives the focus back to it @long", async ({
  page,
}) => {
  await page.goto("/app/kit/model");
  const statement = page.getByRole("table", { name: /^Three-way forecast/ });
  await expect(statement).toBeVisible({ timeout: 60_000 });
  const inLastYear = (name: string) =>
    statement
      .getByRole("row")
      .filter({ has: page.getByRole("rowheader", { name, exact: true }) })
      .getByRole("cell")
      .last();
  const closing = inLastYear(CASH).getByRole("button");
  await closing.focus();
  await page.keyboard.press("Enter");
  const why = page.getByRole("complementary", { name: "Why?" });
  for (const name of ["Opening cash", "Net cash flow"]) {
    const part = why.getByRole("row", { name: new RegExp(`^${name}`) });
    const text = await inLastYear(name).textContent();
    await expect(part.getByRole("cell").last()).toHaveText(text ?? "");
  }
  await page.keyboard.press("Escape");
  await expect(why).toBeHidden();
  await expect(closing).toBeFocused();

  await closing.click();
  await why.getByRole("button", { name: "Net cash flow" }).click();
  await why.getByRole("button", { name: "Close Why?" }).click();
  await expect(closing).toBeFocused();
});

test("on a phone the names of drivers stay while figures scroll, and typing closes Why? @long", async ({
  page,
}) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto("/app/kit/model");
  const grid = page.getByRole("treegrid", { name: /^Drivers/ });
  await expect(grid).toBeVisible({ timeout: 60_000 });
  const name = grid.getByRole("rowheader", { name: "Kilos to cafés a year" });
  const before = await name.boundingBox();
  await grid.evaluate((body) => body.parentElement?.scrollTo({ left: 700 }));
  await expect.poll(async () => (await name.boundingBox())?.x).toBe(before?.x);

  const cell = grid.getByRole("row", { name: /^Kilos to cafés a year/ }).getByRole("gridcell");
  await cell.nth(9).click();
  await page.getByRole("button", { name: "Why?", exact: true }).click();
  const why = page.getByRole("complementary", { name: "Why?" });
  await expect(why).toBeVisible();
  await grid.focus();
  await page.keyboard.type("2");
  await expect(why).toBeHidden();
  await page.keyboard.press("Tab");
  await expect(grid).toBeFocused();
  const undo = page.getByRole("button", { name: "Undo" });
  await undo.press("Enter");
  await expect(undo).toBeFocused();
});
