/** Staff look up a team of the demo and help it. */
import { expectAccessible } from "./accessible-page.ts";
import { expect, test } from "./fixtures.ts";
import { ownServer, PRIYA, STAFF } from "./own-server.ts";
import { signIn } from "./sign-in.ts";

test("staff look up a team by somebody's e-mail, give it minutes it reads the reason of, and view the app as one of it", async ({
  browserName: _,
}) => {
  test.setTimeout(600_000);
  const own = await ownServer();
  try {
    await own.start();
    const browser = await own.openBrowser();
    const page = await browser.newPage();
    await signIn(page, STAFF);
    await page.goto("/app/staff");
    await page.getByRole("link", { name: "Teams", exact: true }).click();
    await page
      .getByRole("searchbox", { name: "Search by name, e-mail or number" })
      .fill(PRIYA.email);
    const teams = page.getByRole("table", { name: "Teams" });
    await expect(teams.getByRole("row")).toHaveCount(2);
    await expectAccessible(page);
    await teams.getByRole("link").click();
    await expect(page.getByRole("heading", { level: 1 })).toHaveText("Marlowe & Tran Advisory");
    await expectAccessible(page);

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
    await expect(page.getByText("2h 45m")).toBeVisible();

    await page.getByRole("button", { name: "View as Priya Raman" }).click();
    await form.getByLabel("Reason").fill("They asked what the history shows.");
    await form.getByRole("button", { name: "View as Priya Raman" }).click();
    await expect(page.getByText("You are viewing as Priya Raman, read-only.")).toBeVisible();
    await page.goto("/app/support/history");
    await expect(
      page.getByRole("row", { name: /Adjusted by support: An hour without syncs/ }),
    ).toContainText("2h 45m");
    await page.goto("/app/staff/teams");
    await expect(page.getByRole("table", { name: "Teams" })).toBeHidden();
    await browser.close();
  } finally {
    await own.end();
  }
});
