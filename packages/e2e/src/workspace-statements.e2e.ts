import { API_BASE } from "@app/contract/endpoint";
import { buildModel } from "@app/engine/build/build-model";
import type { ModelDocument } from "@app/engine/model/document";
import { casesOf } from "@app/engine/scenarios/cases";
import { rangeOf, spansOf } from "@app/engine/tables/spans";
import { scenarioCases } from "@app/engine/tables/table-case";
import { textAt } from "@app/engine/tables/table-text";
import { statementTable } from "@app/engine/tables/tables";
import type { Locator, Page } from "@playwright/test";
import { cellOf } from "./driver-cells.ts";
import { expect, test } from "./fixtures.ts";

test("the figures of the three statements on the screen are those of the engine's own run", async ({
  page,
  login,
  navigate,
  expectAccessible,
}) => {
  await login();
  const id = await makeModel(page, "On the screen");
  const document = await documentOf(page, id);
  const [base] = scenarioCases(casesOf(buildModel(document)), [undefined]);
  if (!base) throw new Error("every model has a base");
  const range = rangeOf(base.model, "thisFinancialYear");
  const spans = [...spansOf(base.model, "month", range), ...spansOf(base.model, "year", range)];
  for (const statement of ["profitAndLoss", "balanceSheet", "cashFlow"] as const) {
    await navigate(`/models/${id}/statements?statement=${statement}`);
    const grid = page.getByRole("treegrid");
    await expect(grid.getByRole("gridcell").first()).not.toBeEmpty();
    const table = statementTable([base], { statements: [statement], spans, hasKpis: true });
    const expected = new Map(
      table.rows.map(({ label }, row) => [
        label,
        table.columns.map((_, column) => textAt(table, row, column)),
      ]),
    );
    const drawn = await drawnRows(grid);
    expect(drawn.length).toBeGreaterThan(10);
    for (const { label, cells } of drawn)
      for (const { column, text } of cells)
        expect(`${label} ${column}: ${text}`).toBe(
          `${label} ${column}: ${expected.get(label)?.[column]}`,
        );
  }
  await expectAccessible();
});

test("how a model is looked at stays while one goes through its parts, and changes where one is @long", async ({
  page,
  login,
  navigate,
}) => {
  await login();
  const id = await makeModel(page, "Looked at");
  await navigate(`/models/${id}/statements`);
  await page.getByLabel("Units").selectOption("thousands");
  await page.getByRole("radio", { name: "Quarter" }).check({ force: true });
  await expect(page).toHaveURL(/statements\?.*scale=thousands.*unit=quarter/);
  const parts = page.getByRole("navigation", { name: "Parts of the model" });
  await parts.getByRole("link", { name: "Drivers" }).click();
  await expect(page).toHaveURL(/drivers\?.*unit=quarter/);
  await parts.getByRole("link", { name: "Statements" }).click();
  await expect(page.getByLabel("Units")).toHaveValue("thousands");
  await expect(page.getByRole("radio", { name: "Quarter" })).toBeChecked();
});

test("? lists the keys while the grid has the focus, Escape gives it back, and a cell takes it as typed @long", async ({
  page,
  login,
  navigate,
}) => {
  await login();
  const id = await makeModel(page, "Which keys");
  await navigate(`/models/${id}/drivers`);
  const grid = page.getByRole("treegrid", { name: /^Drivers/ });
  await grid.focus();
  await page.keyboard.press("?");
  const keys = page.getByRole("dialog", { name: "Keyboard shortcuts" });
  await expect(keys.getByRole("heading", { name: "Filling and copying" })).toBeVisible();
  await page.keyboard.press("Escape");
  await expect(grid).toBeFocused();
  await cellOf(page, "Average rate an hour", 0).dblclick();
  await page.keyboard.type("?");
  await expect(grid.locator("..").getByRole("textbox")).toHaveValue(/\?$/);
  await expect(keys).toBeHidden();
});

