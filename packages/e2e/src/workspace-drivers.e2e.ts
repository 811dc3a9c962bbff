import { API_BASE } from "@app/contract/endpoint";
import type { Page } from "@playwright/test";
import { expect, test } from "./fixtures.ts";

test("a loan from the picker moves closing cash and balances, is changed, moved, switched off and deleted, and all of it undone", async ({
  page,
  login,
  navigate,
}) => {
  await login();
  const id = await makeModel(page, "Borrowing");
  await navigate(`/models/${id}/drivers`);
  const before = await closingCash(page);

  await page.getByRole("button", { name: "Add", exact: true }).click();
  const picker = page.getByRole("dialog", { name: "Add a module" });
  await picker.getByText("Loan", { exact: true }).click();
  await expect(picker.getByText("What it would do")).toBeVisible();
  await expect(picker.getByRole("table").last()).toContainText("Financing");
  await picker.getByRole("button", { name: "Add loan" }).click();

  const panel = page.getByRole("complementary", { name: "New loan" });
  await expect(panel.getByRole("heading", { name: "New loan" })).toBeFocused();
  await expect.poll(() => closingCash(page)).not.toBe(before);
  await expect(page.getByRole("main").getByText("Balanced", { exact: true })).toBeVisible();
  await expect(page).toHaveURL(/module=newLoan/);
  await expect(panel.getByRole("table")).toContainText("Cash at bank");
  const drawn = await closingCash(page);

  const rate = panel.getByLabel("Rate a year");
  await rate.fill("24");
  await rate.press("Enter");
  await expect(rate).toHaveValue("24%");
  await expect.poll(() => closingCash(page)).not.toBe(drawn);
  const dear = await closingCash(page);

  await panel.getByRole("button", { name: "Move in time" }).click();
  await page.getByRole("button", { name: "One month later" }).click();
  await expect(panel.getByText("Moved 1 month later than it was entered.")).toBeVisible();
  await expect.poll(() => closingCash(page)).not.toBe(dear);
  await page.keyboard.press("Escape");

  await panel.getByRole("switch", { name: "On" }).click();
  await expect.poll(() => closingCash(page)).toBe(before);
  await expect(railItem(page, "New loan")).toContainText("Off");

  await panel.getByRole("button", { name: "Delete", exact: true }).click();
  await page.getByRole("alertdialog").getByRole("button", { name: "Delete module" }).click();
  await expect(railItem(page, "New loan")).toBeHidden();

  const undo = page.getByRole("button", { name: /^Undo/ }).first();
  for (let step = 0; step < 4; step++) await undo.click();
  await expect.poll(() => closingCash(page)).toBe(drawn);
  await undo.click();
  await expect.poll(() => closingCash(page)).toBe(before);
  await expect(railItem(page, "New loan")).toBeHidden();
});

test("everything above the drivers is in view on a small screen @long", async ({
  page,
  login,
  navigate,
}) => {
  await page.setViewportSize({ width: 1024, height: 768 });
  await login();
  const id = await makeModel(page, "Little room for drivers");
  await navigate(`/models/${id}/drivers`);
  const controls = [
    page.getByLabel("What to set up"),
    page.getByLabel("Evidence"),
    page.getByLabel("Periods"),
    page.getByRole("button", { name: "New driver" }),
  ];
  for (const each of controls) await expect(each).toBeInViewport({ ratio: 0.99 });
});

