/** What staff begin a morning with, on a service whose mail nobody takes. */
import { expectAccessible } from "./accessible-page.ts";
import { expect, test } from "./fixtures.ts";
import { PRIYA, STAFF } from "./own-server.ts";
import { signIn } from "./sign-in.ts";

/** A port that answers nothing. */
const NOBODY = "smtp://127.0.0.1:9";

test("staff see who waits and that mail is refused, try it again, and find the team of who calls @long", async ({
  makeServer,
}) => {
  const own = await makeServer({ SMTP_URL: NOBODY });
  await own.start();
  const browser = await own.openBrowser();
  const page = await browser.newPage();
  await signIn(page, PRIYA);
  await page.goto("/app/support/request?subject=Runway%20looks%20short&body=Why%3F");
  await page.getByRole("button", { name: "Send request" }).click();
  await page.getByRole("button", { name: "Close discussion" }).waitFor();
  await page.goto("/app/team");
  await page.getByRole("button", { name: "Invite people" }).click();
  await page.getByLabel("E-mail addresses").fill("new@marlowetran.example");
  await page.getByRole("button", { name: "Send invites" }).click();
  await expect(page.getByRole("table", { name: "Invites" })).toContainText(
    "new@marlowetran.example",
  );
  await page.context().clearCookies();

  await signIn(page, STAFF);
  await page.goto("/app/staff");
  const waiting = page.getByRole("table", { name: "Discussions" });
  await expect(waiting.getByRole("row", { name: /Runway looks short/ })).toBeVisible();
  await expect(page.getByText(/\d discussions wait for us, no sync failed\./)).toBeVisible();
  await expect(page.getByText(/in an hour, [1-9]\d* refused/)).toBeVisible({ timeout: 60_000 });
  await page.getByRole("searchbox", { name: "Name, e-mail or number" }).fill(PRIYA.email);
  await expect(page.getByRole("link", { name: "Marlowe & Tran Advisory" })).toBeVisible();
  await expectAccessible(page);

  await page.getByRole("link", { name: "System", exact: true }).click();
  await page.getByRole("button", { name: "Try again now" }).click();
  await expect(page.getByText(/^\d+ due now$|^No mail was waiting$/)).toBeVisible();
  await expectAccessible(page);
  await page.getByRole("link", { name: "Today", exact: true }).click();
  await page.getByRole("searchbox", { name: "Name, e-mail or number" }).fill(PRIYA.email);
  await page.getByRole("link", { name: "Marlowe & Tran Advisory" }).click();
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Marlowe & Tran Advisory");
  await browser.close();
});