test("everything above the statements is in view on a small screen, and beside Why? @long", async ({
  page,
  login,
  navigate,
}) => {
  await login();
  const id = await makeModel(page, "Little room");
  const controls = [
    page.getByRole("group", { name: "Statement" }),
    page.getByRole("group", { name: "Columns" }),
    page.getByLabel("Periods"),
    page.getByLabel("Units"),
    page.getByLabel("Compare"),
    page.getByRole("button", { name: "Print" }),
  ];
  const seeAll = async () => {
    for (const each of controls) await expect(each).toBeInViewport({ ratio: 0.99 });
  };
  for (const width of [1440, 1024]) {
    await page.setViewportSize({ width, height: 900 });
    await navigate(`/models/${id}/statements`);
    await seeAll();
    const profit = page.getByRole("row", { name: /^Gross profit/ });
    await profit.getByRole("gridcell").first().click();
    await expect(page.getByRole("complementary", { name: "Why?" })).toBeVisible();
    await seeAll();
  }
});

test("nothing lies over the ring of a grid with the focus, on the desktop and on a phone @long", async ({
  page,
  login,
  navigate,
}) => {
  await login();
  const id = await makeModel(page, "All around");
  for (const width of [1440, 390]) {
    await page.setViewportSize({ width, height: 900 });
    await navigate(`/models/${id}/statements`);
    const grid = page.getByRole("treegrid");
    await grid.focus();
    await page.keyboard.press("ArrowDown");
    expect(await page.locator(".model-grid").evaluate(hiddenEdges)).toEqual([]);
  }
});

test("no column is seen in part: what is cut is covered while it is scrolled, and a scroll rests at whole ones @long", async ({
  page,
  login,
  navigate,
}) => {
  await login();
  const id = await makeModel(page, "Whole columns");
  for (const width of [1440, 390]) {
    await page.setViewportSize({ width, height: 900 });
    await navigate(`/models/${id}/statements?statement=profitAndLoss&periods=all`);
    const scroller = page.locator(".grid-scroll");
    await expect(scroller.getByRole("gridcell").first()).not.toBeEmpty();
    expect(await scroller.evaluate(cutColumns, 0)).toEqual([]);
    const cut = await scroller.evaluate(cutColumns, 45);
    expect(cut.length).toBeGreaterThan(0);
    expect(cut.filter(({ isCovered }) => !isCovered)).toEqual([]);
    await expect(page.locator(".grid-cover:visible")).toHaveCount(0);
    expect(await scroller.evaluate(({ scrollLeft }) => scrollLeft)).toBeGreaterThan(0);
  }
});

test("on a phone figures begin above the middle of the screen, under one row of switches that a finger hits @long", async ({
  page,
  login,
  navigate,
}) => {
  await login();
  const id = await makeModel(page, "Little above");
  const [width, height] = [390, 844];
  await page.setViewportSize({ width, height });
  const topOf = async (locator: Locator) => (await locator.boundingBox())?.y ?? Number.NaN;
  for (const part of ["statements", "drivers"]) {
    await navigate(`/models/${id}/${part}`);
    const figure = page.getByRole("gridcell").filter({ hasText: /\d/ }).first();
    await expect(figure).toBeVisible();
    expect(await topOf(figure)).toBeLessThan(height / 2);
    const first = page.getByLabel("Scenario");
    for (const label of ["Scenario", "Columns", "Periods"]) {
      const control = page.getByLabel(label, { exact: true });
      expect(await topOf(control)).toBe(await topOf(first));
      expect((await control.boundingBox())?.height).toBeGreaterThanOrEqual(44);
    }
  }
});

test("a selected range is told from what is around it in the colours of the system, and under the pointer @long", async ({
  page,
  login,
  navigate,
}) => {
  await login();
  const id = await makeModel(page, "Seen selected");
  await navigate(`/models/${id}/drivers`);
  const colourOf = (at: number) =>
    cellOf(page, "Average rate an hour", at).evaluate(
      (cell) => getComputedStyle(cell).backgroundColor,
    );
  await cellOf(page, "Average rate an hour", 1).click();
  await cellOf(page, "Average rate an hour", 3).click({ modifiers: ["Shift"] });
  await page.mouse.move(0, 0);
  const selected = await colourOf(2);
  expect(selected).not.toBe(await colourOf(4));
  await cellOf(page, "Average rate an hour", 2).hover();
  expect(await colourOf(2)).toBe(selected);
  expect(await colourOf(4)).not.toBe(selected);
  await page.emulateMedia({ forcedColors: "active" });
  expect(await colourOf(2)).not.toBe(await colourOf(4));
});

