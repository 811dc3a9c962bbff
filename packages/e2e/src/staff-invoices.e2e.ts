/** Staff find a customer's invoice in the demo and note what came of it. */
import type { Page } from "@playwright/test";
import { expectAccessible } from "./accessible-page.ts";
import { expect, test } from "./fixtures.ts";
import { STAFF } from "./own-server.ts";
import { signIn } from "./sign-in.ts";

test("staff note a bank payment in part, credit something and write off the rest of an invoice, each after its amounts were asked about @long", async ({
  makeServer,
}) => {
  const own = await makeServer();
  await own.start();
  const browser = await own.openBrowser();
  const page = await browser.newPage();
  await signIn(page, STAFF);
  await page.goto("/app/staff");
  await page.getByRole("link", { name: "Invoices" }).click();
  await page.getByRole("searchbox", { name: "Search by number or team" }).fill("Saltmarsh");
  const list = page.getByRole("table", { name: "Invoices" });
  await expect(list.getByRole("row")).toHaveCount(2);
  await expectAccessible(page);
  await list.getByRole("link").first().click();
  await expect(page.getByRole("heading", { name: /^Invoice \d+$/ })).toBeVisible();
  await expectAccessible(page);

  await notePayment(page);
  await credit(page);
  await writeOff(page);
  await expect(page.getByText("Settled")).toBeVisible();
  await expect(page.getByRole("button", { name: "Credit" })).toBeHidden();
  await expect(page.getByRole("row", { name: /Written off: Closed down/ })).toBeVisible();
  await browser.close();
});

async function notePayment(page: Page) {
  await page.getByRole("button", { name: "Note a bank payment" }).click();
  const form = page.getByRole("dialog");
  await form.getByLabel("Amount").fill("50");
  await form.getByRole("button", { name: "Continue" }).click();
  await expect(form.getByText("Enter the reference.")).toBeVisible();
  await expectAccessible(page);
  await form.getByLabel("Reference").fill("NAB 4711");
  await form.getByRole("button", { name: "Continue" }).click();
  const question = page.getByRole("alertdialog");
  await expect(question).toContainText(/Note [A-Z]{3}\s50\.00 as paid by bank\?/);
  await expect(question).toContainText(/[A-Z]{3}\s[\d,.]+ is left to be paid afterwards/);
  await question.getByRole("button", { name: /^Note [A-Z]{3}\s50\.00$/ }).click();
  await expect(page.getByRole("row", { name: /Bank transfer NAB 4711/ })).toContainText("(50.00)");
  await expect(page.getByRole("dialog")).toBeHidden();
}

async function credit(page: Page) {
  await page.getByRole("button", { name: "Credit" }).click();
  const form = page.getByRole("dialog");
  await form.getByLabel("Amount").fill("999999");
  await form.getByLabel("Reason").fill("Two days without service");
  await form.getByLabel("Number of the credit note").fill("CN-1");
  await form.getByRole("button", { name: "Continue" }).click();
  // More than is owed is not asked about.
  await expect(form.getByText(/^Only [A-Z]{3}\s[\d,.]+ is left/)).toBeVisible();
  await expect(form.getByLabel("Reason")).toHaveValue("Two days without service");
  await form.getByLabel("Amount").fill("11");
  await form.getByRole("button", { name: "Continue" }).click();
  const question = page.getByRole("alertdialog");
  await question.getByRole("button", { name: /^Credit [A-Z]{3}\s11\.00$/ }).click();
  await expect(page.getByRole("row", { name: /Credit CN-1/ })).toContainText("(11.00)");
}

async function writeOff(page: Page) {
  await page.getByRole("button", { name: "Write off" }).click();
  await page.getByRole("dialog").getByLabel("Reason").fill("Closed down");
  await page.getByRole("dialog").getByRole("button", { name: "Continue" }).click();
  await page
    .getByRole("alertdialog")
    .getByRole("button", { name: /^Write off/ })
    .click();
}
