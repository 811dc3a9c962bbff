import { APP_CODE, codeOf } from "./authenticator.ts";
import { expect, test } from "./fixtures.ts";
import {
  bringSession,
  closeLines,
  expectHome,
  forgetSession,
  signIn,
  signInByForm,
} from "./sign-in.ts";

test("a person signs in and is greeted by name @long", async ({ page, team, navigate }) => {
  const [admin] = team.admins;
  await navigate("/login");
  await signInByForm(page, admin);
  await expectHome(page);
  await expect(page).toHaveURL("/app/");
  await expect(page).toHaveTitle("Home - Forecastle");
  await expect(page.getByRole("heading", { level: 1 })).toContainText(
    admin.name.split(" ")[0] ?? "",
  );
});

test("a wrong password is refused in one sentence, and the e-mail stays @long", async ({
  page,
  team,
  navigate,
}) => {
  const { email } = team.member;
  await navigate("/login");
  await signInByForm(page, { email, password: "not the password at all" });
  await expect(page.getByRole("alert")).toHaveText("E-mail or password is wrong.");
  await expect(page.getByLabel("E-mail")).toHaveValue(email);
  await expect(page.getByLabel("Password", { exact: true })).toBeFocused();
  await expect(page).toHaveURL("/app/login");
});

test("an empty form says what is missing, each at its field @long", async ({ page, navigate }) => {
  await navigate("/login");
  await page.getByRole("button", { name: "Sign in" }).click();
  await expect(page.getByLabel("E-mail")).toHaveAccessibleDescription(/Enter a full address/);
  await expect(page.getByLabel("Password", { exact: true })).toHaveAccessibleDescription(
    "Enter your password.",
  );
});

test("a person signs in with the keyboard alone", async ({ page, team, navigate }) => {
  await navigate("/login");
  await expect(page.getByLabel("E-mail")).toBeFocused();
  await page.keyboard.type(team.member.email);
  await page.keyboard.press("Tab");
  while (!(await page.getByLabel("Password", { exact: true }).evaluate(isFocused))) {
    await page.keyboard.press("Tab");
  }
  await page.keyboard.type(team.member.password);
  await page.keyboard.press("Enter");
  await expectHome(page);
});

test("the address in a link's mail parameter is filled in @long", async ({ page, navigate }) => {
  await navigate("/login?mail=pat%40firm.example");
  await expect(page.getByLabel("E-mail")).toHaveValue("pat@firm.example");
  await expect(page.getByLabel("Password", { exact: true })).toBeFocused();
});

test("whoever is not signed in is sent to sign in, and then to where they were going @long", async ({
  page,
  team,
}) => {
  await page.goto("/app/clients?filter=Inactive");
  await expect(page).toHaveURL(/\/app\/login\?redirectUrl=%2Fclients%3Ffilter%3DInactive$/);
  await signInByForm(page, team.member);
  await expect(page).toHaveURL("/app/clients?filter=Inactive");
  await expect(page.getByRole("heading", { level: 1, name: "Clients" })).toBeVisible();
});

test("whoever is signed in does not see the sign-in page @long", async ({
  page,
  login,
  navigate,
}) => {
  await login();
  await navigate("/login");
  await expectHome(page);
  await navigate("/login?redirectUrl=%2Fclients");
  await expect(page).toHaveURL("/app/clients");
});

const FOREIGN = [
  "https://evil.example/",
  "//evil.example",
  "/\\evil.example",
  "/%09/evil.example",
  "javascript:alert(1)",
  "/..//evil.example",
];

test("signing in never leads to another site, whatever the address says @long", async ({
  page,
  team,
}) => {
  for (const address of FOREIGN) {
    await forgetSession(page);
    await page.goto(`/app/login?redirectUrl=${encodeURIComponent(address)}`);
    await signInByForm(page, team.member);
    await expectHome(page);
    await expect(page, address).toHaveURL("/app/");
  }
});

test("signing out ends the session, and going back shows nothing", async ({
  page,
  team,
  login,
  navigate,
}) => {
  await login();
  await navigate("/clients");
  await page.getByRole("button", { name: team.teamName }).click();
  await page.getByRole("menuitem", { name: "Sign out" }).click();
  await expect(page).toHaveURL(/\/app\/login/);
  await page.goBack();
  await expect(page.getByRole("heading", { level: 1, name: "Sign in" })).toBeVisible();
  await expect(page.getByText(team.clients[0]?.name ?? "")).toBeHidden();
});

