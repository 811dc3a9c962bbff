import type { Page } from "@playwright/test";
import { cellOf, shown, typeFigure } from "./driver-cells.ts";
import { expect, test } from "./fixtures.ts";
import { makeModel } from "./models.ts";
import { elsewhere } from "./sign-in.ts";

const RATE = "Average rate an hour";

test("what somebody else changes appears at once, with their name", async ({
  page,
  browser,
  team,
  login,
}) => {
  await login();
  const id = await makeModel(page, "Two browsers");
  await openDrivers(page, id);
  const other = await elsewhere(browser, team.member, `/models/${id}/drivers`);
  await typeFigure(other, RATE, 6, "205");
  await expect(cellOf(page, RATE, 6)).toHaveText(shown("205"));
  await expect(page.getByText(`${team.member.name} changed ${RATE}, January 2027`)).toBeVisible();
  // What is theirs is not ours to undo.
  await expect(undo(page)).toHaveAttribute("aria-disabled", "true");
  await other.context().close();
});

test("two tabs of one person undo and redo the same steps, across modules and after a reload @long", async ({
  page,
  context,
  login,
}) => {
  await login();
  const id = await makeModel(page, "Two tabs");
  await openDrivers(page, id);
  const was = (await cellOf(page, RATE, 6).textContent()) ?? "";
  await typeFigure(page, RATE, 6, "205");
  await typeFigure(page, "Rent a year", 6, "99,000");
  await expect(page.getByText(/^Saved /)).toBeVisible();

  const tab = await context.newPage();
  await openDrivers(tab, id);
  await expect(undo(tab)).toHaveAttribute("title", "Undo: Rent a year, January 2027");
  await undo(tab).click();
  await expect(undo(tab)).toHaveAttribute("title", `Undo: ${RATE}, January 2027`);
  await undo(tab).click();
  await expect(cellOf(page, RATE, 6)).toHaveText(was);
  await expect(redo(page)).toHaveAttribute("title", `Redo: ${RATE}, January 2027`);

  await page.reload();
  await expect(redo(page)).toHaveAttribute("title", `Redo: ${RATE}, January 2027`);
  await page.getByRole("link", { name: "Statements" }).click();
  await redo(page).click();
  await expect(cellOf(tab, RATE, 6)).toHaveText(shown("205"));
  await redo(page).click();
  await expect(cellOf(tab, "Rent a year", 6)).toHaveText("99,000");
});

test("a module that was deleted comes back from its message @long", async ({ page, login }) => {
  await login();
  const id = await makeModel(page, "Taken back");
  await openDrivers(page, id);
  const rail = page.getByRole("navigation", { name: "Modules" });
  const item = rail.locator("[data-rail-item]", { hasText: "Insurance" });
  await item.click();
  const panel = page.getByRole("complementary", { name: "Insurance" });
  await panel.getByRole("button", { name: "Delete", exact: true }).click();
  await page.getByRole("alertdialog").getByRole("button", { name: "Delete module" }).click();
  await expect(item).toBeHidden();
  const message = page.getByRole("listitem").filter({ hasText: "Insurance is gone." });
  await message.getByRole("button", { name: "Undo" }).click();
  await expect(item).toBeVisible();
});

async function openDrivers(page: Page, id: number) {
  await page.goto(`/app/models/${id}/drivers`);
  await expect(page.getByRole("treegrid", { name: /^Drivers/ })).toBeVisible();
}

const undo = (page: Page) => page.getByRole("button", { name: "Undo", exact: true }).first();
const redo = (page: Page) => page.getByRole("button", { name: "Redo", exact: true }).first();
