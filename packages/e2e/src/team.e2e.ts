import type { Page } from "@playwright/test";
import { expect, test } from "./fixtures.ts";
import { linkIn } from "./mailbox.ts";
import { chooseFromMenu } from "./row-menu.ts";
import { elsewhere, expectHome, signInByForm } from "./sign-in.ts";
import { beyondPx } from "./table-fit.ts";
import { type Team, takeTeam } from "./teams.ts";

const PASSWORD = "a quiet harbour at noon";

test("somebody invited joins in another browser, becomes an admin, and is out at once when removed", async ({
  page,
  browser,
  team,
  mails,
  login,
  navigate,
  expectAccessible,
}) => {
  const email = addressOf(team, "nia");
  await login();
  await navigate("/team");
  await invite(page, email);
  await expectAccessible();

  const nia = await (await browser.newContext()).newPage();
  await nia.goto(linkIn(await mails.mailTo(email)));
  await nia.getByLabel("Name").fill("Nia Newcomer");
  await nia.getByLabel("Password", { exact: true }).fill(PASSWORD);
  await nia.getByRole("checkbox", { name: /I accept/ }).check();
  await nia.getByRole("button", { name: /^Join/ }).click();
  await expectHome(nia);
  await nia.goto("/app/team");
  await expect(nia.getByRole("table", { name: "Members" })).toContainText("Nia Newcomer");
  await expect(nia.getByRole("button", { name: "Invite people" })).toBeHidden();

  // Both pages show what the other does by themselves.
  await page.getByLabel("Role of Nia Newcomer").selectOption("Admin");
  await expect(page.getByText("Nia Newcomer is an admin now")).toBeVisible();
  await expect(nia.getByRole("button", { name: "Invite people" })).toBeVisible();

  await nia.goto("/app/clients");
  await expect(nia.getByRole("table", { name: "Clients" })).toBeVisible();
  await chooseFromMenu(page, "Nia Newcomer", "Remove from the team");
  await page.getByRole("button", { name: "Remove Nia" }).click();
  await expect(page.getByText("Nia Newcomer is no longer in the team")).toBeVisible();
  await expect(nia.getByRole("dialog", { name: "Sign in to go on" })).toBeVisible();

  await nia.goto("/app/login");
  await signInByForm(nia, { email, password: PASSWORD });
  await expect(nia.getByRole("heading", { name: "You are in no team" })).toBeVisible();
  await nia.getByRole("button", { name: "Start a team" }).click();
  await nia.getByLabel("Your name").fill("Nia Newcomer");
  await nia.getByLabel("Team name").fill("Newcomer & Co");
  await nia.getByLabel(/I accept/).check();
  await nia.getByRole("button", { name: "Start a 14-day trial" }).click();
  await expectHome(nia);
  await nia.context().close();
});

test("a member's menu lay outside the window from 820 to 1,000 pixels: it is in view, and the table fits @long", async ({
  page,
  team,
  login,
  navigate,
}) => {
  await login();
  await navigate("/team");
  const menu = page.getByRole("button", { name: `Actions for ${team.member.name}` });
  for (const width of [820, 1_000]) {
    await page.setViewportSize({ width, height: 900 });
    await menu.scrollIntoViewIfNeeded();
    await expect(menu).toBeInViewport({ ratio: 1 });
    expect(await beyondPx(page.getByRole("table", { name: "Members" }))).toBe(0);
  }
});

test("somebody with an account sees what joining changes, and moves to the other team @long", async ({
  browser,
  team,
  mails,
}) => {
  const other = takeTeam();
  const { email } = team.member;
  const admin = await elsewhere(browser, other.admins[0], "/team");
  await invite(admin, email);
  const member = await elsewhere(browser, team.member, "/team/accept_invite?id=2147483647");
  await expect(member.getByRole("heading", { name: "Invite not found." })).toBeVisible();
  await member.goto("/app/team/accept_invite");
  await expect(member).toHaveURL(/\/app\/team$/);

  await member.goto(linkIn(await mails.mailTo(email)));
  await expect(member).toHaveURL(/\/app\/team\/accept_invite\?id=/);
  await expect(member.getByText(`You leave ${team.teamName}`)).toBeVisible();
  await member.getByRole("button", { name: `Join ${other.teamName}` }).click();
  await expectHome(member);
  await member.goto("/app/team");
  await expect(member.getByText(other.teamName).first()).toBeVisible();
  await expect(member.getByRole("table", { name: "Members" })).toContainText(email);
  for (const page of [admin, member]) await page.context().close();
});

test("an invite is sent again and deleted, and its address finds nothing afterwards @long", async ({
  page,
  browser,
  team,
  mails,
  login,
  navigate,
}) => {
  const email = addressOf(team, "gone");
  await login();
  await navigate("/team");
  await invite(page, email);
  await page.getByRole("button", { name: `Resend the invite to ${email}` }).click();
  await expect(page.getByText(`The invite to ${email} is on its way again`)).toBeVisible();
  const link = linkIn(await mails.mailTo(email, 2));
  await page.getByRole("button", { name: `Delete the invite to ${email}` }).click();
  await expect(page.getByText("No invite waits for an answer.")).toBeVisible();
  const stranger = await (await browser.newContext()).newPage();
  await stranger.goto(link);
  await expect(stranger.getByRole("heading", { name: "Invite not found." })).toBeVisible();
  await stranger.context().close();
});

test("a member looks at the team and is offered nothing to change @long", async ({
  browser,
  team,
}) => {
  const page = await elsewhere(browser, team.member, "/team");
  await expect(page.getByRole("table", { name: "Members" })).toBeVisible();
  await expect(page.getByRole("button", { name: /Invite|Rename|Actions for/ })).toHaveCount(0);
  await page.context().close();
});

async function invite(page: Page, email: string) {
  await page.getByRole("button", { name: "Invite people" }).click();
  await page.getByLabel("E-mail addresses").fill(email);
  await page.getByRole("button", { name: "Send invites" }).click();
  await expect(page.getByRole("table", { name: "Invites" })).toContainText(email);
}

function addressOf(team: Team, name: string) {
  return team.admins[0].email.replace(/^[^@]+/, (local) => `${name}-${local}`);
}
