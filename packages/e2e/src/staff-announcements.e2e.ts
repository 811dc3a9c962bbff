/** Staff announce something to the demo's customers, who dismiss it. */
import { expectAccessible } from "./accessible-page.ts";
import { expect, test } from "./fixtures.ts";
import { PRIYA, STAFF } from "./own-server.ts";
import { signIn } from "./sign-in.ts";

const TEXT = "Xero <b>does not answer</b> & we try again every hour.";

test("staff announce to advisors, a customer reads the text as it is and dismisses it, and other words come back until it ends @long", async ({
  makeServer,
}) => {
  const own = await makeServer();
  await own.start();
  const browser = await own.openBrowser();
  /** The same browser with somebody else in it; whoever was there has left. */
  const as = async (person: typeof PRIYA, path: string) => {
    for (const page of browser.pages()) await page.goto("about:blank");
    await browser.clearCookies();
    const page = await browser.newPage();
    await signIn(page, person);
    await page.goto(path);
    return page;
  };

  const staff = await as(STAFF, "/app/staff");
  await staff.getByRole("link", { name: "Announcements" }).click();
  await expect(staff.getByText("Nothing was announced yet")).toBeVisible();
  await staff.getByRole("button", { name: "New announcement" }).click();
  const form = staff.getByRole("dialog");
  await form.getByRole("button", { name: /^Post to \d+ teams$/ }).click();
  await expect(form.getByText("Enter what to tell.")).toBeVisible();
  await form.getByLabel("Text").fill(TEXT);
  await form.getByLabel("Who").selectOption("advisors-");
  await form.getByLabel("Kind").selectOption("Warning");
  await expect(form.getByRole("status")).toHaveText(TEXT);
  await expectAccessible(staff);
  await form.getByRole("button", { name: /^Post to \d+ teams?$/ }).click();
  await expect(staff.getByRole("row", { name: /does not answer/ })).toContainText("Shown");
  await expectAccessible(staff);

  const priya = await as(PRIYA, "/app/clients");
  const dismiss = priya.getByRole("button", { name: "Dismiss announcement" });
  await expect(priya.getByText(TEXT)).toBeVisible();
  await expectAccessible(priya);
  await priya.goto("/app/support");
  await priya.getByRole("link", { name: /A closed month moved/ }).click();
  await expect(priya.getByText(TEXT)).toBeInViewport();
  await expect(priya.getByRole("button", { name: "Send reply" })).toBeInViewport({ ratio: 1 });
  await priya.goto("/app/clients");
  // It is gone from the page before the server has heard of it.
  const heard = priya.waitForResponse(/\/announcement\/\d+\/dismiss$/);
  await dismiss.click();
  await expect(priya.getByText(TEXT)).toBeHidden();
  expect((await heard).ok()).toBe(true);
  await priya.reload();
  await expect(priya.getByRole("heading", { level: 1 })).toHaveText("Clients");
  await expect(dismiss).toBeHidden();

  const colleague = await as(STAFF, "/app/staff/announcements");
  await colleague.getByRole("button", { name: /^Change announcement/ }).click();
  await colleague.getByLabel("Text").fill("Xero answers again.");
  await colleague.getByRole("button", { name: "Save announcement" }).click();
  const changed = colleague.getByRole("row", { name: /Xero answers again/ });
  await expect(changed).toContainText("Shown");
  await expect((await as(PRIYA, "/app/clients")).getByText("Xero answers again.")).toBeVisible();

  const last = await as(STAFF, "/app/staff/announcements");
  await last.getByRole("button", { name: /^End announcement/ }).click();
  await expect(last.getByRole("row", { name: /Xero answers again/ })).toContainText("Over");
  await expect(last.getByRole("button", { name: "Dismiss announcement" })).toBeHidden();
  await browser.close();
});
