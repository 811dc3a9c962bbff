/** Staff answer a customer of the demo from the queue. */
import type { Page } from "@playwright/test";
import { expectAccessible } from "./accessible-page.ts";
import { expect, test } from "./fixtures.ts";
import { PRIYA, STAFF } from "./own-server.ts";
import { signIn } from "./sign-in.ts";

test("staff take who waits, answer with minutes that leave the credit, close the discussion and open it again", async ({
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
  await customer.context().clearCookies();

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
  await expectAccessible(page);

  await page.getByRole("button", { name: "Close discussion" }).click();
  await page.getByRole("button", { name: "Reopen discussion" }).click();
  await page.getByRole("button", { name: "Close discussion" }).click();
  await page.getByRole("link", { name: "Support queue" }).click();
  await page.getByRole("link", { name: /^Closed/ }).click();
  await expect(row).toBeVisible();
  await browser.close();
});

/** As the label of the minutes tells it: "… of 6h 55m". */
async function creditLeft(page: Page) {
  const label = page.getByText(/^Minutes to charge/);
  const [, hours, minutes] = /(\d+)h (\d+)m/.exec((await label.textContent()) ?? "") ?? [];
  return Number(hours) * 60 + Number(minutes);
}