test("an address that names a scenario and a comparison that are not there says so once, and is put right @long", async ({
  page,
  login,
  navigate,
}) => {
  await login();
  const id = await makeModel(page, "From an old link");
  await navigate(`/models/${id}/statements?scenario=gone&with=xyz&unit=quarter`);
  const scenario = page.getByText("The scenario that this address names is not in the model.");
  await expect(scenario).toBeVisible();
  await expect(page.getByText("What this address compares with is not there.")).toBeVisible();
  await expect(page).toHaveURL(/statements\?unit=quarter$/);
  await page.reload();
  await expect(page.getByRole("treegrid").getByRole("gridcell").first()).toBeVisible();
  await expect(scenario).toBeHidden();
});

test("by keyboard alone a figure is typed, a range pasted, all of it undone, and a figure asked why", async ({
  page,
  context,
  login,
  navigate,
}) => {
  await context.grantPermissions(["clipboard-read", "clipboard-write"]);
  await login();
  const id = await makeModel(page, "By keyboard");
  await navigate(`/models/${id}/statements?statement=profitAndLoss`);
  const grid = page.getByRole("treegrid", { name: /^Profit and loss/ });
  await grid.focus();
  await goTo(page, grid, "Direct labour");
  await page.keyboard.press("ArrowRight");
  await goTo(page, grid, "Consultants: people");
  await page.keyboard.press("ArrowRight");
  await page.keyboard.press("ArrowRight");
  const people = grid.getByRole("row", { name: /^Consultants: people/ }).getByRole("gridcell");
  const before = await people.allTextContents();

  await page.keyboard.type("20");
  await page.keyboard.press("Enter");
  await expect(people.nth(1)).toHaveText("20");
  await expect(page.getByText(/^Last change, Consultants: people, August 2026:/)).toBeVisible();

  await page.keyboard.press("ArrowUp");
  await page.keyboard.press("Shift+ArrowRight");
  await page.evaluate(() => navigator.clipboard.writeText("21\t22"));
  await page.keyboard.press("Control+v");
  await expect(people.nth(1)).toHaveText("21");
  await expect(people.nth(2)).toHaveText("22");
  await expect(page.getByRole("button", { name: "Undo", exact: true }).first()).toHaveAttribute(
    "title",
    "Undo: Consultants: people, 2 cells",
  );

  await page.keyboard.press("Control+z");
  await page.keyboard.press("Control+z");
  await expect.poll(() => people.allTextContents()).toEqual(before);

  await goTo(page, grid, "Cost of sales");
  await page.keyboard.press("ArrowRight");
  await page.keyboard.press("Enter");
  const why = page.getByRole("complementary", { name: "Why?" });
  await expect(why.getByText("Parts add up.")).toBeVisible();
  await expect(why.getByRole("region", { name: "Drivers behind it" })).toBeVisible();
  await page.keyboard.press("Escape");
  await expect(why).toBeHidden();
  await expect(grid).toBeFocused();
});

