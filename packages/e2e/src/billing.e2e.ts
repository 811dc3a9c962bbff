import type { Page } from "@playwright/test";
import { expect, test } from "./fixtures.ts";
import { chooseFromMenu } from "./row-menu.ts";
import { elsewhere } from "./sign-in.ts";

test("an admin pays for more users: the amount on the button is what the invoice says, and a second press pays nothing", async ({
  page,
  login,
  navigate,
  expectAccessible,
}) => {
  await login();
  await navigate("/subscription");
  await page.getByRole("link", { name: "Amend subscription" }).click();
  await expect(page.getByRole("heading", { name: "What it costs" })).toBeVisible();
  await page.getByLabel("Paying users").fill("7");
  const pay = page.getByRole("button", { name: /and add \d+ users$/ });
  const [gross = ""] = /[\d,]+\.\d\d/.exec((await pay.textContent()) ?? "") ?? [];
  expect(gross).toMatch(/^[1-9]/);
  await expectAccessible();
  await pay.dblclick();
  await expect(page.getByText("You pay for 7 users now")).toBeVisible();
  await expect(page.getByText("7, 4 in use")).toBeVisible();

  await page.getByRole("link", { name: "Billing", exact: true }).click();
  await expect(page).toHaveURL(/\/billing\/details$/);
  await page.getByRole("link", { name: "Upcoming payments", exact: false }).first().click();
  const invoices = page
    .getByRole("table", { name: "Upcoming payments" })
    .getByRole("row", { name: /Invoice/ });
  await expect(invoices).toHaveCount(1);
  await expect(invoices).toContainText(gross);
  // Nobody sells here: why there is no paper is said where it was asked for.
  await invoices.getByRole("button", { name: /^Invoice \d+ as PDF$/ }).click();
  await expect(page.getByText(/has not said yet who issues invoices/)).toBeVisible();
  await expectAccessible();

  await navigate("/subscription/amend");
  await expect(page.getByRole("button", { name: "Nothing changes" })).toBeDisabled();
});

test("an admin cancels, reads until when it works, and takes it back @long", async ({
  page,
  login,
  navigate,
}) => {
  await login();
  await navigate("/subscription");
  await page.getByRole("button", { name: "Cancel subscription" }).click();
  const question = page.getByRole("alertdialog");
  await question.getByRole("button", { name: "Cancel subscription" }).click();
  await expect(page.getByText(/^Cancelled, works until/)).toBeVisible();
  await expect(page.getByText(/^Cancelled by .*, today at/)).toBeVisible();
  await expect(page.getByText("Reactivate your subscription first.")).toBeVisible();
  // Every other page says it too, and leads here.
  await navigate("/clients");
  const alert = page.getByRole("status").filter({ hasText: "Your subscription is cancelled." });
  await alert.getByRole("link", { name: "Subscription" }).click();
  await page.getByRole("button", { name: "Reactivate" }).click();
  await expect(page.getByText(/^Active until/)).toBeVisible();
});

test("billing details and the purchase order are kept, and an address that is none is told on its field @long", async ({
  page,
  login,
  navigate,
}) => {
  await login();
  await navigate("/subscription");
  await page.getByRole("button", { name: "Edit purchase order" }).click();
  await page.getByLabel("Purchase order number").fill("PO-2291");
  await page.getByRole("button", { name: "Save purchase order" }).click();
  await expect(page.getByText("Purchase order saved")).toBeVisible();

  await navigate("/billing");
  await page.getByRole("link", { name: "Edit billing details" }).click();
  await page.getByLabel("Billed to").fill("Harbour Holdings Pty Ltd");
  await page.getByLabel("Invoices go to").fill("accounts@harbour.example\nno address");
  await page.getByRole("button", { name: "Save billing details" }).click();
  await expect(page.getByLabel("Invoices go to")).toHaveAttribute("aria-invalid", "true");
  await page.getByLabel("Invoices go to").fill("accounts@harbour.example");
  await page.getByRole("button", { name: "Save billing details" }).click();
  for (const text of ["Harbour Holdings Pty Ltd", "accounts@harbour.example", "PO-2291"])
    await expect(page.getByText(text)).toBeVisible();
});

