/** Staff answer a customer of the demo from the queue. */
import type { Locator, Page } from "@playwright/test";
import { expectAccessible } from "./accessible-page.ts";
import { expect, test } from "./fixtures.ts";
import { PRIYA, STAFF } from "./own-server.ts";
import { forgetSession, signIn } from "./sign-in.ts";

test("staff take who waits, answer with minutes that leave the credit, close the discussion and open it again @long", async ({
  makeServer,
}) => {
  const own = await makeServer();
  await own.start();
  const browser = await own.openBrowser();
  const customer = await browser.newPage();
  await signIn(customer, PRIYA);
  await customer.goto("/app/support/request?subject=Runway%20looks%20short&body=Why%3F");
  await customer.getByRole("button", { name: "Send request" }).click();
  await customer.getByRole("button", { name: "Close discussion" }).waitFor();
  await forgetSession(customer);

  const page = await browser.newPage();
  await signIn(page, STAFF);
  await page.goto("/app/staff");
  await page.getByRole("link", { name: "Support queue" }).click();
  const row = page.getByRole("row", { name: /Runway looks short/ });
  await expect(row).toContainText(/\dh \d+m/);
  await row.getByRole("button", { name: "Take Runway looks short" }).click();
  await expect(row).toContainText("You");
  await expectAccessible(page);
  await row.getByRole("link", { name: "Runway looks short" }).click();

  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Runway looks short");
  const facts = page.getByRole("complementary", { name: "About this discussion" });
  const left = await creditLeft(page);
  await page.getByLabel("Your reply").fill("Because the loan falls due in March.");
  await page.getByLabel(/^Minutes to charge/).fill("a few");
  await page.getByRole("button", { name: "Send answer" }).click();
  await expect(page.getByText("Enter whole minutes.")).toBeVisible();
  await page.getByLabel(/^Minutes to charge/).fill("15");
  await page.getByRole("button", { name: "Send answer" }).click();
  await expect(page.getByLabel("Your reply")).toHaveValue("");
  await expect(page.getByText("(0h 15m)")).toBeVisible();
  await expect(facts).toContainText("Credit used0h 15m");
  expect(await creditLeft(page)).toBe(left - 15);

  // An answer takes 480 minutes at most, and the demo's credit may be more.
  await page.getByLabel("Your reply").fill("The rest took us the day.");
  await page.getByLabel(/^Minutes to charge/).fill(String(left - 15 - 60));
  await page.getByRole("button", { name: "Send answer" }).click();
  await expect(page.getByText("Minutes to charge, of 1h 0m")).toBeVisible();
  await page.getByLabel("Your reply").fill("And a little on top.");
  await page.getByLabel(/^Minutes to charge/).fill("75");
  await expect(page.getByText("0h 15m beyond the credit")).toBeVisible();
  await page.getByRole("button", { name: "Send answer" }).click();
  const question = page.getByRole("alertdialog", { name: "Charge 0h 15m beyond the credit?" });
  await expect(question).toContainText("(0h 15m) after this answer");
  await question.getByRole("button", { name: "Keep editing" }).click();
  expect(await creditLeft(page)).toBe(60);
  await page.getByRole("button", { name: "Send answer" }).click();
  await question.getByRole("button", { name: /^Send and charge/ }).click();
  await expect(page.getByText("Minutes to charge, 0h 15m beyond the credit already")).toBeVisible();
  await expect(facts).toContainText("Credit left(0h 15m)");
  await expectAccessible(page);

  await page.emulateMedia({ colorScheme: "dark" });
  await expect
    .poll(() => contrastOf(facts.getByText("RK", { exact: true }).last()))
    .toBeGreaterThan(4.5);
  await page.emulateMedia({ colorScheme: "light" });

  await page.getByRole("button", { name: "Close discussion" }).click();
  await page.getByRole("button", { name: "Reopen discussion" }).click();
  await page.getByRole("button", { name: "Close discussion" }).click();
  await page.getByRole("link", { name: "Support queue" }).click();
  await page.getByRole("link", { name: /^Closed/ }).click();
  await expect(row).toContainText(/Runway looks short\d+, Priya Raman/);
  await browser.close();
});

/** Of the letters on their ground, as WCAG counts it. */
async function contrastOf(place: Locator) {
  const [ink, ground] = await place.evaluate((element) => {
    const { color, backgroundColor } = getComputedStyle(element);
    return [color, backgroundColor].map((text) => text.match(/\d+/g)?.map(Number) ?? []);
  });
  const [lighter = 0, darker = 0] = [ink, ground].map(luminance).sort((one, other) => other - one);
  return (lighter + 0.05) / (darker + 0.05);
}

function luminance(colour: number[] = []) {
  const [red = 0, green = 0, blue = 0] = colour.map((part) => {
    const share = part / 255;
    return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}

/** As the label of the minutes tells it: "… of 6h 55m". */
async function creditLeft(page: Page) {
  const label = page.getByText(/^Minutes to charge/);
  const [, hours, minutes] = /(\d+)h (\d+)m/.exec((await label.textContent()) ?? "") ?? [];
  return Number(hours) * 60 + Number(minutes);
}