test("a formula is written in the bar: = opens it, names complete, mistakes stay, Enter is the rule @long", async ({
  page,
  login,
  navigate,
}) => {
  await login();
  const id = await makeModel(page, "Formula");
  await navigate(`/models/${id}/statements?statement=profitAndLoss`);
  const grid = page.getByRole("treegrid", { name: /^Profit and loss/ });
  await grid.focus();
  await goTo(page, grid, "Direct labour");
  await page.keyboard.press("ArrowRight");
  await goTo(page, grid, "Consultants: average salary a year");
  await page.keyboard.press("ArrowRight");
  await page.keyboard.press("=");
  const field = page.getByRole("textbox", { name: /^Formula of Consultants: average salary/ });
  await expect(field).toBeFocused();
  await page.keyboard.type("2 * supportSal");
  await expect(page.getByRole("option", { name: /^supportSalary/ })).toBeVisible();
  await page.keyboard.press("Tab");
  await expect(field).toContainText("2 * supportSalary");
  await page.keyboard.press("Control+a");
  await page.keyboard.type("2 * supportSalry");
  await expect(page.getByText(/"supportSalry" is not in the model/).first()).toBeVisible();
  await page.keyboard.press("Control+a");
  await page.keyboard.type("0 * supportSalary + 120000");
  await page.keyboard.press("Enter");
  const salary = grid.getByRole("row", { name: /^Consultants: average salary/ });
  await expect(salary.getByRole("gridcell").first()).toHaveText("120,000");
  await expect(salary.getByRole("gridcell").nth(5)).toHaveText("120,000");
});

test("a statement is held against its budget, marked where it is large, and a budget's figure is explained @long", async ({
  page,
  login,
  navigate,
  expectAccessible,
}) => {
  await login();
  const id = await makeModel(page, "Forecast with a budget");
  const budget = await makeModel(page, "The budget", { from: "parallel", modelId: id });
  await save(page, id, "drivers/consultantsSalary/values", 90_000);
  await navigate(`/models/${id}/statements?statement=profitAndLoss`);
  await page.getByLabel("Compare").selectOption("Compare: The budget");
  const grid = page.getByRole("treegrid", { name: /^Profit and loss/ });
  await expect(grid.getByRole("columnheader", { name: /The budget$/ }).first()).toBeVisible();
  await expect(page).toHaveURL(new RegExp(`with=model%3A${budget}`));
  await expect(page.getByRole("figure", { name: /difference in profit/ })).toBeVisible();
  const profit = grid.getByRole("row", { name: /^Direct labour/ }).first();
  await expect(profit.locator(".is-marked-up, .is-marked-down").first()).toBeVisible();
  await profit.getByRole("gridcell").nth(1).click();
  const why = page.getByRole("complementary", { name: "Why?" });
  await expect(why.getByText("The budget")).toBeVisible();
  await expectAccessible();
});

test("on paper a statement has every column and nothing of the page around it @long", async ({
  page,
  login,
  navigate,
}) => {
  await login();
  const id = await makeModel(page, "On paper");
  await navigate(`/models/${id}/statements?statement=balanceSheet&periods=all`);
  await expect(page.getByRole("treegrid")).toBeVisible();
  await page.emulateMedia({ media: "print" });
  const printed = page.locator(".printed-statement");
  // What prints is loaded after the first figures.
  await expect(async () => {
    await page.evaluate(() => window.dispatchEvent(new Event("beforeprint")));
    expect(await printed.getByText("Balance sheet, Base, AUD").first().isVisible()).toBe(true);
  }).toPass();
  const heads = await printed.locator("thead th.figure").allTextContents();
  // Three years by months, and the years.
  expect(heads).toHaveLength(36 + 3);
  await expect(page.getByRole("navigation").first()).toBeHidden();
  await page.evaluate(() => window.dispatchEvent(new Event("afterprint")));
  await expect(printed).toHaveCount(0);
});

test("on paper a page of the model says whose it is, and figures that can be asked why stay @long", async ({
  page,
  login,
  navigate,
}) => {
  await login();
  const id = await makeModel(page, "Cases on paper");
  await navigate(`/models/${id}/scenarios`);
  const revenue = page.getByRole("row", { name: /^Revenue/ }).getByRole("button", { name: /\d/ });
  await expect(revenue.first()).toBeVisible();
  await page.emulateMedia({ media: "print" });
  await expect(page.getByText(/Cases on paper, Scenarios, version 1\. Printed/)).toBeVisible();
  await expect(revenue.first()).toBeVisible();
  await expect(page.getByRole("button", { name: "Goal seek" })).toBeHidden();
});

type Source = { from: "parallel"; modelId: number };

