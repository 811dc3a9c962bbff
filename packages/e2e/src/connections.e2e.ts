import { connectSample, SAMPLE } from "./connect-sample.ts";
import { expect, test } from "./fixtures.ts";
import { elsewhere } from "./sign-in.ts";
import { takeTeam } from "./teams.ts";

test("somebody with no ledger at hand connects the sample, follows its first sync and sees seven exact checks", async ({
  page,
  login,
  navigate,
  expectAccessible,
}) => {
  await login();
  await navigate("/connections");
  await expect(page.getByText("No connections yet")).toBeVisible();
  await page.getByRole("main").getByRole("link", { name: "Add connection" }).first().click();
  await expect(page.getByRole("heading", { name: "Where are the books?" })).toBeVisible();
  await expectAccessible();

  await connectSample(page);
  await expect(page).toHaveURL(/connection=\d+/);
  await expect(page.getByText("7 of 7")).toBeVisible();
  await expect(page.getByText("Exact", { exact: true })).toHaveCount(7);
  await page.reload();
  await expect(page.getByRole("heading", { name: `${SAMPLE} is read` })).toBeVisible();
  await expectAccessible();

  await page.getByRole("link", { name: "Open the connection" }).click();
  await expect(page.getByRole("heading", { level: 1, name: SAMPLE })).toBeVisible();
  await expect(page.getByRole("row", { name: /were read/ })).toBeVisible();
  await expectAccessible();
});

test("two ledgers are read again together from the first page @long", async ({
  page,
  login,
  navigate,
}) => {
  await login();
  for (const _ of [1, 2]) {
    await navigate("/connections/add");
    await connectSample(page);
  }
  await navigate("/");
  await page.getByRole("button", { name: "Sync all" }).click();
  await expect(page.getByText("2 ledgers are being read")).toBeVisible();
  await navigate("/connections");
  await page.getByRole("link", { name: SAMPLE }).first().click();
  await expect(page.getByRole("row", { name: /Nothing new/ })).toBeVisible();
});

test("a source that cannot be connected says why and leads to what works in its place @long", async ({
  page,
  login,
  navigate,
}) => {
  await login();
  await navigate("/connections/add");
  const cloud = page.getByRole("region", { name: "Cloud accounting" });
  await expect(cloud.getByRole("listitem")).toHaveCount(9);
  const reckon = cloud.getByRole("listitem").filter({ hasText: "Reckon One" });
  await expect(reckon).toContainText("only to developers it has approved");
  await expect(reckon.getByRole("link", { name: /^Use a spreadsheet/ })).toBeVisible();
  const myob = cloud.getByRole("listitem").filter({ hasText: "MYOB Business" });
  await expect(myob).toContainText("MYOB_BUSINESS_CLIENT_ID");

  await page.getByRole("searchbox", { name: "Search 21 sources" }).fill("quick");
  await expect(page.getByRole("listitem").filter({ hasText: "QuickBooks" })).toHaveCount(2);
  await expect(page.getByRole("region", { name: "ERP systems" })).toBeHidden();
  await page.getByRole("searchbox").fill("abacus");
  await expect(page.getByText("No source is called “abacus”.")).toBeVisible();
  await page.getByRole("searchbox").fill("");
  await page.getByRole("link", { name: "Try Business Central Demo" }).click();
  await expect(page.getByRole("heading", { name: "Connect Business Central Demo" })).toBeVisible();
});

test("what a source refuses stands on the field it is about, and what was typed stays @long", async ({
  page,
  login,
  navigate,
}) => {
  await login();
  await navigate("/connections/add");
  await page.getByRole("link", { name: "Odoo", exact: true }).click();
  await page.getByRole("button", { name: "Connect Odoo" }).click();
  await expect(page.getByLabel("Address", { exact: true })).toHaveAccessibleDescription(
    /Address is missing\./,
  );
  await page.getByLabel("Address", { exact: true }).fill("books.example");
  await page.getByLabel("API key").fill("made-up-key");
  await page.getByRole("button", { name: "Connect Odoo" }).click();
  await expect(page.getByLabel("Address", { exact: true })).toHaveAccessibleDescription(/https/);
  await expect(page.getByLabel("API key")).toHaveValue("made-up-key");
});

