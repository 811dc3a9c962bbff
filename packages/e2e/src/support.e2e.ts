import type { Page } from "@playwright/test";
import { expect, test } from "./fixtures.ts";
import { linkIn } from "./mailbox.ts";
import { elsewhere } from "./sign-in.ts";

/** A picture of one pixel. */
const PIXEL = Buffer.from(
  "iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==",
  "base64",
);

test("somebody asks support with a picture; a colleague answers by the mailed link, sees it live, and it is closed", async ({
  page,
  browser,
  team,
  mails,
  login,
  navigate,
  expectAccessible,
}) => {
  await login();
  await navigate(
    "/support/request?subject=September%20moved&body=Can%20we%20take%20in%20one%20account%3F",
  );
  await expect(page.getByLabel("Subject")).toHaveValue("September moved");
  await expect(page.getByLabel("What happened")).toHaveValue("Can we take in one account?");
  await addPicture(page, "checks.png");
  await expectAccessible();
  await page.getByRole("button", { name: "Send request" }).click();
  await expect(page.getByRole("heading", { level: 1, name: "September moved" })).toBeVisible();
  await expect(page.getByRole("link", { name: /checks\.webp/ })).toBeVisible();
  await expectLoaded(page);

  await page.getByRole("button", { name: "Invite someone" }).click();
  await page.getByLabel("Colleague", { exact: true }).fill(team.member.name);
  await page.getByRole("option", { name: team.member.name }).click();
  await page.getByRole("button", { name: "Invite", exact: true }).click();
  await expect(page.getByText("Invited, and told by e-mail")).toBeVisible();
  await page.getByRole("switch", { name: /^Private/ }).click();
  await expect(page.getByRole("link", { name: /September moved.*Private/ })).toBeVisible();
  await expectAccessible();

  const { pathname } = new URL(linkIn(await mails.mailTo(team.member.email)));
  const colleague = await elsewhere(browser, team.member, pathname.replace(/^\/app/, ""));
  await colleague.getByLabel("Your reply").fill("Does the tax move, too?");
  await colleague.getByRole("button", { name: "Send reply" }).click();
  await expect(colleague.getByLabel("Your reply")).toHaveValue("");
  await expect(page.getByText("Does the tax move, too?").last()).toBeVisible();

  await page.getByRole("button", { name: "Close discussion" }).click();
  await expect(page.getByRole("button", { name: "Reopen discussion" })).toBeVisible();
  await page.getByRole("link", { name: /^Closed/ }).click();
  await expect(page).toHaveURL(/filter=Closed/);
  await expect(page.getByRole("link", { name: /September moved/ })).toBeVisible();
  await page.getByRole("link", { name: /^Open/ }).click();
  await expect(page.getByText("No discussion fits")).toBeVisible();
  await colleague.context().close();
});

test("a private discussion is nowhere for a colleague who is not in it", async ({
  page,
  browser,
  team,
  login,
  navigate,
}) => {
  await login(team.member);
  await navigate("/support/request?subject=Between%20us&body=Please.");
  await page.getByRole("switch", { name: /^Private/ }).check();
  await page.getByRole("button", { name: "Send request" }).click();
  await expect(page.getByRole("heading", { level: 1, name: "Between us" })).toBeVisible();
  const path = new URL(page.url()).pathname;

  const admin = await elsewhere(browser, team.admins[0], "/support");
  await expect(admin.getByText("No discussions yet")).toBeVisible();
  await admin.goto(path);
  await expect(admin.getByRole("heading", { name: "Page Not Found" })).toBeVisible();
  await admin.context().close();
});

test("what was typed as a reply is asked about before it is left", async ({
  page,
  login,
  navigate,
}) => {
  await login();
  await navigate("/support/request?subject=Cash&body=Why%3F");
  await page.getByRole("button", { name: "Send request" }).click();
  await page.getByLabel("Your reply").fill("One more thing");
  await page.getByRole("link", { name: "Home" }).click();
  await page.getByRole("button", { name: "Keep editing" }).click();
  await expect(page.getByLabel("Your reply")).toHaveValue("One more thing");
});

async function addPicture(page: Page, name: string) {
  await page
    .getByLabel(/Add an image/)
    .setInputFiles({ name, mimeType: "image/png", buffer: PIXEL });
  await expect(page.getByRole("list", { name: "Images to send" })).toContainText("checks.webp");
}

/** The picture came, and is one. */
async function expectLoaded(page: Page) {
  const picture = page.getByRole("link", { name: /checks\.webp/ }).locator("img");
  await expect
    .poll(() => picture.evaluate((image: HTMLImageElement) => image.naturalWidth))
    .toBe(1);
}
