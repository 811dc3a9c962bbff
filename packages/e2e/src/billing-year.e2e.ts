/** A team's year of paying, in the demo, on the days on which it happens: the server is started on each of them. */
import { readFile } from "node:fs/promises";
import { API_BASE } from "@app/contract/endpoint";
import { purchaseModel } from "@app/contract/model-contracts";
import { readPdf } from "@app/server/testing/read-pdf";
import { readXlsx } from "@app/spreadsheet/read-xlsx";
import type { Page } from "@playwright/test";
import { expect, test } from "./fixtures.ts";
import { makeModel } from "./models.ts";
import { hasOffice, savedByOffice } from "./office.ts";
import { HELEN, ownServer } from "./own-server.ts";
import { signIn } from "./sign-in.ts";

/** The month that was bought on 4 January is due on the 18th. */
const FIRST_DAY = "2030-01-15T09:00:00Z";
const OVERDUE_DAY = "2030-01-28T09:00:00Z";
/** The year from 4 February has 221 days left. */
const SUMMER_DAY = "2030-06-28T09:00:00Z";
const NEXT_YEAR = "2031-02-10T09:00:00Z";

/** Each as a spreadsheet is to show it: what looks like a formula has an apostrophe in front. */
const NAMES = new Map([
  ["=cmd()", "'=cmd()"],
  ["+1", "'+1"],
  ["Löwenbräu, Köln & Söhne", "Löwenbräu, Köln & Söhne"],
  ['12" pipes; "best"', '12" pipes; "best"'],
]);

test("a year of a team: overdue, asked for by the bank and paid, 3 users and then 7, a statement in a spreadsheet, cancelled, ended and back @long", async ({
  browserName: _,
}) => {
  test.setTimeout(900_000);
  const own = await ownServer();
  const on = async (day: string, errand: (page: Page) => Promise<void>) => {
    await own.start(day);
    const browser = await own.openBrowser();
    await browser.clock.setSystemTime(day);
    const page = await browser.newPage();
    await signIn(page, HELEN);
    await errand(page);
    await browser.close();
    await own.kill();
  };
  try {
    await on(FIRST_DAY, buyModels);
    await on(OVERDUE_DAY, async (page) => {
      await payWhatIsOverdue(page);
      await chooseAYearForThree(page);
    });
    await on(SUMMER_DAY, async (page) => {
      await growFromThreeToSeven(page);
      await openTheStatement(page);
      await cancel(page);
    });
    await on(NEXT_YEAR, comeBack);
  } finally {
    await own.end();
  }
});

async function buyModels(page: Page) {
  for (const name of NAMES.keys()) {
    const id = await makeModel(page, name);
    const path = API_BASE + purchaseModel.path.replace("{id}", String(id));
    const headers = { "idempotency-key": crypto.randomUUID() };
    const answer = await page.request.post(path, { data: { price: 29 }, headers });
    expect(await answer.json()).toMatchObject({ success: true });
  }
}

async function payWhatIsOverdue(page: Page) {
  await expect(async () => {
    await page.goto("/app/subscription");
    await expect(page.getByText("Past due")).toBeVisible({ timeout: 3_000 });
  }).toPass();
  // One user for a month at 99.00 and 10 % of it.
  const overdue = page.getByText(/^AUD\s108\.90 for Subscription, .* is overdue$/);
  await expect(overdue).toBeVisible();
  await page.getByRole("link", { name: "Pay by card" }).click();
  await enterCard(page, "4000 0025 0000 3155");
  await page.goto("/app/subscription");
  const pay = page.getByRole("button", { name: /^Pay AUD 108\.90, invoice \d+$/ });
  const question = page.getByRole("alertdialog");
  // The job may be asking the bank at this very moment, and only one of the two can.
  await expect(async () => {
    await pay.click();
    await expect(page.getByRole("dialog")).toContainText("Visa ending 3155 is charged at once");
    await page.keyboard.press("Enter");
    await expect(question).toBeVisible({ timeout: 3_000 });
  }).toPass();
  await expect(question).toContainText("pay AUD 108.90 to Forecastle?");
  await question.getByRole("button", { name: "Approve payment" }).click();
  await expect(page.getByText("AUD 108.90 is paid")).toBeVisible();
  await expect(page.getByText("Active until 3 February 2030")).toBeVisible();
}

async function chooseAYearForThree(page: Page) {
  await page.goto("/app/billing/edit_payment");
  await enterCard(page, "4242 4242 4242 4242");
  await page.goto("/app/subscription/amend");
  await page.getByRole("radio", { name: /^Annual Committed, Prepaid/ }).check();
  await page.getByLabel("Paying users").fill("3");
  await page.getByRole("button", { name: /and add 2 users$/ }).click();
  await expect(page.getByText("You pay for 3 users now")).toBeVisible();
}

/**
 * Worked out by hand:
 *   948.00 × 7 users                 6,636.00
 *   10 % off from 5 users             (663.60)
 *   total                            5,972.40
 *   3 users from 4 February         (2,844.00)   948.00 × 3
 *   new charges                      3,128.40
 *   221 of 365 days                    60.55 %   60.5479…
 *   payable now                      1,894.25    1,894.2462
 *   GST 10 %                           189.43    189.425, half a cent goes up
 *   on the invoice                   2,083.68
 */
