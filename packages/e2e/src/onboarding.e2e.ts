import type { Page } from "@playwright/test";
import { expect, test } from "./fixtures.ts";
import { codeIn } from "./mailbox.ts";
import { expectHome } from "./sign-in.ts";
import type { Team } from "./teams.ts";

test("a stranger signs up by the mailed code; what they typed outlives Back and a reload", async ({
  page,
  team,
  mails,
  navigate,
  expectAccessible,
}) => {
  const email = addressOf(team, "dana");
  await navigate("/login");
  await page.getByRole("link", { name: "Start a trial" }).click();
  await beginWith(page, email);
  await expect(page).toHaveURL(/\/onboarding\/activate\?uuid=/);
  await page.getByLabel("Code").fill(codeIn(await mails.mailTo(email)));

  await expect(page.getByRole("heading", { name: "About you" })).toBeVisible();
  await expectAccessible();
  await page.getByRole("button", { name: "Continue" }).click();
  await expect(page.getByLabel("Name")).toHaveAccessibleDescription("Enter your name.");
  await page.getByLabel("My own company’s").check();
  await page.getByLabel("Name").fill("Dana Whitfield");
  await page.getByRole("button", { name: "Continue" }).click();
  await page.getByLabel("Company name").fill("Finch Okafor");
  await page.getByLabel("Country").selectOption("Australia");
  await page.reload();
  await expect(page.getByLabel("Company name")).toHaveValue("Finch Okafor");
  await page.getByRole("button", { name: "Back" }).click();
  await expect(page.getByLabel("Name")).toHaveValue("Dana Whitfield");
  await page.getByRole("button", { name: "Continue" }).click();
  await expect(page.getByRole("heading", { name: "Your firm or company" })).toBeVisible();
  await page.getByRole("button", { name: "Continue" }).click();
  await page.getByLabel("Password", { exact: true }).fill("a quiet harbour at noon");
  await page.getByLabel(/I accept/).check();
  await page.getByRole("button", { name: "Open account" }).click();
  await expectHome(page);
  await page.goto("/app/team");
  await expect(page.getByText("Finch Okafor").first()).toBeVisible();
});

test("whoever has an account is told so by mail alone, and a page for an address finds its own sign-up", async ({
  page,
  browser,
  team,
  mails,
  navigate,
}) => {
  const { email } = team.member;
  await navigate("/signup");
  await beginWith(page, email);
  await expect(page.getByRole("heading", { name: "Enter the code" })).toBeVisible();
  expect((await mails.mailTo(email)).subject).toBe("You have a Forecastle account");
  await page.getByLabel("Code").fill("123456");
  await expect(page.getByRole("alert")).toHaveText("That code is not right.");

  await page.goto(`/app/onboarding/activate?email=${encodeURIComponent(email)}`);
  await expect(page).toHaveURL(/\/onboarding\/activate\?uuid=/);
  const stranger = await (await browser.newContext()).newPage();
  await stranger.goto(page.url());
  await expect(stranger.getByRole("heading", { name: "This sign-up has ended" })).toBeVisible();
  await stranger.context().close();
});

async function beginWith(page: Page, email: string) {
  await page.getByLabel("Work e-mail").fill(email);
  await page.getByRole("button", { name: "Send me a code" }).click();
}

function addressOf(team: Team, name: string) {
  return team.admins[0].email.replace(/^[^@]+/, (local) => `${name}-${local}`);
}
