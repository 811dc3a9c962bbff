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
  await mails.mailTo(email);
  // What a new code takes the place of does not stay on the screen.
  await page.getByLabel("Code").fill("000000");
  await expect(page.getByRole("alert")).toHaveText("That code is not right.");
  await page.getByRole("button", { name: "Send a new code" }).click();
  await expect(page.getByRole("alert")).toBeHidden();
  await expect(page.getByLabel("Code")).toHaveValue("");
  await page.getByLabel("Code").fill(codeIn(await mails.mailTo(email, 2)));

  await expect(page.getByRole("heading", { name: "About you" })).toBeVisible();
  await expectAccessible();
  await page.getByRole("button", { name: "Continue" }).click();
  await expect(page.getByLabel("Name")).toHaveAccessibleDescription("Enter your name.");
  await page.getByLabel("My company").check();
  await page.getByLabel("Name").fill("Dana Whitfield");
  await page.getByRole("button", { name: "Continue" }).click();
  await page.getByLabel("Company name").fill("Finch Okafor");
  await page.getByLabel("Country").selectOption("Australia");
  await page.reload();
  await expect(page.getByLabel("Company name")).toHaveValue("Finch Okafor");
  await page.getByRole("button", { name: "Back" }).click();
  await expect(page.getByLabel("Name")).toHaveValue("Dana Whitfield");
  await page.getByRole("button", { name: "Continue" }).click();
  await expect(page.getByRole("heading", { name: "Your company" })).toBeVisible();
  await page.getByRole("button", { name: "Continue" }).click();
  await page.getByLabel("Password", { exact: true }).fill("a quiet harbour at noon");
  await page.getByLabel(/I accept/).check();
  const signUp = page.url();
  await page.getByRole("button", { name: "Open account" }).click();
  await expect(page.getByRole("heading", { name: "Welcome, Dana" })).toBeVisible();
  await expectAccessible();
  await page.getByRole("link", { name: "Start" }).click();
  await expectHome(page);
  // A sign-up that is over is not gone back to.
  await page.goBack();
  await expectHome(page);
  await expect(page.getByRole("listitem").filter({ hasText: "Connect your ledger" })).toBeVisible();
  // As from another tab that was still at it.
  await page.goto(signUp);
  await expectHome(page);
  await page.goto("/app/team");
  await expect(page.getByText("Finch Okafor").first()).toBeVisible();
});

test("the tour leads a newcomer from the mailed code over sample books to a first forecast @long", async ({
  page,
  team,
  mails,
  navigate,
  expectAccessible,
}) => {
  const email = addressOf(team, "tessa");
  await navigate("/signup");
  await beginWith(page, email);
  await page.getByLabel("Code").fill(codeIn(await mails.mailTo(email)));
  await page.getByLabel("Name").fill("Tessa Lim");
  await page.getByRole("button", { name: "Continue" }).click();
  await page.getByLabel("Firm name").fill("Lim Advisory");
  await page.getByRole("button", { name: "Continue" }).click();
  await page.getByLabel("Password", { exact: true }).fill("a quiet harbour at noon");
  await page.getByLabel(/I accept/).check();
  await page.getByRole("button", { name: "Open account" }).click();
  await page.getByRole("link", { name: "Start" }).click();

  const tour = (title: string) => page.getByRole("dialog", { name: `Tour: ${title}` });
  await expect(tour("Start with a ledger")).toContainText("Tour, 1 of 6");
  await expectAccessible();
  await page.getByRole("button", { name: "Next" }).click();
  await expect(tour("Connect the sample")).toBeVisible();
  await page.getByRole("button", { name: "Connect Sample Company" }).click();
  await expect(tour("The books are read")).toBeVisible();
  await page.getByRole("link", { name: "Map accounts" }).click();
  await expect(tour("Give each account a line")).toBeVisible();

  // Skipped half-way, it goes on there.
  await endTour(page, "Skip the tour", "skipped");
  await page.goto("/app/");
  await expectHome(page);
  await expect(page.getByRole("dialog", { name: /^Tour/ })).toBeHidden();
  await page.getByRole("button", { name: /Tessa Lim/ }).click();
  await page.getByRole("menuitem", { name: "Go on with the tour" }).click();
  await expect(tour("Give each account a line")).toBeVisible();

  await takeSuggestions(page);
  await expect(tour("Every account has its line")).toBeVisible();
  await page.getByRole("link", { name: "Make a forecast from it" }).click();
  await expect(tour("A forecast from the books")).toBeVisible();
  await page.getByRole("button", { name: "Open forecast" }).click();
  await expect(tour("Your first forecast")).toBeVisible();
  await expect(page.getByText("Balanced")).toBeVisible();
  await page.getByRole("button", { name: "Next" }).click();
  await expect(tour("Change a driver")).toBeVisible();
  await page.getByRole("button", { name: "Next" }).click();
  await expect(tour("What if")).toBeVisible();
  await page.getByRole("button", { name: "Next" }).click();
  await expect(tour("Tell others")).toBeVisible();
  await endTour(page, "Finish the tour", "done");
  await page.goto("/app/");
  await expectHome(page);
  await expect(page.getByRole("dialog", { name: /^Tour/ })).toBeHidden();
});

/** The guide is gone at once, its note is still on the way: a page that is left now would take it along. */
async function endTour(page: Page, button: string, state: string) {
  const noted = page.waitForResponse(
    (answer) =>
      answer.url().includes("/onboarding_tour") && answer.request().postDataJSON()?.state === state,
  );
  await page.getByRole("button", { name: button }).click();
  await noted;
}

async function takeSuggestions(page: Page) {
  const take = page.getByRole("button", { name: /^Take .+ for / });
  await expect(take.first()).toBeVisible();
  while ((await take.count()) > 0) {
    const count = await take.count();
    await take.first().click();
    await expect(take).toHaveCount(count - 1);
  }
  await page.getByRole("button", { name: "See what moves" }).click();
  await page.getByRole("button", { name: "Save the mapping" }).click();
}

test("the terms are read before they are accepted, by anybody @long", async ({
  page,
  navigate,
}) => {
  await navigate("/eula");
  await expect(page.getByRole("heading", { name: "Licence agreement" })).toBeVisible();
  await navigate("/privacy_statement");
  await expect(page.getByRole("heading", { name: "Privacy statement" })).toBeVisible();
});

test("how to install and what a browser needs is for anybody, and this browser is asked @long", async ({
  page,
  navigate,
}) => {
  await navigate("/installation");
  await expect(page.getByRole("heading", { name: "On a server of your own" })).toBeVisible();
  await page.getByRole("link", { name: "System requirements" }).click();
  await expect(page.getByText(/^It has /)).toBeVisible();
  await expect(page.getByRole("img", { name: "Missing" })).toHaveCount(0);
});

test("whoever has an account is told so by mail alone, and a page for an address finds its own sign-up @long", async ({
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
