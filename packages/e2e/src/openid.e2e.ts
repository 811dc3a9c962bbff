/** Each result of coming back from an accounting provider leads to its next step; see `contract/openid.ts`. */
import { hostileRedirects } from "@app/contract/testing/hostile-redirects";
import type { Page } from "@playwright/test";
import { APP_CODE, codeOf } from "./authenticator.ts";
import { expect, test } from "./fixtures.ts";
import { codeIn } from "./mailbox.ts";
import { PRIYA } from "./own-server.ts";
import { allowAs, PROVIDER_PAGES, type Robin, somebody } from "./provider-page.ts";
import { expectHome, forgetSession, signIn, signInByForm } from "./sign-in.ts";

test.use({ expectedComplaints: PROVIDER_PAGES });

async function link(page: Page, robin: Robin, provider = "Xero") {
  await page.goto("/app/account");
  await page.getByRole("button", { name: `Link ${provider}` }).click();
  await allowAs(page, robin);
  await expect(page.getByText(`Connected to ${provider}`)).toBeVisible();
  await expect(page.getByText(`${robin.email}, since`)).toBeVisible();
}

async function openAccount(page: Page, teamName: string) {
  await expect(page.getByRole("heading", { level: 1, name: "Open your account" })).toBeVisible();
  await page.getByLabel("Team name").fill(teamName);
  await page.getByLabel(/I accept/).check();
  await page.getByRole("button", { name: "Open account" }).click();
}

test("1: a linked person signs in with Xero and goes where they wanted to", async ({
  page,
  login,
  expectAccessible,
}) => {
  const robin = somebody();
  await login();
  await link(page, robin);
  await expectAccessible();
  await forgetSession(page);
  await page.goto("/app/clients");
  await page.getByRole("link", { name: "Continue with Xero" }).click();
  await expect(page.getByRole("heading", { level: 1, name: "Sign in with Xero" })).toBeVisible();
  await expectAccessible();
  await page.getByRole("link", { name: "Continue with Xero" }).click();
  await allowAs(page, robin);
  await expect(page).toHaveURL("/app/clients");
  await expect(page.getByRole("heading", { level: 1, name: "Clients" })).toBeVisible();
});

test("1: the second factor is asked for after the provider, too @long", async ({ page, team }) => {
  const robin = somebody();
  const { mfaUser } = team;
  await page.goto("/app/login");
  await signInByForm(page, mfaUser);
  await page.getByLabel(APP_CODE).fill(codeOf(mfaUser.totpSecret, 0));
  await expectHome(page);
  await link(page, robin, "QuickBooks Online");
  await forgetSession(page);
  await page.goto("/app/login?redirectUrl=%2Fclients");
  await page.getByRole("link", { name: "Continue with QuickBooks" }).click();
  await allowAs(page, robin);
  await page.getByLabel(APP_CODE).fill(codeOf(mfaUser.totpSecret, 1));
  await expect(page).toHaveURL("/app/clients");
});

test("2: somebody nobody knows opens an account with a trial @long", async ({
  page,
  expectAccessible,
}) => {
  const robin = somebody();
  await page.goto("/app/openid/quickbooks/?redirectUrl=%2Fmodels%2Fnew");
  await allowAs(page, robin);
  await expect(page).toHaveURL("/app/onboarding/openid/activate?client=quickbooks");
  await expect(page.getByLabel("E-mail")).toHaveValue(robin.email);
  await expectAccessible();
  await page.getByRole("button", { name: "Open account" }).click();
  await expect(page.getByText("Enter a name for your team.")).toBeVisible();
  await openAccount(page, "Acorn Pty Ltd");
  await expect(page).toHaveURL("/app/models/new");
  await page.goto("/app/account");
  await expect(page.getByText("Acorn Pty Ltd").first()).toBeVisible();
  await page.getByRole("button", { name: "Disconnect QuickBooks Online" }).click();
  await page.getByRole("button", { name: "Disconnect", exact: true }).click();
  await expect(page.getByText("Unable to disconnect from QuickBooks Online")).toBeVisible();
});

