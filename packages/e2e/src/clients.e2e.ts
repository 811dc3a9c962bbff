import type { Page } from "@playwright/test";
import { expect, test } from "./fixtures.ts";
import { chooseFromMenu } from "./row-menu.ts";
import { elsewhere } from "./sign-in.ts";
import { beyondPx } from "./table-fit.ts";
import type { Team } from "./teams.ts";

test("an advisor finds a client they just added", async ({ page, login, navigate }) => {
  await login();
  await navigate("/clients");
  await addClient(page, "Acorn & Sons");
  await page.getByRole("searchbox", { name: "Search clients" }).fill("acorn");
  await expect(page).toHaveURL(/search=acorn/);
  await expect(rowOf(page, "Acorn & Sons")).toBeVisible();
  await expect(page.getByRole("row")).toHaveCount(2);
});

test("a double click on Add makes one client @long", async ({ page, login, navigate }) => {
  await login();
  await navigate("/clients");
  await page.getByRole("button", { name: "Add client" }).click();
  const dialog = page.getByRole("dialog", { name: "Add client" });
  await dialog.getByLabel("Client name").fill("Twice Clicked");
  await dialog.getByRole("button", { name: "Add client" }).dblclick();
  await expect(dialog).toBeHidden();
  await page.getByRole("searchbox", { name: "Search clients" }).fill("Twice");
  await expect(page.getByRole("row", { name: /Twice Clicked/ })).toHaveCount(1);
});

test("a name that is taken is refused at its field, and what was typed stays @long", async ({
  page,
  team,
  login,
  navigate,
}) => {
  const { name } = clientOf(team);
  await login();
  await navigate("/clients");
  await page.getByRole("button", { name: "Add client" }).click();
  const dialog = page.getByRole("dialog", { name: "Add client" });
  await dialog.getByLabel("Client name").fill(name);
  await dialog.getByLabel("Notes").fill("Kept.");
  await dialog.getByRole("button", { name: "Add client" }).click();
  await expect(dialog.getByLabel("Client name")).toHaveAccessibleDescription(
    "A client with this name already exists.",
  );
  await expect(dialog.getByLabel("Notes")).toHaveValue("Kept.");
});

test("page, filter, search and sort live in the address and survive a reload", async ({
  page,
  login,
  navigate,
}) => {
  await login();
  await navigate("/clients");
  await expect(page.getByText("1–10 of 11")).toBeVisible();
  await page.getByRole("link", { name: "Next" }).click();
  await expect(page.getByText("11–11 of 11")).toBeVisible();
  await expect(page).toHaveURL(/page=2/);
  await page.reload();
  await expect(page.getByText("11–11 of 11")).toBeVisible();

  await page.getByRole("link", { name: /^Inactive/ }).click();
  await expect(page).toHaveURL(/filter=Inactive/);
  await expect(page.getByRole("row")).toHaveCount(2);
  await page.goBack();
  await expect(page.getByText("11–11 of 11")).toBeVisible();
});

test("an unknown filter falls back to all, and a nonsense page to the first @long", async ({
  page,
  login,
  navigate,
}) => {
  await login();
  await navigate("/clients?filter=Everything&page=-3");
  await expect(page.getByText("1–10 of 11")).toBeVisible();
});

test("two people's changes to one client are both kept, and a field both changed is asked about", async ({
  page,
  browser,
  team,
  login,
  navigate,
  expectAccessible,
}) => {
  const { id, name } = clientOf(team);
  const [colleague] = team.admins;
  await login(team.member);
  await navigate(`/clients?open=${id}`);
  await page.getByLabel("Notes").fill("Mine.");

  const other = await elsewhere(browser, colleague, `/clients?open=${id}`);
  await other.getByLabel("Contact phone").fill("02 5550 1234");
  await other.getByRole("button", { name: "Save client" }).click();
  await expect(other.getByText(`${name} saved`)).toBeVisible();

  await page.getByRole("button", { name: "Save client" }).click();
  await expect(page.getByText(`${name} saved`)).toBeVisible();
  await expect(page.getByText(`Kept as well: Contact phone by ${colleague.name}`)).toBeVisible();

  await navigate(`/clients?open=${id}`);
  await expect(page.getByLabel("Contact phone")).toHaveValue("02 5550 1234");
  await expect(page.getByLabel("Notes")).toHaveValue("Mine.");
  await page.getByLabel("Notes").fill("Mine again.");
  await other.goto(`/app/clients?open=${id}`);
  await other.getByLabel("Notes").fill("Theirs.");
  await other.getByRole("button", { name: "Save client" }).click();
  await expect(other.getByText(`${name} saved`)).toBeVisible();
  await other.context().close();

  await page.getByRole("button", { name: "Save client" }).click();
  const question = page.getByRole("dialog", { name: /^Somebody else changed this client/ });
  await expect(question.getByRole("radio")).toHaveCount(2);
  await expect(question.getByText(`${colleague.name}, today at`)).toBeVisible();
  await expectAccessible();
  await question.getByRole("button", { name: "Save client" }).click();
  await expect(question.getByText("Choose one.")).toBeVisible();
  await question.getByRole("radio", { name: /^Mine again\./ }).check();
  await question.getByRole("button", { name: "Save client" }).click();
  // The question is gone once it is answered; whoever leaves before the client is saved stops that.
  await expect(page.getByText(`${name} saved`)).toBeVisible();
  await navigate(`/clients?open=${id}`);
  await expect(page.getByLabel("Notes")).toHaveValue("Mine again.");
});

