import { expect, test } from "./fixtures.ts";
import { linkIn } from "./mailbox.ts";
import { expectHome, signInByForm } from "./sign-in.ts";

const NEW_PASSWORD = "a fresh long riverbank";

test("a forgotten password is chosen anew by the mailed link, which works once", async ({
  page,
  team,
  mails,
  navigate,
}) => {
  const { email, password } = team.member;
  await navigate("/login");
  await page.getByRole("link", { name: "Reset password" }).click();
  await expect(page).toHaveTitle("Reset Password - Forecastle");
  await page.getByLabel("E-mail").fill(email);
  await page.getByRole("button", { name: "Send link" }).click();
  await expect(page.getByRole("status")).toContainText("a link is on its way");

  const link = linkIn(await mails.mailTo(email));
  await page.goto(link);
  await page.getByLabel("New password", { exact: true }).fill(NEW_PASSWORD);
  await page.getByLabel("Repeat the new password").fill(NEW_PASSWORD);
  await page.getByRole("button", { name: "Save new password" }).click();
  await expect(page).toHaveURL(/\/app\/login/);

  await signInByForm(page, { email, password });
  await expect(page.getByRole("alert")).toHaveText("E-mail or password is wrong.");
  await signInByForm(page, { email, password: NEW_PASSWORD });
  await expectHome(page);

  await page.goto(link);
  await expect(page.getByText("Invalid reset password link.")).toBeVisible();
  expect((await mails.mailTo(email, 2)).subject).toBe("Your password was changed");
});

test("two different passwords are not taken for one @long", async ({
  page,
  team,
  mails,
  navigate,
  expectAccessible,
}) => {
  const { email } = team.admins[1];
  await navigate("/login/reset_password");
  await page.getByLabel("E-mail").fill(email);
  await page.getByRole("button", { name: "Send link" }).click();
  await page.goto(linkIn(await mails.mailTo(email)));
  await page.getByLabel("New password", { exact: true }).fill(NEW_PASSWORD);
  await page.getByLabel("Repeat the new password").fill(`${NEW_PASSWORD}!`);
  await page.getByRole("button", { name: "Save new password" }).click();
  await expect(page.getByLabel("Repeat the new password")).toHaveAttribute("aria-invalid", "true");
  await expectAccessible();
});

test("an address nobody has gets the same answer and no mail @long", async ({
  page,
  mails,
  navigate,
}) => {
  const email = "nobody@nowhere.example";
  await navigate("/login/reset_password");
  await page.getByLabel("E-mail").fill(email);
  await page.getByRole("button", { name: "Send link" }).click();
  await expect(page.getByRole("status")).toContainText("a link is on its way");
  expect(mails.mailsTo(email)).toEqual([]);
});

test("a made-up link says that it is invalid @long", async ({ page, navigate }) => {
  await navigate("/login/reset/1/1700000000000/made-up");
  await expect(page.getByText("Invalid reset password link.")).toBeVisible();
  await page.getByRole("link", { name: "Ask for a new link" }).click();
  await expect(page).toHaveURL("/app/login/reset_password");
});
