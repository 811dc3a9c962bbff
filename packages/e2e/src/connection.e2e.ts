import { expect, test } from "./fixtures.ts";

test.use({ expectedComplaints: [/ERR_INTERNET_DISCONNECTED|ERR_FAILED|status of 404/] });

test("offline the shell stays and says so; the page opened meanwhile and what was typed are there once back", async ({
  page,
  context,
  login,
  navigate,
  expectAccessible,
}) => {
  await login();
  await navigate("/");
  await context.setOffline(true);
  await page.getByRole("link", { name: "Clients", exact: true }).click();
  await expect(page.getByRole("heading", { name: "This page did not load" })).toBeVisible();
  await expect(page.getByText(/^You are offline. What you typed stays here/)).toBeVisible();
  await expect(page.getByRole("navigation", { name: "Main" })).toBeVisible();
  await expectAccessible();
  await context.setOffline(false);
  await expect(page.getByRole("heading", { level: 1, name: "Clients" })).toBeVisible();
  await expect(page.getByText(/^You are offline/)).toBeHidden();

  await page.getByRole("button", { name: "Add client" }).click();
  const dialog = page.getByRole("dialog", { name: "Add client" });
  await dialog.getByLabel("Client name").fill("Typed in a Tunnel");
  await context.setOffline(true);
  await dialog.getByRole("button", { name: "Add client" }).click();
  await expect(dialog.getByRole("alert")).toContainText("Forecastle did not answer");
  await expect(dialog.getByLabel("Client name")).toHaveValue("Typed in a Tunnel");
  await context.setOffline(false);
  await dialog.getByRole("button", { name: "Add client" }).click();
  await expect(page.getByText("Typed in a Tunnel added")).toBeVisible();
});

test("one call that fails takes one card, which comes back; the rest of the page stands @long", async ({
  page,
  login,
  navigate,
}) => {
  await login();
  await page.route("**/recent_activity/team", (route) => route.abort());
  await navigate("/");
  await expect(page.getByText("“Recent activity” did not load")).toBeVisible();
  await expect(page.getByRole("heading", { level: 2, name: "First steps" })).toBeVisible();
  await page.unroute("**/recent_activity/team");
  await expect(page.getByRole("heading", { level: 2, name: "Recent activity" })).toBeVisible();
});

test("a dialog whose file is gone since a new release says so, and what is typed elsewhere stays @long", async ({
  page,
  login,
  navigate,
}) => {
  await login();
  await navigate("/clients");
  await page.getByRole("searchbox", { name: "Search clients" }).fill("typed");
  await page.route("**/assets/client-dialog-*.js", (route) => route.fulfill({ status: 404 }));
  await page.getByRole("button", { name: "Add client" }).first().click();
  await expect(page.getByText(/^Forecastle has a new version/)).toBeVisible();
  await expect(page.getByRole("searchbox", { name: "Search clients" })).toHaveValue("typed");
  await page.unroute("**/assets/client-dialog-*.js");
  await page.getByRole("button", { name: "Load it" }).click();
  await expect(page.getByRole("dialog", { name: "Add client" })).toBeVisible();
});

test("a page whose file is gone since a new release offers to load it @long", async ({
  page,
  login,
  navigate,
}) => {
  await login();
  await navigate("/");
  await page.route("**/assets/clients-*.js", (route) => route.fulfill({ status: 404 }));
  await page.getByRole("link", { name: "Clients", exact: true }).click();
  await expect(page.getByRole("heading", { name: "Forecastle has been updated" })).toBeVisible();
  await page.unroute("**/assets/clients-*.js");
  await page.getByRole("button", { name: "Load the new version" }).click();
  await expect(page.getByRole("heading", { level: 1, name: "Clients" })).toBeVisible();
});
