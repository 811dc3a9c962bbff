import { expect, test } from "./fixtures.ts";
import { expectHome, signInByForm } from "./sign-in.ts";
import { readStaff } from "./teams.ts";

const PASSWORD = "a kettle on the windowsill";

test("staff choose a password by their link, view the app as a customer, and change nothing", async ({
  page,
  team,
  navigate,
  expectAccessible,
}) => {
  const staff = readStaff();
  const [admin] = team.admins;
  await page.goto(staff.link);
  await page.getByLabel("New password", { exact: true }).fill(PASSWORD);
  await page.getByLabel("Repeat the new password").fill(PASSWORD);
  await page.getByRole("button", { name: "Save new password" }).click();
  await signInByForm(page, { email: staff.email, password: PASSWORD });
  await expectHome(page);

  await page.getByRole("link", { name: "Staff" }).click();
  await page.getByRole("link", { name: "Accounts" }).click();
  await page.getByRole("searchbox", { name: "Search accounts" }).fill(admin.email);
  await expect(page.getByRole("row")).toHaveCount(2);
  await expectAccessible();
  await page.getByRole("button", { name: "View as" }).click();
  const dialog = page.getByRole("dialog");
  await dialog.getByLabel("Reason").fill("They asked what the list shows.");
  await dialog.getByRole("button", { name: `View as ${admin.name}` }).click();
  await expect(page.getByText(`is viewing as ${admin.name}, read-only.`)).toBeVisible();
  await expectHome(page);
  await expectAccessible();

  await navigate("/clients?open=add");
  await expect(page.getByText("You are viewing read-only")).toBeVisible();
  await expect(page.getByRole("dialog").getByRole("button", { name: "Add client" })).toBeHidden();
  await navigate("/clients");
  await expect(page.getByRole("button", { name: "Add client" })).toBeHidden();
  await expect(page.getByRole("timer")).toHaveText(/^(30|29|28) minutes left$/);

  await page.getByRole("button", { name: "End", exact: true }).click();
  await expect(page.getByText("is viewing as")).toBeHidden();
  await expect(page).toHaveURL(/\/staff\/teams\/\d+$/);
});