test("a save after the session ended asks to sign in over the form, then goes through by itself", async ({
  page,
  context,
  team,
  login,
  navigate,
  expectAccessible,
}) => {
  await login(team.member);
  await navigate(`/clients?open=${team.clients[0]?.id}`);
  await page.getByLabel("Notes").fill("An hour's work.");
  await context.clearCookies();
  await page.getByRole("button", { name: "Save client" }).click();

  const dialog = page.getByRole("dialog", { name: "Sign in to go on" });
  await expect(dialog.getByLabel("Password", { exact: true })).toBeFocused();
  await expect(dialog.getByText(team.member.email)).toBeVisible();
  await expectAccessible();
  await page.keyboard.type("not the password");
  await page.keyboard.press("Enter");
  await expect(dialog.getByRole("alert")).toHaveText("E-mail or password is wrong.");
  await page.keyboard.type(team.member.password);
  await page.keyboard.press("Enter");

  await expect(page.getByText(`${team.clients[0]?.name} saved`)).toBeVisible();
  await expect(dialog).toBeHidden();
  await navigate(`/clients?open=${team.clients[0]?.id}`);
  await expect(page.getByLabel("Notes")).toHaveValue("An hour's work.");
});

test("signing in over the form asks for the second factor as well @long", async ({
  page,
  context,
  team,
  navigate,
}) => {
  await bringSession(page, team.mfaUser);
  await navigate("/clients?open=add");
  await page.getByLabel("Client name").fill("Typed Before");
  await context.clearCookies();
  await page.getByRole("button", { name: "Add client" }).last().click();
  await page.getByLabel("Password", { exact: true }).fill(team.mfaUser.password);
  await page.getByRole("button", { name: "Sign in" }).click();
  await page.getByLabel(APP_CODE).fill(codeOf(team.mfaUser.totpSecret, 0));
  await expect(page.getByText("Typed Before added")).toBeVisible();
});

test("what one person typed is not saved in the name of another who signed in meanwhile @long", async ({
  page,
  context,
  team,
  login,
  navigate,
}) => {
  const [someoneElse] = team.admins;
  await login(team.member);
  await navigate("/clients?open=add");
  await page.getByLabel("Client name").fill("Typed by One");
  await signIn(page, someoneElse);
  await page.getByRole("button", { name: "Add client" }).last().click();

  const dialog = page.getByRole("dialog", { name: "Sign in to go on" });
  await expect(dialog.getByText(team.member.email)).toBeVisible();
  await dialog.getByRole("button", { name: "Not now" }).click();
  await expect(page.getByLabel("Client name")).toHaveValue("Typed by One");
  const other = await context.newPage();
  await other.goto("/app/clients?search=Typed");
  await expect(other.getByText("No client fits")).toBeVisible();
});

test("a page that one person opened became another's who signed in meanwhile, and now is loaded anew for them @long", async ({
  page,
  team,
  login,
  navigate,
}) => {
  const [someoneElse] = team.admins;
  await login(team.member);
  // Whatever else the page asks for in the name of the first would be refused, and ask them to sign in.
  await closeLines(page);
  await navigate("/clients");
  await page.waitForLoadState("networkidle");
  await signIn(page, someoneElse);
  const asked = page.waitForResponse(/\/current_user$/);
  await page.evaluate(() => window.dispatchEvent(new Event("visibilitychange")));
  await asked;
  await expect(page.getByRole("button", { name: team.member.name })).toBeVisible();

  await page.evaluate(() => document.body.setAttribute("data-page-of", "one"));
  await page.getByRole("link", { name: "Models", exact: true }).click();
  await expect(page.getByRole("button", { name: someoneElse.name })).toBeVisible();
  await expect(page.locator("[data-page-of]")).toHaveCount(0);
  await expect(page.getByRole("heading", { level: 1, name: "Models" })).toBeVisible();
});

test.describe("without a connection", () => {
  test.use({ expectedComplaints: [/ERR_INTERNET_DISCONNECTED/] });

  test("signing in says so, keeps what was typed, and works later @long", async ({
    page,
    context,
    team,
    navigate,
  }) => {
    await navigate("/login");
    await context.setOffline(true);
    await signInByForm(page, team.member);
    await expect(page.getByRole("alert")).toHaveText(
      "Forecastle did not answer. Check your connection and try again.",
    );
    await context.setOffline(false);
    await page.getByRole("button", { name: "Sign in" }).click();
    await expectHome(page);
  });
});

test("on a slow line the button waits, and a second click sends nothing more @long", async ({
  page,
  team,
  navigate,
}) => {
  await navigate("/login");
  let count = 0;
  await page.route("**/login_user", async (route) => {
    count += 1;
    await new Promise((resolve) => setTimeout(resolve, 1_500));
    await route.continue();
  });
  await signInByForm(page, team.member);
  const button = page.getByRole("button", { name: "Sign in" });
  await expect(button).toHaveAttribute("aria-busy", "true");
  await button.click({ force: true, noWaitAfter: true, timeout: 1_000 });
  await expectHome(page);
  expect(count).toBe(1);
});

function isFocused(element: HTMLElement | SVGElement) {
  return element === document.activeElement;
}
