/** Entering a card where Stripe takes them: in its own field, from its own origin, with its own question. */
import type { Page } from "@playwright/test";
import { expect, test } from "./fixtures.ts";
import { ownServer, PRIYA } from "./own-server.ts";
import { signIn } from "./sign-in.ts";
import { openStripeStandIn } from "./stripe-stand-in.ts";

const PAYS = "4242 4242 4242 4242";
const UNKEPT = "4000 0000 0000 0002";
const ASKS = "4000 0025 0000 3155";

test("a card is typed into Stripe's own field: declined, asked about and refused, approved, and its number never reaches us @long", async ({
  browserName: _,
}) => {
  test.setTimeout(600_000);
  const stripe = await openStripeStandIn();
  const own = await ownServer(stripe.settings);
  try {
    await own.start();
    const browser = await own.openBrowser();
    const page = await browser.newPage();
    const sent: string[] = [];
    const complaints: string[] = [];
    page.on("request", (request) => {
      if (request.url().includes("localhost"))
        sent.push(request.url() + (request.postData() ?? ""));
    });
    page.on("console", (line) => {
      if (/Content Security Policy/i.test(line.text())) complaints.push(line.text());
    });
    await signIn(page, PRIYA);
    // Come to from within the app, the page is loaded as a document of its own, whose policy lets Stripe in.
    await page.goto("/app/billing/details");
    await page.getByRole("link", { name: "Change payment" }).click();
    await expect(page).toHaveURL(/edit_payment/);

    await refuse(page, UNKEPT, "The bank declined this card. Try another, or ask the bank.");
    await refuse(page, "4242", "Your card number is incomplete.");
    await enter(page, ASKS);
    await page.frameLocator('iframe[title="Your bank asks"]').getByText("Fail").click();
    await expect(page.getByText("This was not approved at the bank")).toBeVisible();
    await enter(page, ASKS);
    await page.frameLocator('iframe[title="Your bank asks"]').getByText("Complete").click();
    await expect(page.getByText("You pay by Visa ending 4242 now")).toBeVisible();
    await expect(page).toHaveURL(/billing\/details/);

    await page.goto("/app/billing/edit_payment");
    await enter(page, PAYS);
    await expect(page.getByText("You pay by Visa ending 4242 now")).toBeVisible();
    for (const number of [PAYS, UNKEPT, ASKS]) {
      expect(sent.join().replace(/\D/g, "")).not.toContain(number.replaceAll(" ", ""));
    }
    expect(complaints).toEqual([]);
    await browser.close();
  } finally {
    await own.end();
    stripe.close();
  }
});

async function enter(page: Page, number: string) {
  await page.getByRole("radio", { name: /^Card/ }).check();
  const field = page.frameLocator('iframe[title="Secure card payment input frame"]');
  await field.getByLabel("Credit or debit card number").fill(number);
  await expect(page.getByText("Visa", { exact: true })).toBeVisible();
  await page.getByRole("button", { name: "Save payment" }).click();
}

async function refuse(page: Page, number: string, words: string) {
  await enter(page, number);
  await expect(page.getByText(words)).toBeVisible();
}
