import type { Page } from "@playwright/test";
import { expect, test } from "./fixtures.ts";
import { linkIn } from "./mailbox.ts";
import { elsewhere, forgetSession, signIn } from "./sign-in.ts";

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
  const picture = page.getByRole("button", { name: /checks\.webp/ });
  await expectLoaded(page);
  await picture.click();
  const large = page.getByRole("dialog", { name: "checks.webp" });
  await expect(large.getByRole("img", { name: "checks.webp" })).toBeVisible();
  await expectAccessible();
  const saving = page.waitForEvent("download");
  await large.getByRole("link", { name: /^Download/ }).click();
  expect((await saving).suggestedFilename()).toBe("checks.webp");
  await page.keyboard.press("Escape");
  await expect(large).toBeHidden();
  await expect(picture).toBeFocused();

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

test("a private discussion is nowhere for a colleague who is not in it @long", async ({
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

test("what was typed as a reply is asked about before it is left @long", async ({
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

test("what was typed to support was gone after a reload or a closed tab, and now is back until it is sent, and no colleague's @long", async ({
  page,
  context,
  team,
  login,
  navigate,
}) => {
  await login();
  await navigate("/support/request");
  await page.getByLabel("Subject").fill("Cash in March");
  await page.getByLabel("What happened").fill("It falls below\nthe floor.");
  await page.getByRole("switch", { name: /^Private/ }).check();
  await addPicture(page, "checks.png");
  page.on("dialog", (dialog) => void dialog.accept());
  await page.reload();
  await expect(page.getByText(/^Your draft of \d+:\d\d is back\.$/)).toBeVisible();
  await expect(page.getByLabel("What happened")).toHaveValue("It falls below\nthe floor.");
  await expect(page.getByRole("switch", { name: /^Private/ })).toBeChecked();
  await page.getByRole("button", { name: "Send request" }).click();
  await expect(page.getByRole("heading", { level: 1, name: "Cash in March" })).toBeVisible();
  await expectLoaded(page);

  const { pathname } = new URL(page.url());
  await page.getByLabel("Your reply").fill("One more thing");
  const later = await context.newPage();
  await page.close({ runBeforeUnload: false });
  await later.goto(pathname);
  await expect(later.getByLabel("Your reply")).toHaveValue("One more thing");
  await later.goto("/app/support/request");
  await expect(later.getByLabel("Subject")).toHaveValue("");
  await later.getByLabel("Subject").fill("Mine alone");
  await later.getByLabel("What happened").fill("Nobody else reads this.");

  await forgetSession(later);
  await signIn(later, team.member);
  await later.goto("/app/support/request");
  await expect(later.getByLabel("Subject")).toHaveValue("");
  await expect(later.getByText(/is back/)).toBeHidden();
  expect(await later.evaluate(() => JSON.stringify(localStorage))).not.toContain("Mine alone");
});

test("a letter that was sent cleared another one that was typed in a second tab: it stays there, and is back after a reload @long", async ({
  page,
  context,
  login,
  navigate,
}) => {
  await login();
  await navigate("/support/request");
  await page.getByLabel("Subject").fill("Letter 1");
  await page.getByLabel("What happened").fill("Sent from the first tab.");
  const second = await context.newPage();
  await second.goto("/app/support/request");
  await second.getByLabel("Subject").fill("Letter 2");
  await second.getByLabel("What happened").fill("Not sent yet.");
  await page.getByRole("button", { name: "Send request" }).click();
  await expect(page.getByRole("heading", { level: 1, name: "Letter 1" })).toBeVisible();
  await expect(second.getByLabel("What happened")).toHaveValue("Not sent yet.");
  second.on("dialog", (dialog) => void dialog.accept());
  await second.reload();
  await expect(second.getByLabel("Subject")).toHaveValue("Letter 2");
  await expect(second.getByLabel("What happened")).toHaveValue("Not sent yet.");

  // What stands in both goes from both.
  await page.goto("/app/support/request");
  await expect(page.getByLabel("Subject")).toHaveValue("Letter 2");
  await page.getByRole("button", { name: "Send request" }).click();
  await expect(page.getByRole("heading", { level: 1, name: "Letter 2" })).toBeVisible();
  await expect(second.getByLabel("Subject")).toHaveValue("");
});

test("a draft that is discarded stays away, and a picture that is refused says why at its field @long", async ({
  page,
  login,
  navigate,
}) => {
  await login();
  await navigate("/support/request?subject=Cash");
  await page.getByLabel("What happened").fill("Never mind");
  page.on("dialog", (dialog) => void dialog.accept());
  await page.reload();
  await page.getByRole("button", { name: "Discard draft" }).click();
  await expect(page.getByLabel("What happened")).toHaveValue("");
  await expect(page.getByLabel("Subject")).toHaveValue("Cash");
  await page.reload();
  await expect(page.getByLabel("Subject")).toHaveValue("Cash");
  await expect(page.getByText(/is back/)).toBeHidden();

  const image = page.getByLabel(/Add an image/);
  const large = Buffer.alloc(5 * 1024 * 1024 + 1);
  await image.setInputFiles([
    { name: "large.png", mimeType: "image/png", buffer: large },
    { name: "page.png", mimeType: "image/png", buffer: Buffer.from("<!doctype html>") },
  ]);
  await expect(page.getByText("large.png was not taken. It is larger than 5 MB.")).toBeVisible();
  await expect(page.getByText(/^page\.png was not taken\. Use a PNG/)).toBeVisible();
  await expect(image).toHaveAccessibleDescription(/5 MB.*Use a PNG/);
});

test("a long discussion began with its oldest words and a long subject pushed the date out, and now neither does @long", async ({
  page,
  login,
  navigate,
}) => {
  await login();
  const subject = "Unbroken".repeat(15);
  await navigate(`/support/request?subject=${subject}&body=${"Line%0A".repeat(60)}`);
  await page.getByRole("button", { name: "Send request" }).click();
  await page.getByLabel("Your reply").fill("The last word");
  await page.getByRole("button", { name: "Send reply" }).click();
  // The box has these words too until they are sent.
  const lastWord = page.getByRole("article").filter({ hasText: "The last word" });
  await expect(lastWord).toBeInViewport();
  await page.reload();
  await expect(lastWord).toBeInViewport();
  const entry = page
    .getByRole("region", { name: "Discussions" })
    .getByRole("link", { name: /^Unb/ });
  await expect(entry.locator("time")).toBeInViewport();
  const box = await page.getByRole("region", { name: "Discussions" }).boundingBox();
  const time = await entry.locator("time").boundingBox();
  expect((time?.x ?? 0) + (time?.width ?? 0)).toBeLessThan((box?.x ?? 0) + (box?.width ?? 0));

  await page.setViewportSize({ width: 390, height: 800 });
  await page.goto("/app/support");
  await page.getByRole("link", { name: /^Unb/ }).click();
  await expect(lastWord).toBeInViewport();
});

async function addPicture(page: Page, name: string) {
  await page
    .getByLabel(/Add an image/)
    .setInputFiles({ name, mimeType: "image/png", buffer: PIXEL });
  await expect(page.getByRole("list", { name: "Images to send" })).toContainText("checks.webp");
}

/** The picture came, and is one. */
async function expectLoaded(page: Page) {
  const picture = page.getByRole("button", { name: /checks\.webp/ }).locator("img");
  await expect
    .poll(() => picture.evaluate((image: HTMLImageElement) => image.naturalWidth))
    .toBe(1);
}
