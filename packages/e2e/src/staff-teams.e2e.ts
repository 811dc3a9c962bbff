/** Staff look up a team of the demo and help it. */
import type { Page } from "@playwright/test";
import { expectAccessible } from "./accessible-page.ts";
import { expect, test } from "./fixtures.ts";
import { PRIYA, STAFF } from "./own-server.ts";
import { signIn } from "./sign-in.ts";

test("staff look up a team by somebody's e-mail, give it minutes it reads the reason of, and change what a discussion asks for @long", async ({
  makeServer,
}) => {
  const own = await makeServer();
  await own.start();
  const browser = await own.openBrowser();
  const page = await browser.newPage();
  await signIn(page, STAFF);
  await page.goto("/app/staff");
  await page.getByRole("link", { name: "Teams", exact: true }).click();
  await page.getByRole("searchbox", { name: "Search by name, e-mail or number" }).fill(PRIYA.email);
  const teams = page.getByRole("table", { name: "Teams" });
  await expect(teams.getByRole("row")).toHaveCount(2);
  await expectAccessible(page);
  await teams.getByRole("link").click();
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Marlowe & Tran Advisory");
  await expectAccessible(page);

  const teamAddress = page.url();
  const left = await creditLeft(page);
  await page.getByRole("button", { name: "Adjust" }).click();
  const form = page.getByRole("dialog");
  await form.getByLabel("Minutes").fill("");
  await form.getByRole("button", { name: "Adjust credit" }).click();
  await expect(form.getByText("Say why.")).toBeVisible();
  await expectAccessible(page);
  await form.getByLabel("Minutes").fill("45");
  await form.getByLabel("Reason").fill("An hour without syncs");
  await form.getByRole("button", { name: "Adjust credit" }).click();
  await expect(form).toBeHidden();
  const credit = `${Math.floor((left + 45) / 60)}h ${(left + 45) % 60}m`;
  await expect(page.getByText(credit)).toBeVisible();

  await page.getByRole("button", { name: "View as Priya Raman" }).click();
  await form.getByLabel("Reason").fill("They asked what the history shows.");
  await form.getByRole("button", { name: "View as Priya Raman" }).click();
  await expect(page.getByText("is viewing as Priya Raman, read-only.")).toBeVisible();
  await page.goto("/app/support/history");
  await expect(
    page.getByRole("row", { name: /Adjusted by support: An hour without syncs/ }),
  ).toContainText(credit);
  await page.goto("/app/staff/teams");
  await expect(page.getByRole("table", { name: "Teams" })).toBeHidden();
  await page.getByRole("button", { name: "End", exact: true }).click();
  await expect(page.getByText("is viewing as")).toBeHidden();
  await expect(page).toHaveURL(teamAddress);

  await page.getByRole("button", { name: "View as Priya Raman" }).click();
  await form.getByLabel("Reason").fill("Take in the late bill for them.");
  const withChanges = form.getByRole("radio", { name: /^With changes/ });
  await expect(withChanges).toBeDisabled();
  await form
    .getByLabel("Discussion", { exact: true })
    .selectOption({ label: await openDiscussion(page) });
  await withChanges.click();
  await expectAccessible(page);
  await form.getByRole("button", { name: "View as Priya Raman" }).click();
  await expect(page.getByText("is acting as Priya Raman for “")).toBeVisible();
  await page.goto("/app/clients");
  await expect(page.getByRole("button", { name: "Add client" })).toBeVisible();
  await browser.close();
});

/** As the team's page tells it: "6h 55m". */
async function creditLeft(page: Page) {
  const text = await page.getByText(/^\d+h \d+m/).textContent();
  const [, hours, minutes] = /(\d+)h (\d+)m/.exec(text ?? "") ?? [];
  return Number(hours) * 60 + Number(minutes);
}

/** The one that the demo's firm and support talk about, by its number and subject. */
async function openDiscussion(page: Page) {
  const option = page.getByRole("option", { name: /A closed month moved/ });
  return (await option.textContent()) ?? "";
}
