import { APP_CODE, codeOf, setUpMfa } from "./authenticator.ts";
import { expect, test } from "./fixtures.ts";
import { codeIn } from "./mailbox.ts";
import { expectHome, forgetSession, signInByForm } from "./sign-in.ts";

test("MFA is set up with an app and a backup e-mail, and asked for from then on", async ({
  page,
  team,
  mails,
  login,
  navigate,
}) => {
  const person = team.member;
  await login(person);
  await navigate("/account");
  await page.getByRole("link", { name: "Set up" }).click();
  const secret = await setUpMfa(page, mails, `backup-of-${person.email}`);
  expect((await mails.mailTo(person.email)).subject).toBe(
    "Multi-factor authentication was switched on",
  );

  await forgetSession(page);
  await navigate("/login");
  await signInByForm(page, person);
  await expect(page.getByRole("heading", { level: 1, name: "Enter your code" })).toBeVisible();
  await page.getByLabel(APP_CODE).fill("000000");
  await expect(page.getByText("That code is not right.")).toBeVisible();
  // A code works once, and the one of this half minute has just been used.
  await page.getByLabel(APP_CODE).fill(codeOf(secret, 1));
  await expectHome(page);
});

test("a team may demand MFA: its members can do nothing else until they set it up @long", async ({
  page,
  team,
  mails,
  login,
  navigate,
}) => {
  const [admin] = team.admins;
  await login(admin);
  await navigate("/account");
  await page.getByLabel("MFA required").click();
  await expect(page.getByText("Switch on MFA for yourself first.")).toBeVisible();
  await navigate("/account/mfa/enable");
  await setUpMfa(page, mails, `backup-of-${admin.email}`);
  await navigate("/account");
  await page.getByLabel("MFA required").click();
  await expect(page.getByText("MFA is required now")).toBeVisible();

  await forgetSession(page);
  await login(team.member);
  await navigate("/clients");
  await expect(page).toHaveURL("/app/account/mfa/enable");
  await expect(
    page.getByText(`${team.teamName} requires multi-factor authentication`),
  ).toBeVisible();
  await setUpMfa(page, mails, `backup-of-${team.member.email}`);
  await page.getByRole("link", { name: "Go to the home page" }).click();
  await expectHome(page);
});

test("without the app, a code to the backup e-mail signs in and leads on @long", async ({
  page,
  team,
  mails,
}) => {
  const { mfaUser } = team;
  await page.goto("/app/clients");
  await signInByForm(page, mfaUser);
  await page.getByRole("button", { name: "Use the backup e-mail instead" }).click();
  const code = codeIn(await mails.mailTo(mfaUser.backupEmail));
  await page.getByLabel("Code from the e-mail").fill(code);
  await expect(page).toHaveURL("/app/clients");
});

test("the second step without the first leads back to the beginning @long", async ({ page }) => {
  await page.goto("/app/login/mfa?redirectUrl=%2Fclients");
  await expect(page).toHaveURL(/\/app\/login\?redirectUrl=%2Fclients$/);
  const uuid = "5f0c1a52-93a4-4a51-9d3c-0d6a51f0a9aa";
  await page.goto(`/app/login/mfa?authSessionUuid=${uuid}`);
  await expect(page).toHaveURL(/\/app\/login(\?|$)/);
});

test("MFA is turned off against a code of the app @long", async ({
  page,
  team,
  mails,
  navigate,
}) => {
  const { mfaUser } = team;
  const secret = mfaUser.totpSecret;
  await navigate("/login");
  await signInByForm(page, mfaUser);
  await page.getByLabel(APP_CODE).fill(codeOf(secret, 0));
  await expectHome(page);
  await navigate("/account");
  await page.getByRole("link", { name: "Turn off" }).click();
  await page.getByLabel(APP_CODE).fill(codeOf(secret, 1));
  await expect(page).toHaveURL("/app/account");
  await expect(page.getByRole("link", { name: "Set up" })).toBeVisible();
  expect((await mails.mailTo(mfaUser.email)).subject).toBe(
    "Multi-factor authentication was switched off",
  );
});