test("a driver is renamed in every formula, says what it feeds, and keeps its note and evidence @long", async ({
  page,
  login,
  navigate,
}) => {
  await login();
  const id = await makeModel(page, "Renaming");
  await navigate(`/models/${id}/drivers`);
  await page.getByLabel("Find a module or driver").fill("insurance");
  await page.getByRole("button", { name: "Insurance a year" }).click();
  const panel = page.getByRole("complementary", { name: "Insurance a year" });
  await expect(panel.getByText("Driver, feeds 1 line")).toBeVisible();
  await panel.getByLabel("Evidence", { exact: true }).selectOption("Contracted");
  await panel.getByLabel("Note", { exact: true }).fill("Renewed in May.");
  await panel.getByLabel("Name", { exact: true }).fill("Cover a year");
  await panel.getByLabel("Name", { exact: true }).press("Enter");

  const renamed = page.getByRole("complementary", { name: "Cover a year" });
  await expect(renamed.getByText("In formulas: coverAYear")).toBeVisible();
  await expect(renamed.getByLabel("Note", { exact: true })).toHaveValue("Renewed in May.");
  await renamed.getByRole("button", { name: "Insurance", exact: true }).click();
  const module = page.getByRole("complementary", { name: "Insurance", exact: true });
  await expect(module.getByLabel("Amount", { exact: true })).toHaveValue(/coverAYear/);

  await page.getByLabel("Evidence", { exact: true }).first().selectOption("Evidence: contracted");
  const grid = page.getByRole("treegrid", { name: /^Drivers/ });
  await expect(grid.getByRole("row", { name: /^Cover a year/ })).toBeVisible();
  await expect(grid.getByRole("row", { name: /^Rent a year/ })).toBeHidden();
});

test("the rail and a module's settings are worked by keys alone @long", async ({
  page,
  login,
  navigate,
}) => {
  await login();
  const id = await makeModel(page, "By keys");
  await navigate(`/models/${id}/drivers`);
  await page.getByLabel("Find a module or driver").focus();
  await page.keyboard.press("Tab");
  const first = page
    .getByRole("navigation", { name: "Modules" })
    .locator("[data-rail-item]")
    .first();
  await expect(first).toBeFocused();
  await page.keyboard.press("ArrowDown");
  await page.keyboard.press("ArrowUp");
  await expect(first).toBeFocused();
  await page.keyboard.press("Enter");
  const name = (await first.textContent()) ?? "";
  const panel = page.getByRole("complementary", { name, exact: true });
  await expect(panel.getByRole("heading", { name, exact: true })).toBeFocused();
  await page.keyboard.press("Tab");
  await expect(panel.getByRole("switch", { name: "On" })).toBeFocused();
  await page.keyboard.press("Space");
  await expect(panel.getByRole("switch", { name: "Off" })).toBeVisible();
  await page.keyboard.press("Escape");
  await expect(panel).toBeHidden();
  await expect(first).toBeFocused();
});

test("openings that do not net to zero are told with the difference, and a formula's mistake at its place @long", async ({
  page,
  login,
  navigate,
}) => {
  await login();
  const id = await makeModel(page, "Openings");
  await navigate(`/models/${id}/drivers?show=accounts`);
  const opening = page.getByLabel("Opening balance of Share capital");
  const was = await opening.inputValue();
  await opening.fill("(1)");
  await opening.press("Enter");
  await expect(page.getByText(/^Openings are out by/)).toBeVisible();
  await opening.fill(was);
  await opening.press("Enter");
  await expect(page.getByText(/^Openings are out by/)).toBeHidden();

  await navigate(`/models/${id}/drivers?show=checks`);
  await page.getByRole("button", { name: "New check" }).click();
  const check = page.getByRole("listitem").filter({ has: page.getByText("check.rule.newCheck") });
  await check.getByRole("button", { name: "Change formula" }).click();
  const formula = page.getByRole("textbox", { name: "Formula of New check" });
  await formula.fill("cf.closingCsh < 0");
  await expect(page.getByText(/"cf.closingCsh" is not in the model. Did you mean/)).toBeVisible();
});

async function makeModel(page: Page, modelName: string): Promise<number> {
  const data = {
    ...{ from: "starter", key: "servicesFirm", timeSeries: "monthly3", modelName },
    ...{ start: "2026-07-01", yearEndMonth: 6, currency: "AUD" },
  };
  const answer = await page.request.post(`${API_BASE}/model`, { data });
  return (await answer.json()).data.id;
}

/** As the strip above every part of the model says it. */
async function closingCash(page: Page): Promise<string> {
  const strip = page.getByRole("region", { name: "Key figures" });
  const figure = strip
    .locator("div", { hasText: /^Closing cash/ })
    .getByRole("button")
    .last();
  return (await figure.textContent()) ?? "";
}

function railItem(page: Page, name: string) {
  return page
    .getByRole("navigation", { name: "Modules" })
    .locator("[data-rail-item]", { hasText: name });
}