async function growFromThreeToSeven(page: Page) {
  await expect(async () => {
    await page.goto("/app/subscription");
    await expect(page.getByText("Active until 3 February 2031")).toBeVisible({ timeout: 3_000 });
  }).toPass();
  await chargedUpTo(page, "Models, May 2030");
  await page.goto("/app/subscription/amend");
  await page.getByLabel("Paying users").fill("7");
  for (const [label, note, value] of [
    ["Subtotal", "948.00 × 7 users", "6,636.00"],
    ["Volume discount", "10% of 6,636.00", "(663.60)"],
    ["Total", "", "5,972.40"],
    ["Current period cost", "3 users, charged from 4 February 2030", "(2,844.00)"],
    ["New charges", "", "3,128.40"],
    ["Share of the period left", "221 of 365 days", "60.55%"],
    ["Payable now", "", "AUD 1,894.25"],
    ["GST 10% on the invoice", "", "189.43"],
    ["Charged to Visa ending 4242", "", "2,083.68"],
    ["Renewal cost", "4 February 2031", "5,972.40"],
    ["Payment obligation", "7 users, the higher of new and renewal users", "5,972.40"],
  ]) {
    await expect(page.locator("dl > div", { hasText: `${label}${note}${value}` })).not.toHaveCount(
      0,
    );
  }
  await page.getByRole("button", { name: "Pay AUD 2,083.68 and add 4 users" }).click();
  await expect(page.getByText("You pay for 7 users now")).toBeVisible();

  await page.goto("/app/billing/history");
  const row = page.getByRole("row", { name: /Subscription, more users/ }).first();
  for (const amount of ["1,894.25", "189.43", "2,083.68"]) await expect(row).toContainText(amount);
  const [download] = await Promise.all([
    page.waitForEvent("download"),
    row.getByRole("button", { name: /as PDF$/ }).click(),
  ]);
  const pieces = readPdf(await readFile(await download.path())).flat();
  const paper = pieces.map(({ texts }) => texts.join(" ")).join("\n");
  for (const text of [
    "Tax invoice",
    "From 3 to 7 users until 3 February 2031: 7 × 948.00, less 10% (663.60), less 2,844.00",
    "is 3,128.40; 60.55% of it for 221 of 365 days",
    "Total before GST 1,894.25",
    "GST 10% 189.43",
    "Total, AUD 2,083.68",
    "(2,083.68)",
  ])
    expect(paper).toContain(text);
}

async function openTheStatement(page: Page) {
  await page.goto("/app/billing/model_billing_statements?month=2030-01");
  const [download] = await Promise.all([
    page.waitForEvent("download"),
    page.getByRole("link", { name: "CSV" }).click(),
  ]);
  const bytes = await readFile(await download.path());
  for (const shown of NAMES.values())
    expect(bytes.toString()).toContain(`"${shown.replaceAll('"', '""')}"`);
  test.info().annotations.push({ type: "LibreOffice", description: String(hasOffice) });
  if (!hasOffice) return;
  const [sheet] = (await readXlsx(await savedByOffice(bytes, "csv"))).sheets;
  const rows = sheet?.rows.map((cells) => [cells[0], cells[5], cells[6]]) ?? [];
  for (const shown of NAMES.values()) expect(rows).toContainEqual([shown, "AUD", 29]);
}

async function cancel(page: Page) {
  await page.goto("/app/subscription");
  await page.getByRole("button", { name: "Cancel subscription" }).click();
  await page.getByRole("alertdialog").getByRole("button", { name: "Cancel subscription" }).click();
  await expect(page.getByText("Cancelled, works until 3 February 2031")).toBeVisible();
}

/** Nothing is left of the old year, so the new one is paid whole: 948.00 × 2, and GST. */
async function comeBack(page: Page) {
  await expect(async () => {
    await page.goto("/app/subscription");
    await expect(page.getByText("Your subscription has ended")).toBeVisible({ timeout: 3_000 });
  }).toPass();
  await chargedUpTo(page, "Models, January 2031");
  await page.goto("/app/subscription");
  await page.getByRole("link", { name: "Choose a plan" }).first().click();
  await page.getByRole("radio", { name: /^Annual Committed, Prepaid/ }).check();
  await page.getByLabel("Paying users").fill("2");
  await page.getByRole("button", { name: "Pay AUD 2,085.60 and begin with 2 users" }).click();
  await expect(page.getByText("Active until 9 February 2032")).toBeVisible();
}

/** Months went by, and nothing is sold while the job still charges the card for one of them. */
async function chargedUpTo(page: Page, last: string) {
  await expect(async () => {
    await page.goto("/app/billing/history");
    await expect(page.getByRole("row", { name: last })).toBeVisible({ timeout: 3_000 });
  }).toPass();
}

async function enterCard(page: Page, number: string) {
  await page.getByRole("radio", { name: /^Card/ }).check();
  await page.getByLabel("Card number").fill(number);
  await page.getByLabel("Expires").fill("08/34");
  await page.getByRole("button", { name: "Save payment" }).click();
  await expect(page.getByText(/^You pay by \w+ ending \d{4} now$/)).toBeVisible();
}