test("2: an address the provider does not vouch for is proved by a mailed code @long", async ({
  page,
  mails,
}) => {
  const robin = somebody(false);
  await page.goto("/app/openid/xero/");
  await allowAs(page, robin);
  await page.getByRole("button", { name: "Send code" }).click();
  const code = codeIn(await mails.mailTo(robin.email));
  await page.getByLabel("Code from the e-mail").fill("000000");
  await openAccount(page, "Acorn Pty Ltd");
  if (code !== "000000") await expect(page.getByText("That code is not right.")).toBeVisible();
  await page.getByLabel("Code from the e-mail").fill(code);
  await page.getByRole("button", { name: "Open account" }).click();
  await expectHome(page);
});

test("3: from the app store a linked person is signed in with the books to connect @long", async ({
  page,
  login,
}) => {
  const robin = somebody();
  await login();
  await link(page, robin);
  await forgetSession(page);
  await page.goto("/app/openid/xero/?app_store=true&redirectUrl=%2Fclients");
  await expect(page.getByText("accounting.settings.read")).toBeVisible();
  await allowAs(page, robin);
  await expect(page).toHaveURL(/\/app\/clients\?.*authSessionUuid=[\da-f-]{36}/);
});

test("4: somebody signed in comes back with the books to connect @long", async ({
  page,
  login,
}) => {
  await login();
  await page.goto("/app/openid/quickbooks/?redirectUrl=%2Fclients");
  await allowAs(page, somebody());
  await expect(page.getByText("Connected to QuickBooks Online")).toBeVisible();
  await expect(page).toHaveURL(/\/app\/clients\?.*authSessionUuid=[\da-f-]{36}/);
  await page.goto("/app/account");
  // Leave to read books is no way to sign in.
  await expect(page.getByRole("button", { name: "Link QuickBooks Online" })).toBeVisible();
});

test("5: who signed in meanwhile stays who they are @long", async ({ page, team, login }) => {
  const robin = somebody();
  await login();
  await link(page, robin);
  await forgetSession(page);
  await page.goto("/app/openid/xero/?redirectUrl=%2Faccount");
  await expect(page.getByRole("heading", { name: "Who are you?" })).toBeVisible();
  await signIn(page, team.member);
  await allowAs(page, robin);
  await expect(page.getByText("You are signed in already.")).toBeVisible();
  await expect(page).toHaveURL("/app/account");
  await expect(page.getByText(team.member.email).first()).toBeVisible();
});

test("6: whose account only Xero opens is sent to it by the other provider @long", async ({
  page,
}) => {
  const robin = somebody();
  await page.goto("/app/openid/xero/");
  await allowAs(page, robin);
  await openAccount(page, "Acorn Pty Ltd");
  await expectHome(page);
  await forgetSession(page);
  await page.goto("/app/openid/quickbooks/?redirectUrl=%2Fclients");
  await allowAs(page, { ...somebody(), email: robin.email });
  await expect(page).toHaveURL("/app/login/xero?redirectUrl=%2Fclients");
  await page.getByRole("link", { name: "Continue with Xero" }).click();
  await allowAs(page, robin);
  await expect(page).toHaveURL("/app/clients");
});

test("7: who refuses leave to read the books is told so, and may try again @long", async ({
  page,
  login,
  expectAccessible,
}) => {
  await login();
  await page.goto("/app/openid/xero/?redirectUrl=%2Fclients");
  await page.getByRole("button", { name: "Cancel" }).click();
  await expect(
    page.getByRole("heading", { level: 1, name: "Xero was not connected" }),
  ).toBeVisible();
  await expect(page.getByText("Xero was not given permission.")).toBeVisible();
  await expectAccessible();
  await page.getByRole("link", { name: "Try again" }).click();
  await allowAs(page, somebody());
  await expect(page).toHaveURL(/\/app\/clients/);
});

