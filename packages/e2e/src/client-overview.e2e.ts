import { expect, test } from "./fixtures.ts";

test("an advisor opens a client, changes its notes in place, and finds the change in its activity @long", async ({
  page,
  team,
  login,
  navigate,
  expectAccessible,
}) => {
  const { id, name } = team.clients[0] ?? { id: 0, name: "" };
  await login();
  await navigate("/clients");
  await page.getByRole("link", { name, exact: true }).click();
  await expect(page).toHaveURL(`/app/clients/${id}`);
  await expect(page.getByRole("heading", { name })).toBeVisible();
  await expect(page.getByText("No model yet")).toBeVisible();
  await expectAccessible();

  await page.getByRole("button", { name: "Edit notes" }).click();
  const dialog = page.getByRole("dialog", { name: "Edit client" });
  await dialog.getByLabel("Notes").fill("Board meets on the third Thursday.");
  await dialog.getByRole("button", { name: "Save client" }).click();
  await expect(dialog).toBeHidden();
  await expect(page.getByText("Board meets on the third Thursday.")).toBeVisible();
  await page.reload();
  await expect(page.getByText("changed client")).toBeVisible();

  await page.getByRole("link", { name: "New model" }).click();
  await page.getByLabel("Name", { exact: true }).fill("FY31 three-way");
  await page.getByRole("button", { name: "Create model" }).click();
  await expect(page).toHaveURL(/\/app\/models\/\d+/);
  await navigate(`/clients/${id}`);
  await expect(page.getByRole("link", { name: "Open forecast" })).toBeVisible();
  await expect(page.getByRole("row", { name: /FY31 three-way/ })).toBeVisible();
  await expect(page.getByText("Lowest cash")).toBeVisible();
  await expectAccessible();
});

test("a client that was deleted, and one that never was, have no page @long", async ({
  page,
  team,
  login,
  navigate,
}) => {
  const gone = team.clients.find(({ isDeleted }) => isDeleted);
  await login();
  for (const id of [gone?.id, 2_000_000_000]) {
    await navigate(`/clients/${id}`);
    await expect(page.getByRole("heading", { name: "Page Not Found" })).toBeVisible();
  }
});
