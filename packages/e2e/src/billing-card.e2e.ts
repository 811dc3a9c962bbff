/** Paying by card with its holder there, in the demo, whose gateway takes test cards. */
import type { Page } from "@playwright/test";
import { expect, test } from "./fixtures.ts";
import { PRIYA } from "./own-server.ts";
import { signIn } from "./sign-in.ts";

const PAYS = "4242 4242 4242 4242";
const DECLINES = "4000 0000 0000 0341";
const ASKS = "4000 0025 0000 3155";

test("a card is charged before anything is bought: declined, asked for by its bank and refused, approved, and paid @long", async ({
  makeServer,
}) => {
  const own = await makeServer();
  await own.start();
  const browser = await own.openBrowser();
  const page = await browser.newPage();
  await signIn(page, PRIYA);
  await buyNothingByDeclinedCard(page);
  await answerTheBank(page);
  await payOnce(page);
  await comeBack(page);
  await removeCard(page);
  await browser.close();
});

async function buyNothingByDeclinedCard(page: Page) {
  await payWith(page, DECLINES);
  const { button } = await chooseUsers(page, 60);
  await button.click();
  await expect(page.getByText("The bank declined this card.")).toBeVisible();
  await page.goto("/app/subscription");
  await expect(page.getByRole("link", { name: "Amend subscription" })).toBeVisible();
  await expect(page.getByText(/^60, /)).toBeHidden();
}

async function answerTheBank(page: Page) {
  await payWith(page, ASKS);
  const { button, gross } = await chooseUsers(page, 60);
  await button.click();
  const question = page.getByRole("alertdialog");
  await expect(question).toContainText(`pay AUD ${gross} to Forecastle?`);
  await question.getByRole("button", { name: "Refuse" }).click();
  await expect(page.getByText("This was not approved at the bank")).toBeVisible();
  await expect(question).toBeHidden();

  await button.click();
  await expect(question).toBeVisible();
  await page.reload();
  await expect(page.getByText(/^A bank asks about a payment of AUD/)).toContainText(gross);
  await page.getByRole("button", { name: "Go on" }).click();
  await question.getByRole("button", { name: "Approve payment" }).click();
  await expect(page.getByText(`${gross} is paid`)).toBeVisible();
  await expect(page.getByText(/^A bank asks about/)).toBeHidden();
  await page.goto("/app/subscription");
  await expect(page.getByText(/^60, \d+ in use$/)).toBeVisible();
  await page.goto("/app/billing/history");
  await expect(page.getByRole("row", { name: /Visa ending 3155/ }).first()).toContainText(gross);
}

async function payOnce(page: Page) {
  await payWith(page, PAYS);
  const { button, gross } = await chooseUsers(page, 61);
  await button.dblclick();
  await expect(page.getByText("You pay for 61 users now")).toBeVisible();
  await page.goto("/app/billing/history");
  const paid = page.getByRole("row", { name: /more users/ }).filter({ hasText: gross });
  await expect(paid).toHaveCount(1);
}

async function comeBack(page: Page) {
  await page.goto("/app/subscription");
  await page.getByRole("button", { name: "Cancel subscription" }).click();
  await page.getByRole("alertdialog").getByRole("button", { name: "Cancel subscription" }).click();
  await expect(page.getByText(/^Cancelled, works until/)).toBeVisible();
  await page.getByRole("button", { name: "Reactivate" }).click();
  await expect(page.getByText(/^Active until/)).toBeVisible();
  const { button } = await chooseUsers(page, 62);
  await button.click();
  await expect(page.getByText("You pay for 62 users now")).toBeVisible();
}

async function removeCard(page: Page) {
  await page.goto("/app/billing/edit_payment");
  await expect(page.getByText(/^Visa ending 4242 can be removed once/)).toBeVisible();
  await page.getByRole("radio", { name: /^Invoice/ }).check();
  await page.getByRole("button", { name: "Save payment" }).click();
  await expect(page.getByText("You pay by invoice now")).toBeVisible();
  await page.goto("/app/billing/edit_payment");
  await page.getByRole("button", { name: "Remove card" }).click();
  await page.getByRole("alertdialog").getByRole("button", { name: "Remove card" }).click();
  await expect(page.getByText("Visa ending 4242 is removed")).toBeVisible();
  await expect(page.getByRole("button", { name: "Remove card" })).toBeHidden();
}

async function payWith(page: Page, number: string) {
  await page.goto("/app/billing/edit_payment");
  await page.getByRole("radio", { name: /^Card/ }).check();
  await page.getByLabel("Card number").fill(number);
  await page.getByLabel("Expires").fill("08/34");
  await page.getByRole("button", { name: "Save payment" }).click();
  await expect(page.getByText(/^You pay by \w+ ending \d{4} now$/)).toBeVisible();
}

/** The button that pays, and what it says is to be paid. */
async function chooseUsers(page: Page, users: number) {
  await page.goto("/app/subscription/amend");
  await page.getByLabel("Paying users").fill(String(users));
  const button = page.getByRole("button", { name: /^Pay .* and add \d+ users?$/ });
  const [gross = ""] = /[\d,]+\.\d\d/.exec((await button.textContent()) ?? "") ?? [];
  return { button, gross };
}