test("8: an answer that is refused, used or not ours signs nobody in @long", async ({ page }) => {
  await page.goto("/app/openid/xero/");
  await page.getByRole("button", { name: "Cancel" }).click();
  await expect(
    page.getByRole("heading", { level: 1, name: "Xero did not sign you in" }),
  ).toBeVisible();
  await expect(page.getByText("Xero was not given permission.")).toBeVisible();
  await page.reload();
  await expect(
    page.getByText("This was not begun in this browser, or has been used."),
  ).toBeVisible();
  await page.getByRole("link", { name: "Sign in with your password" }).click();
  await expect(page.getByRole("heading", { level: 1, name: "Sign in" })).toBeVisible();
});

test("8: an address that has an account here is no way into it @long", async ({ page, team }) => {
  const [{ email }] = team.admins;
  await page.goto("/app/openid/xero/");
  await allowAs(page, { ...somebody(), email });
  await expect(
    page.getByText(`${email} has an account here. Sign in to it, then link Xero under Account.`),
  ).toBeVisible();
});

test("an organisation's long number comes back as the provider wrote it @long", async ({
  page,
}) => {
  const sent = page.waitForRequest("**/openid/auth_session/connect");
  await page.goto("/app/openid/callback?code=c&state=s&realmId=9341453234238473");
  expect((await sent).postDataJSON().query).toBe("?code=c&state=s&realmId=9341453234238473");
});

test("both disconnects say what came of them and lead to the account @long", async ({
  page,
  login,
}) => {
  await login();
  await link(page, somebody());
  await page.goto("/app/openid/xero/disconnect");
  await expect(page.getByText("Disconnected from Xero")).toBeVisible();
  await expect(page).toHaveURL("/app/account");
  await expect(page.getByRole("button", { name: "Link Xero" })).toBeVisible();
  await page.goto("/app/openid/quickbooks/disconnect");
  await expect(page.getByText("Unable to disconnect from QuickBooks Online")).toBeVisible();
  await expect(page.getByText("QuickBooks Online is not linked to your account.")).toBeVisible();
  await expect(page).toHaveURL("/app/account");
});

test("60 hostile addresses leave nobody elsewhere @long", async ({ page, login }) => {
  await login();
  await page.goto("/app/clients");
  expect(hostileRedirects).toHaveLength(60);
  for (const redirectUrl of hostileRedirects) {
    const address = `/app/login/xero?redirectUrl=${encodeURIComponent(redirectUrl)}`;
    await page.evaluate((to) => window.history.pushState(null, "", to), address);
    await expect(page).toHaveURL("/app/");
  }
  await expectHome(page);
});

test("without a registration the pages say what to set and offer the demo @long", async ({
  makeServer,
}) => {
  const server = await makeServer();
  await server.start();
  const context = await server.openBrowser();
  const page = await context.newPage();
  for (const address of ["/app/login/xero", "/app/openid/xero/"]) {
    await page.goto(address);
    await expect(
      page.getByRole("heading", { level: 1, name: "Xero is not set up here" }),
    ).toBeVisible();
    await expect(page.getByText("XERO_CLIENT_SECRET")).toBeVisible();
    await expect(page.getByRole("link", { name: "Go on with Xero Demo" })).toBeVisible();
  }
  await signIn(page, PRIYA);
  await page.goto("/app/account");
  await expect(page.getByText(/sets QUICKBOOKS_CLIENT_ID and/)).toBeVisible();
  await context.close();
});

test.describe("a call that fails", () => {
  test.use({ expectedComplaints: [/ERR_FAILED|status of 503/] });

  test("8: says that connecting did, when it takes the answer @long", async ({ page }) => {
    await page.route("**/openid/auth_session/connect", (route) => route.abort());
    await page.goto("/app/openid/callback?code=c&state=s");
    await expect(
      page.getByText("An error occurred while connecting to your account."),
    ).toBeVisible();
  });

  test("ends in the error page when a provider cannot be asked @long", async ({ page }) => {
    await page.route("**/openid/auth_session", (route) =>
      route.fulfill({
        status: 503,
        json: { success: false, data: null, errors: [{ key: "root", message: "Unreachable." }] },
      }),
    );
    await page.goto("/app/openid/xero/");
    await expect(page.getByText("Oops! Something went wrong!")).toBeVisible();
    await expect(page.getByText("Unable to load user data.").first()).toBeVisible();
  });
});
