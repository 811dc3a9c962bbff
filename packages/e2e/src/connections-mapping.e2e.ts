import type { Page } from "@playwright/test";
import { connectSample } from "./connect-sample.ts";
import { expect, test } from "./fixtures.ts";

test("accounts without a line are mapped, taken back and saved, and source and model are exact in each month @long", async ({
  page,
  login,
  navigate,
  expectAccessible,
}) => {
  await login();
  await navigate("/connections/add");
  await connectSample(page);
  await page.getByRole("link", { name: "Map accounts" }).click();
  await expect(page.getByRole("heading", { level: 1, name: "Map accounts" })).toBeVisible();
  await expect(page.getByText(/differ in 25 of 25 months/).first()).toBeVisible();
  const take = page.getByRole("button", { name: /^Take .* for / });
  await expect(take).toHaveCount(2);
  await expectAccessible();

  await take.first().click();
  await expect(take).toHaveCount(1);
  await expect(page.getByText("1 account chosen, not saved yet")).toBeVisible();
  await page.keyboard.press("Control+z");
  await expect(take).toHaveCount(2);

  await tick(page, /^Select Bank and card fees/);
  await page.keyboard.press("ArrowDown");
  await page.keyboard.press("Space");
  await expect(page.getByText("2 selected").last()).toBeVisible();
  await page.getByLabel("Line for the selected accounts").selectOption({ label: "Other expenses" });
  await expect(take).toHaveCount(0);

  await page.getByRole("button", { name: "See what moves" }).click();
  const dialog = page.getByRole("dialog", { name: "What moves" });
  await expect(dialog.getByRole("row", { name: /^Other expenses/ })).toBeVisible();
  await expect(dialog).toContainText("No model reads from this connection yet.");
  await expectAccessible();
  await dialog.getByRole("button", { name: "Save the mapping" }).click();
  await expect(page.getByText("2 accounts mapped")).toBeVisible();
  await expect(page.getByText("Source and model exact in all 25 months").first()).toBeVisible();
  await expect(page.getByText("Without a line")).toBeHidden();
});

test("what is chosen and not saved is asked about before the page is left @long", async ({
  page,
  login,
  navigate,
}) => {
  await login();
  await navigate("/connections/add");
  await connectSample(page);
  await page.getByRole("link", { name: "Map accounts" }).click();
  await page
    .getByRole("button", { name: /^Take .* for / })
    .first()
    .click();
  await page.getByRole("link", { name: "Clients" }).first().click();
  const question = page.getByRole("alertdialog", { name: "Leave without saving?" });
  await question.getByRole("button", { name: "Keep editing" }).click();
  await expect(page.getByText("1 account chosen, not saved yet")).toBeVisible();
});

async function tick(page: Page, name: RegExp) {
  const box = page.getByRole("checkbox", { name });
  await box.check();
  await box.focus();
}