test("a model is bought from its menu for the price on the button, and stands in the month's statement @long", async ({
  page,
  login,
  navigate,
  expectAccessible,
}) => {
  await login();
  await navigate("/models/new");
  await page.getByRole("button", { name: "Create model" }).click();
  const menu = page.getByRole("button", { name: /^Actions for / });
  await menu.click();
  const name = (await page.locator("h1").textContent()) ?? "";
  await page.getByRole("menuitem", { name: "Pay for this model" }).click();
  const dialog = page.getByRole("dialog");
  const buy = dialog.getByRole("button", { name: /^Buy for / });
  const [price = ""] = /[\d,]+\.\d\d/.exec((await buy.textContent()) ?? "") ?? [];
  await expectAccessible();
  await buy.dblclick();
  await expect(page.getByText(`${name} is bought.`, { exact: false })).toBeVisible();
  await menu.click();
  await page.getByRole("menuitem", { name: "Pay for this model" }).click();
  await expect(dialog.getByText(/^Bought on /)).toBeVisible();
  await dialog.getByRole("button", { name: "Close" }).first().click();

  await navigate("/billing/model_billing_statements");
  const row = page.getByRole("row", { name: new RegExp(name) });
  await expect(row).toContainText(price);
  await expectAccessible();
  await page.getByRole("link", { name: /^Model contracts/ }).click();
  await expect(page.getByRole("link", { name, exact: true })).toBeVisible();
  await chooseFromMenu(page, name, "Cancel model");
  await page.getByRole("alertdialog").getByRole("button", { name: "Cancel model" }).click();
  await expect(page.getByText(`${name} is inactive`)).toBeVisible();
  await page.getByRole("link", { name: /^Ended/ }).click();
  await chooseFromMenu(page, name, "Reactivate model");
  await page.getByRole("alertdialog").getByRole("button", { name: "Reactivate model" }).click();
  await expect(page.getByText(`${name} is active`)).toBeVisible();
  await expect(page.getByText("No contract has ended")).toBeVisible();
  await page.getByRole("link", { name: /^Active/ }).click();
  await expect(page.getByRole("link", { name, exact: true })).toBeVisible();
  await expectAccessible();
});

test("a split of invoices is chosen and told @long", async ({ page, login, navigate }) => {
  await login();
  await navigate("/billing/edit_payment");
  await page.getByLabel("Split invoices").check();
  await page.getByRole("button", { name: "Save payment" }).click();
  await expect(page.getByText("You pay by split invoices now")).toBeVisible();
  await expect(page.getByText("One for your users and one per client")).toBeVisible();
});

test("unlimited models are bought once; a member can only ask for them, and sees no billing @long", async ({
  page,
  browser,
  team,
  mails,
  login,
  navigate,
}) => {
  const member = await elsewhere(browser, team.member, "/subscription");
  await member.getByLabel("Monthly").check();
  await member.getByRole("button", { name: "Ask your admins for it" }).click();
  await expect(member.getByText("Your admins are asked by e-mail.")).toBeVisible();
  await mails.mailTo(team.admins[0].email);
  await expectClosed(member, "/billing/details");
  await expectClosed(member, "/billing/model_billing_statements");
  await member.context().close();

  await login();
  await navigate("/subscription/purchase_unlimited_models");
  await page.getByRole("button", { name: /^Order for .* a year$/ }).click();
  await expect(page.getByText("Your team has unlimited models now")).toBeVisible();
  await expect(page.getByText(/Your team has them, paid a year at once/)).toBeVisible();
  await navigate("/subscription/purchase_unlimited_models");
  await expect(page.getByText("Your team has unlimited models already.")).toBeVisible();

  await navigate("/subscription");
  await confirmed(page, "Stop renewal");
  await expect(page.getByText(/They end on .* charged/).first()).toBeVisible();
  await confirmed(page, "Renew monthly");
  await expect(page.getByText(/They renew on .* for USD\s340\.00 a month/).first()).toBeVisible();
  await confirmed(page, "Change to yearly");
  const yearly = page.getByText(/They renew on .* for USD\s3,400\.00 a year/).first();
  await expect(yearly).toBeVisible();
  await page.reload();
  await expect(yearly).toBeVisible();
});

async function confirmed(page: Page, deed: string) {
  await page.getByRole("button", { name: deed }).click();
  await page.getByRole("alertdialog").getByRole("button", { name: deed }).click();
}

async function expectClosed(page: Page, path: string) {
  await page.goto(`/app${path}`);
  await expect(page.getByRole("heading", { name: /access/i })).toBeVisible();
}