test("what a colleague changes appears in my list without reloading @long", async ({
  page,
  browser,
  team,
  login,
  navigate,
}) => {
  const { name } = clientOf(team);
  await login(team.member);
  await navigate("/clients");
  await expect(rowOf(page, name)).toBeVisible();
  const tab = await page.context().newPage();
  await tab.goto("/app/clients");
  await expect(rowOf(tab, name)).toBeVisible();

  const colleague = await elsewhere(browser, team.admins[0], "/clients");
  await addClient(colleague, "Aardvark Pty Ltd");
  await expect(rowOf(page, "Aardvark Pty Ltd")).toBeVisible();
  // A tab that lies behind asks when it is looked at, by a line it shares with the first.
  await tab.bringToFront();
  await expect(rowOf(tab, "Aardvark Pty Ltd")).toBeVisible();

  await chooseFromMenu(colleague, name, "Deactivate");
  await expect(rowOf(tab, name)).toContainText("Inactive");
  await colleague.context().close();
});

test("a client is deactivated, and found again under Inactive @long", async ({
  page,
  team,
  login,
  navigate,
}) => {
  const { name } = clientOf(team);
  await login();
  await navigate("/clients");
  await chooseFromMenu(page, name, "Deactivate");
  await expect(rowOf(page, name)).toContainText("Inactive");
  await page.getByRole("link", { name: /^Inactive/ }).click();
  await expect(rowOf(page, name)).toBeVisible();
});

test("deleting says what is lost, and can be undone", async ({ page, team, login, navigate }) => {
  const { name } = clientOf(team);
  await login();
  await navigate("/clients");
  await chooseFromMenu(page, name, "Delete client");
  const question = page.getByRole("alertdialog");
  await expect(question).toContainText("contact details and notes go with it");
  await question.getByRole("button", { name: "Delete client" }).click();
  await expect(rowOf(page, name)).toBeHidden();
  await page.getByRole("button", { name: "Undo" }).click();
  await expect(rowOf(page, name)).toBeVisible();
});

test("focus goes back to the row's menu after its dialog, and to the page when the row is gone @long", async ({
  page,
  team,
  login,
  navigate,
}) => {
  const { name } = clientOf(team);
  await login();
  await navigate("/clients");
  await chooseFromMenu(page, name, "Delete client");
  await page.getByRole("button", { name: "Keep client" }).click();
  await expect(page.getByRole("button", { name: `Actions for ${name}` })).toBeFocused();
  await chooseFromMenu(page, name, "Delete client");
  await page.getByRole("alertdialog").getByRole("button", { name: "Delete client" }).click();
  await expect(rowOf(page, name)).toBeHidden();
  await expect(page.locator("body")).not.toBeFocused();
});

test("at 820 pixels the list of clients was too wide for a long name: it fits @long", async ({
  page,
  login,
  navigate,
}) => {
  await login();
  await page.setViewportSize({ width: 820, height: 900 });
  await navigate("/clients");
  await addClient(page, "Saltmarsh Brewing and Bottling of the North Shore");
  await navigate("/clients?search=Bottling");
  await expect(rowOf(page, "Saltmarsh Brewing and Bottling of the North Shore")).toBeVisible();
  expect(await beyondPx(page.getByRole("table", { name: "Clients" }))).toBe(0);
});

