import { expect, test } from "./fixtures.ts";
import { expectHome, signInByForm } from "./sign-in.ts";

test("a person changes their profile, and the shell calls them by the new name @long", async ({
  page,
  login,
  navigate,
}) => {
  await login();
  await navigate("/account");
  await page.getByRole("link", { name: "Edit profile" }).click();
  await page.getByLabel("Name").fill("Robin Newname");
  await page.getByLabel("Country").selectOption({ label: "New Zealand" });
  await page.getByRole("button", { name: "Save profile" }).click();
  await expect(page).toHaveURL("/app/account");
  await expect(page.getByText("New Zealand")).toBeVisible();
  await expect(page.getByRole("button", { name: /Robin Newname/ })).toBeVisible();
});

test("a changed password is the one that signs in, and other devices are out", async ({
  page,
  browser,
  team,
  mails,
  login,
  navigate,
}) => {
  const person = team.member;
  const newPassword = "another long riverbank";
  const elsewhere = await browser.newContext();
  const other = await elsewhere.newPage();
  await other.goto("/app/login");
  await signInByForm(other, person);
  await expectHome(other);

  await login(person);
  await navigate("/account/edit_password");
  await page.getByLabel("Current password").fill(person.password);
  await page.getByLabel("New password", { exact: true }).fill(newPassword);
  await page.getByLabel("Repeat the new password").fill(newPassword);
  await page.getByRole("button", { name: "Save password" }).click();
  await expect(page).toHaveURL("/app/account");
  expect((await mails.mailTo(person.email)).subject).toBe("Your password was changed");

  await other.reload();
  await expect(other).toHaveURL(/\/app\/login/);
  await signInByForm(other, { ...person, password: newPassword });
  await expectHome(other);
  await elsewhere.close();
});

test("a wrong current password is refused at its field @long", async ({
  page,
  login,
  navigate,
}) => {
  await login();
  await navigate("/account/edit_password");
  await page.getByLabel("Current password").fill("not my password");
  await page.getByLabel("New password", { exact: true }).fill("another long riverbank");
  await page.getByLabel("Repeat the new password").fill("another long riverbank");
  await page.getByRole("button", { name: "Save password" }).click();
  await expect(page.getByLabel("Current password")).toHaveAccessibleDescription(
    "The password is wrong.",
  );
});

test("initials stand in until a picture is cropped and saved, and again once it is removed @long", async ({
  page,
  login,
  navigate,
}) => {
  await login();
  await navigate("/account/edit_avatar");
  await expect(page.getByText("Your initials on your colour stand in for it.")).toBeVisible();
  await page.getByLabel("Choose a picture or drop it here").setInputFiles({
    name: "me.png",
    mimeType: "image/png",
    buffer: await page.screenshot(),
  });
  await page.getByLabel("Picture in its square").press("ArrowRight");
  await page.getByRole("button", { name: "Save picture" }).click();
  await expect(page).toHaveURL("/app/account");
  const picture = page.getByRole("main").locator("img").first();
  await expect(picture).toHaveJSProperty("complete", true);
  expect(await picture.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBeGreaterThan(
    0,
  );

  await page.getByRole("link", { name: "Change picture" }).click();
  await page.getByRole("button", { name: "Remove picture" }).click();
  await page.getByRole("alertdialog").getByRole("button", { name: "Remove picture" }).click();
  await expect(page).toHaveURL("/app/account");
  await expect(page.getByRole("main").locator("img")).toHaveCount(0);
});

test("a file that is no picture is refused with a sentence @long", async ({
  page,
  login,
  navigate,
}) => {
  await login();
  await navigate("/account/edit_avatar");
  await page.getByLabel("Choose a picture or drop it here").setInputFiles({
    name: "me.png",
    mimeType: "image/png",
    buffer: Buffer.from("<svg onload='alert(1)'/>"),
  });
  await expect(page.getByRole("main")).toContainText(/picture/);
  await expect(page.getByRole("button", { name: "Save picture" })).toBeHidden();
});

test("signing out everywhere ends every session of the person @long", async ({
  page,
  browser,
  team,
  login,
  navigate,
}) => {
  const elsewhere = await browser.newContext();
  const other = await elsewhere.newPage();
  await other.goto("/app/login");
  await signInByForm(other, team.admins[0]);
  await expectHome(other);

  await login();
  await navigate("/account");
  await expect(page.getByText("This device")).toBeVisible();
  await page.getByRole("button", { name: "Sign out everywhere" }).click();
  await page.getByRole("alertdialog").getByRole("button", { name: "Sign out everywhere" }).click();
  await expect(page).toHaveURL(/\/app\/login/);
  await other.reload();
  await expect(other).toHaveURL(/\/app\/login/);
  await elsewhere.close();
});

test.describe("on a phone", () => {
  test.use({ viewport: { width: 390, height: 600 }, hasTouch: true });

  test("what saves a form stays in view above the tabs, however long the form is @long", async ({
    page,
    login,
    navigate,
  }) => {
    await login();
    for (const [path, name] of [
      ["/account/edit_profile", "Save profile"],
      ["/account/edit_password", "Save password"],
      ["/support/request", "Send request"],
    ] as const) {
      await navigate(path);
      const save = page.getByRole("button", { name });
      await expect(save).toBeInViewport({ ratio: 1 });
      expect(await page.evaluate(() => scrollY), path).toBe(0);
      expect(await save.evaluate(isOnTop), `${name} is covered`).toBe(true);
    }
  });
});

function isOnTop(element: Element) {
  const { left, top, width, height } = element.getBoundingClientRect();
  return element.contains(document.elementFromPoint(left + width / 2, top + height / 2));
}