async function makeModel(page: Page, modelName: string, source?: Source): Promise<number> {
  const starter = {
    ...{ from: "starter", key: "servicesFirm", timeSeries: "monthly3" },
    ...{ start: "2026-07-01", yearEndMonth: 6, currency: "AUD" },
  };
  const data = { ...(source ?? starter), modelName, clientId: null };
  const answer = await page.request.post(`${API_BASE}/model`, { data });
  return (await answer.json()).data.id;
}

async function documentOf(page: Page, id: number): Promise<ModelDocument> {
  const answer = await page.request.get(`${API_BASE}/model/${id}/document`);
  return (await answer.json()).data.document;
}

async function save(page: Page, id: number, place: string, value: number) {
  const edits = [{ kind: "set", place, value }];
  const data = { saveId: crypto.randomUUID(), baseVersion: 1, edits };
  const answer = await page.request.put(`${API_BASE}/model/${id}/document`, { data });
  expect((await answer.json()).data).toMatchObject({ outcome: "saved" });
}

/** Every row that is drawn, with the place of each of its figures among the columns. */
function drawnRows(grid: Locator) {
  return grid.evaluate((body) =>
    [...body.querySelectorAll<HTMLElement>('[role="row"][aria-level]:not(.is-zeros)')].map(
      (row) => ({
        label: row.querySelector('[role="rowheader"]')?.textContent ?? "",
        cells: [...row.querySelectorAll('[role="gridcell"]')].map((cell) => ({
          column: Number(cell.getAttribute("aria-colindex")) - 2,
          text: cell.textContent ?? "",
        })),
      }),
    ),
  );
}

/** By the arrow keys, until the name of the row is where one is. */
async function goTo(page: Page, grid: Locator, name: string) {
  await page.keyboard.press("Home");
  await page.keyboard.press("ArrowLeft");
  await page.keyboard.press("Control+ArrowUp");
  for (let step = 0; step < 60; step++) {
    const active = await grid.getAttribute("aria-activedescendant");
    const text = active && (await page.locator(`[id="${active}"]`).textContent());
    if (text === name) return;
    await page.keyboard.press("ArrowDown");
  }
  throw new Error(`there is no row "${name}"`);
}

/** Where something else is drawn than the frame whose outline is the ring. */
function hiddenEdges(frame: Element) {
  frame.scrollIntoView({ block: "center" });
  const { left, right, top, bottom } = frame.getBoundingClientRect();
  const [across, down] = [(left + right) / 2, (top + bottom) / 2];
  const edges = {
    left: [left + 1, down],
    right: [right - 1, down],
    top: [across, top + 1],
    bottom: [across, bottom - 1],
  };
  if (getComputedStyle(frame).outlineStyle === "none") return Object.keys(edges);
  return Object.entries(edges)
    .filter(([, [x = 0, y = 0]]) => document.elementFromPoint(x, y) !== frame)
    .map(([name]) => name);
}

/** After a step of a scroll: the columns that are cut at either edge, and whether what is left of them is covered. */
function cutColumns(scroller: Element, step: number) {
  scroller.scrollLeft += step;
  scroller.dispatchEvent(new Event("scroll"));
  const edgesOf = (element: Element) => element.getBoundingClientRect();
  const row = scroller.querySelector(".grid-row:not(.is-zeros)") as Element;
  const cells = [...row.querySelectorAll(".grid-cells > *")];
  const pinned = cells.find((cell) => cell.hasAttribute("data-pinned"));
  const left = edgesOf(row.querySelector(".grid-name") as Element).right;
  const right = pinned ? edgesOf(pinned).left : edgesOf(scroller).right;
  const covers = [...document.querySelectorAll(".grid-cover:not([hidden])")].map(edgesOf);
  return cells
    .filter((cell) => !cell.hasAttribute("data-pinned"))
    .map((cell) => ({ from: edgesOf(cell).left, to: edgesOf(cell).right }))
    .filter(({ from, to }) => from < right - 1 && to > left + 1)
    .filter(({ from, to }) => from < left - 1 || to > right + 1)
    .map(({ from, to }) => ({
      isCovered: covers.some(
        (cover) => cover.left <= Math.max(from, left) + 1 && cover.right >= Math.min(to, right) - 1,
      ),
    }));
}