test("a row's menu is in view at 800 pixels, and the current filter is marked in forced colours @long", async ({
  page,
  team,
  login,
  navigate,
}) => {
  await login();
  await page.setViewportSize({ width: 800, height: 900 });
  await navigate("/clients");
  const menu = page.getByRole("button", { name: `Actions for ${clientOf(team).name}` });
  await expect(menu).toBeInViewport({ ratio: 1 });
  await page.emulateMedia({ forcedColors: "active" });
  await expect(page.getByRole("link", { name: /^All/ })).toHaveCSS("outline-style", "solid");
  await expect(page.getByRole("link", { name: /^Inactive/ })).toHaveCSS("outline-style", "none");
});

test("closing a changed form asks first @long", async ({ page, team, login, navigate }) => {
  await login();
  await navigate(`/clients?open=${clientOf(team).id}`);
  await page.getByLabel("Notes").fill("Half a thought");
  await page.keyboard.press("Escape");
  const question = page.getByRole("alertdialog", { name: "Leave without saving?" });
  await question.getByRole("button", { name: "Keep editing" }).click();
  await expect(page.getByLabel("Notes")).toHaveValue("Half a thought");
});

test("Back, a link and a reload ask before they take what was typed into a dialog", async ({
  page,
  team,
  login,
  navigate,
}) => {
  await login();
  await navigate("/clients");
  await chooseFromMenu(page, clientOf(team).name, "Edit");
  const notes = page.getByLabel("Notes");
  await notes.fill("Half a thought");
  const question = page.getByRole("alertdialog", { name: "Leave without saving?" });
  const keep = question.getByRole("button", { name: "Keep editing" });

  await page.goBack();
  await keep.click();
  await expect(notes).toHaveValue("Half a thought");

  await page.getByRole("button", { name: "Cancel" }).click();
  await keep.click();
  await expect(notes).toHaveValue("Half a thought");

  const asked: string[] = [];
  page.on("dialog", (browsers) => {
    asked.push(browsers.type());
    void browsers.dismiss();
  });
  await page.evaluate(() => window.location.reload());
  await expect.poll(() => asked).toEqual(["beforeunload"]);
  await expect(notes).toHaveValue("Half a thought");

  await page.goBack();
  await question.getByRole("button", { name: "Discard changes" }).click();
  await expect(page).toHaveURL("/app/clients");
  await expect(notes).toBeHidden();
});

test("Escape in the very moment of the last stroke asks as well @long", async ({
  page,
  team,
  login,
  navigate,
}) => {
  await login();
  await navigate(`/clients?open=${clientOf(team).id}`);
  await page.getByLabel("Notes").evaluate((field: HTMLTextAreaElement) => {
    field.focus();
    document.execCommand("insertText", false, "Half a thought");
    field.dispatchEvent(new KeyboardEvent("keydown", { key: "Escape", bubbles: true }));
  });
  await expect(page.getByRole("alertdialog", { name: "Leave without saving?" })).toBeVisible();
});

test("the list comes as a CSV file @long", async ({ page, team, login, navigate }) => {
  await login();
  await navigate("/clients");
  const [download] = await Promise.all([
    page.waitForEvent("download"),
    page.getByRole("link", { name: "Download CSV" }).click(),
  ]);
  const chunks: Buffer[] = [];
  for await (const chunk of await download.createReadStream()) chunks.push(chunk);
  const lines = Buffer.concat(chunks).toString("utf8").trim().split("\r\n");
  expect(lines).toHaveLength(1 + 11);
  expect(lines.join("\n")).toContain(clientOf(team).name);
});

async function addClient(page: Page, name: string) {
  await page.getByRole("button", { name: "Add client" }).click();
  const dialog = page.getByRole("dialog", { name: "Add client" });
  await dialog.getByLabel("Client name").fill(name);
  await dialog.getByRole("button", { name: "Add client" }).click();
  await expect(dialog).toBeHidden();
}

function rowOf(page: Page, name: string) {
  return page.getByRole("row").filter({ hasText: name });
}

/** One that the first page shows, since the list is sorted by name. */
function clientOf({ clients }: Team) {
  const [first] = clients
    .filter(({ isActive, isDeleted }) => isActive && !isDeleted)
    .sort((one, other) => one.name.localeCompare(other.name));
  if (!first) throw new Error("The team has no client.");
  return first;
}