test("a sync that one leaves goes on, and a colleague's list shows the connection by itself @long", async ({
  page,
  browser,
  team,
  login,
  navigate,
}) => {
  const colleague = await elsewhere(browser, team.member, "/connections");
  await expect(colleague.getByText("No connections yet")).toBeVisible();
  await login();
  await navigate("/connections/add");
  await page.getByRole("link", { name: "Xero Demo", exact: true }).click();
  await page.getByRole("button", { name: "Connect Xero Demo" }).click();
  await expect(page).toHaveURL(/connection=\d+/);
  await page.goto("/app/connections");

  const row = colleague.getByRole("row", { name: /Xero Demo/ });
  await expect(row).toBeVisible();
  await expect(row).toContainText(/Needs attention|Up to date/);
  await expect(page.getByRole("row", { name: /Xero Demo/ })).toContainText(
    /next: (Today|Tomorrow) at/,
  );
});

test("filter, search and page live in the address and survive a reload @long", async ({
  page,
  login,
  navigate,
}) => {
  await login();
  await navigate("/connections/add");
  await connectSample(page);
  await navigate("/connections?filter=Everything&page=-3");
  await expect(page.getByRole("row", { name: new RegExp(SAMPLE) })).toBeVisible();
  await page.getByRole("searchbox", { name: "Search connections" }).fill("nothing like it");
  await expect(page.getByText("No connection fits")).toBeVisible();
  await expect(page).toHaveURL(/search=nothing/);
  await page.reload();
  await page.getByRole("button", { name: "Clear the search" }).click();
  await expect(page.getByRole("row", { name: new RegExp(SAMPLE) })).toBeVisible();
  await page.getByRole("link", { name: /^Shared/ }).click();
  await expect(page).toHaveURL(/filter=Shared/);
  await expect(page.getByText("Nothing is shared with you")).toBeVisible();
  await page.goBack();
  await expect(page.getByRole("row", { name: new RegExp(SAMPLE) })).toBeVisible();
});

test("its settings are changed on its page, it is signed in anew, and it is deleted for good @long", async ({
  page,
  login,
  navigate,
  expectAccessible,
}) => {
  await login();
  await navigate("/connections/add");
  await connectSample(page);
  await page.getByRole("link", { name: "Open the connection" }).click();
  const menu = page.getByRole("button", { name: /^More for/ });
  await menu.click();
  await page.getByRole("menuitem", { name: "Settings" }).click();
  const dialog = page.getByRole("dialog", { name: "Settings of the connection" });
  await dialog.getByLabel("Name", { exact: true }).fill("The coffee shop");
  await dialog.getByRole("switch", { name: "Sync every night" }).uncheck();
  await expectAccessible();
  await dialog.getByRole("button", { name: "Save settings" }).click();
  await expect(page.getByRole("heading", { level: 1, name: "The coffee shop" })).toBeVisible();
  await expect(page.getByText("Not scheduled")).toBeVisible();

  await menu.click();
  await page.getByRole("menuitem", { name: "Sign in anew" }).click();
  await page.getByRole("button", { name: "Reconnect Sample Company" }).click();
  await expect(page.getByRole("heading", { name: "The coffee shop is read" })).toBeVisible();
  await page.getByRole("link", { name: "Open the connection" }).click();
  await expect(page.getByRole("row", { name: /Nothing new, nothing written/ })).toBeVisible();

  await menu.click();
  await page.getByRole("menuitem", { name: "Delete connection" }).click();
  const question = page.getByRole("alertdialog", { name: /^Delete “The coffee shop”/ });
  await expect(question).toContainText("No model reads from it.");
  await question.getByRole("button", { name: "Delete connection" }).click();
  await expect(page.getByText("No connections yet")).toBeVisible();
});

test("another team's connection is not to be found by its address @long", async ({
  page,
  browser,
  login,
  navigate,
}) => {
  await login();
  await navigate("/connections/add");
  await connectSample(page);
  const id = new URL(page.url()).searchParams.get("connection");
  const stranger = await elsewhere(browser, takeTeam().admins[0], `/connections/${id}`);
  await expect(stranger.getByRole("heading", { name: "Page Not Found" })).toBeVisible();
});
