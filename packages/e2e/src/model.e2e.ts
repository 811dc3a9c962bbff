import { readFile } from "node:fs/promises";
import { ACCESS_LEVELS, type AccessLevel } from "@app/contract/access-level";
import { API_BASE } from "@app/contract/endpoint";
import { REAUTH_KEY } from "@app/contract/envelope";
import {
  addTrustedUser,
  adminTransferOwnership,
  setTeamAccessMode,
} from "@app/contract/model-sharing";
import { cancelModel, getModel } from "@app/contract/models";
import type { Page } from "@playwright/test";
import { cellOf, shown, typeFigure, typeOver } from "./driver-cells.ts";
import { expect, test } from "./fixtures.ts";
import { makeModel } from "./models.ts";
import { chooseFromMenu } from "./row-menu.ts";
import { elsewhere } from "./sign-in.ts";
import { type Person, takeTeam } from "./teams.ts";

test("a level that is changed is seen at once where the model is open, up and down to nothing @long", async ({
  page,
  browser,
  team,
  login,
  navigate,
  expectAccessible,
}) => {
  await login();
  const id = await makeModel(page, "Ladder");
  const other = await elsewhere(browser, team.member, `/models/${id}/drivers`);
  const grid = other.getByRole("treegrid", { name: /^Drivers/ });
  await expect(grid).toHaveAttribute("aria-readonly", "false");

  await navigate(`/models/${id}/sharing`);
  await expectAccessible();
  const everyone = page.getByLabel("Access of Everyone else in the team");
  // On the way to 190: not entered, and so not saved when access comes back.
  await typeOver(other, cellOf(other, "Average rate an hour", 6), "19");
  await everyone.selectOption("Read-Only");
  await expect(other.getByText("Your access is now Read-Only.")).toBeVisible();
  await expect(other.getByText("You cannot change this model now.")).toBeVisible();
  await everyone.selectOption("Data Entry");
  await expect(other.getByText("Your access is now Data Entry.")).toBeVisible();
  await expect(other.getByText("You cannot change this model now.")).toBeHidden();
  await other.keyboard.type("0");
  await other.keyboard.press("Enter");
  await expect(cellOf(other, "Average rate an hour", 6)).toHaveText(shown("190"));
  await everyone.selectOption("No Access");
  await expect(other.getByText("You can no longer open this model")).toBeVisible();
  await expect(other.getByRole("link", { name: "Go to your models" })).toBeVisible();
  await other.context().close();
});

test("somebody outside is let in by their address, and a model is handed to them by an offer they accept @long", async ({
  page,
  browser,
  login,
  navigate,
}) => {
  const outside = takeTeam();
  const [owner] = outside.admins;
  await login();
  const id = await makeModel(page, "Handed on");
  await navigate(`/models/${id}/sharing`);
  await page.getByLabel("E-mail").fill(owner.email);
  await expect(page.getByText("It becomes a trusted user at once.")).toBeVisible();
  await page.getByRole("button", { name: "Invite" }).click();
  await expect(page.getByLabel(`Access of ${owner.name}`)).toHaveValue("1");

  await page.getByRole("button", { name: "Transfer ownership" }).click();
  const dialog = page.getByRole("dialog", { name: "Transfer ownership" });
  await dialog.getByText("To someone outside").click();
  await dialog.getByLabel("Address of the new owner").fill(owner.email);
  await dialog.getByRole("button", { name: /^Offer/ }).click();
  await expect(page.getByRole("button", { name: "Take offer back" })).toBeVisible();

  const theirs = await elsewhere(browser, owner, "/models");
  const offer = theirs.getByRole("status").filter({ hasText: "offers you the ownership" });
  await offer.getByRole("button", { name: "Accept" }).click();
  await expect(page.getByText("You can no longer open this model")).toBeVisible();
  await theirs.goto(`/app/models/${id}/sharing`);
  await expect(theirs.getByRole("heading", { name: "You own this model" })).toBeVisible();
  await theirs.context().close();
});

test("an admin hands a model to a colleague at once, after proving again who they are @long", async ({
  page,
  team,
  login,
  navigate,
}) => {
  const [admin, next] = team.admins;
  await login();
  const id = await makeModel(page, "Handed over");
  await navigate(`/models/${id}/sharing`);
  // As the server answers a quarter of an hour after the last proof.
  const errors = [{ key: REAUTH_KEY, message: "Confirm your password to go on." }];
  await page.route(`**${addressOf(adminTransferOwnership, id)}`, (route) =>
    route.fulfill({ status: 403, json: { success: false, data: null, errors } }),
  );
  await page.getByRole("button", { name: "Transfer ownership" }).click();
  const dialog = page.getByRole("dialog", { name: "Transfer ownership" });
  await dialog.getByLabel("New owner").fill(next.name);
  await page.getByRole("option", { name: next.name }).click();
  await dialog.getByRole("button", { name: `Transfer to ${next.name}` }).click();

  const proof = page.getByRole("dialog", { name: "Confirm it is you" });
  await proof.getByLabel("Password", { exact: true }).fill(admin.password);
  await page.unrouteAll();
  await proof.getByRole("button", { name: "Confirm" }).click();
  await expect(page.getByRole("heading", { name: `${next.name} owns this model` })).toBeVisible();
});

test("a name given in a model's menu is seen where the model is open, and one may only do what one's level lets one @long", async ({
  page,
  browser,
  team,
  login,
  navigate,
  expectAccessible,
}) => {
  await login();
  const id = await makeModel(page, "Working title");
  await navigate(`/models/${id}`);
  const other = await elsewhere(browser, team.member, `/models/${id}`);
  await other.getByRole("button", { name: "Actions for Working title" }).click();
  await expect(other.getByRole("menuitem")).toHaveText([
    "Download workbook",
    "Copy",
    "Make a parallel model",
  ]);
  await other.keyboard.press("Escape");

  await chooseFromMenu(page, "Working title", "Rename");
  await page.getByLabel("Name", { exact: true }).fill("Board forecast");
  await page.getByRole("button", { name: "Rename model" }).click();
  for (const screen of [page, other]) {
    await expect(screen.getByRole("heading", { level: 1, name: "Board forecast" })).toBeVisible();
  }
  await chooseFromMenu(page, "Board forecast", "Cancel model");
  await page.getByRole("alertdialog").getByRole("button", { name: "Cancel model" }).click();
  for (const screen of [page, other]) {
    await expect(screen.getByText("This model is inactive")).toBeVisible();
  }
  await expectAccessible({ within: "main header" });
  await chooseFromMenu(page, "Board forecast", "Delete model");
  await page.getByRole("alertdialog").getByRole("button", { name: "Delete model" }).click();
  await expect(page.getByRole("heading", { level: 1, name: "Models" })).toBeVisible();
  await expect(other.getByText("You can no longer open this model")).toBeVisible();
  const deleted = page.getByRole("listitem").filter({ hasText: "Board forecast deleted" });
  await deleted.getByRole("button", { name: "Undo" }).click();
  await expect(page.getByText("Board forecast is back")).toBeVisible();
  await other.context().close();
});

test("somebody of another team finds a model in their list as it is shared, renames it without its client, and loses it @long", async ({
  page,
  browser,
  team,
  login,
  navigate,
}) => {
  const [friend] = takeTeam().admins;
  await login();
  const [client] = team.clients;
  const id = await makeModel(page, "Shared plan", client?.id);
  const theirs = await elsewhere(browser, friend, "/models?filter=Shared");
  await expect(theirs.getByText("Nothing is shared with you")).toBeVisible();
  await trust(page, id, friend, ACCESS_LEVELS.FULL_ACCESS);
  await theirs.getByRole("link", { name: "Shared plan" }).click();
  await expect(theirs.getByRole("heading", { level: 1, name: "Shared plan" })).toBeVisible();
  await chooseFromMenu(theirs, "Shared plan", "Rename");
  await theirs.getByLabel("Name", { exact: true }).fill("Agreed plan");
  await theirs.getByRole("button", { name: "Rename model" }).click();
  await expect(theirs.getByRole("heading", { level: 1, name: "Agreed plan" })).toBeVisible();
  const { data } = await (await page.request.get(addressOf(getModel, id))).json();
  expect(data).toMatchObject({ modelName: "Agreed plan", clientId: client?.id });

  await theirs.goto("/app/models?filter=Shared");
  await expect(theirs.getByRole("link", { name: "Agreed plan" })).toBeVisible();
  await navigate(`/models/${id}/sharing`);
  await page.getByRole("button", { name: `Remove ${friend.name}` }).click();
  await expect(theirs.getByText("Nothing is shared with you")).toBeVisible();
  await theirs.context().close();
});

test("what was typed when access ended is told in words, and kept as a file @long", async ({
  page,
  browser,
  team,
  login,
}) => {
  await login();
  const id = await makeModel(page, "Taken away");
  const other = await elsewhere(browser, team.member, `/models/${id}/drivers`);
  await typeWhileCutOff(other);
  await setTeamLevel(page, id, ACCESS_LEVELS.NO_ACCESS);
  await other.context().setOffline(false);

  await expect(other.getByText("You can no longer open this model")).toBeVisible();
  const unsaved = "Average rate an hour: January 2027 set to 222";
  await expect(other.getByRole("list", { name: "Not saved" })).toHaveText(unsaved);
  await other.getByRole("link", { name: "Go to your models" }).click();
  const question = other.getByRole("alertdialog", { name: "Leave without saving?" });
  await question.getByRole("button", { name: "Keep editing" }).click();
  const download = other.waitForEvent("download");
  await other.getByRole("link", { name: "Keep as a file" }).click();
  const file = await download;
  expect(file.suggestedFilename()).toBe("Taken away, not saved.txt");
  expect(await readFile(await file.path(), "utf8")).toBe(`Taken away, not saved:\n${unsaved}\n`);
  await other.getByRole("link", { name: "Go to your models" }).click();
  await expect(other.getByRole("heading", { level: 1, name: "Models" })).toBeVisible();
  await other.context().close();
});

test("what may no longer be saved goes into a copy, or is discarded, and leaving asks @long", async ({
  page,
  browser,
  team,
  login,
}) => {
  await login();
  const id = await makeModel(page, "Read by now");
  const other = await elsewhere(browser, team.member, `/models/${id}/drivers`);
  const notice = other.getByRole("alert").filter({ hasText: "What you typed is not saved" });
  await typeWhileCutOff(other);
  await setTeamLevel(page, id, ACCESS_LEVELS.READ_ONLY);
  await other.context().setOffline(false);
  await expect(notice).toContainText("Your access to this model does not let you change");
  await other.getByRole("link", { name: "Models", exact: true }).first().click();
  const question = other.getByRole("alertdialog", { name: "Leave without saving?" });
  await question.getByRole("button", { name: "Keep editing" }).click();
  await notice.getByRole("button", { name: "Discard" }).click();
  await other.getByRole("button", { name: "Discard changes" }).click();
  await expect(notice).toBeHidden();
  await expect(cellOf(other, "Average rate an hour", 6)).not.toHaveText(shown("222"));

  await setTeamLevel(page, id, ACCESS_LEVELS.DATA_ENTRY);
  await typeWhileCutOff(other);
  const cancelled = await page.request.post(addressOf(cancelModel, id));
  expect(cancelled.ok()).toBe(true);
  await other.context().setOffline(false);
  await expect(notice).toContainText("This model is inactive");
  await notice.getByRole("button", { name: "Save in a copy" }).click();
  await expect(other.getByRole("heading", { level: 1, name: "Read by now (copy)" })).toBeVisible();
  await other.getByRole("link", { name: "Drivers", exact: true }).click();
  await expect(cellOf(other, "Average rate an hour", 6)).toHaveText(shown("222"));
  await other.context().close();
});

test("with six models open in other tabs, a seventh opens over the lines a browser has @long", async ({
  page,
  context,
  login,
}) => {
  await login();
  for (const tab of Array(7).keys()) {
    const id = await makeModel(page, `Tab ${tab}`);
    const opened = await context.newPage();
    await opened.goto(`/app/models/${id}/drivers`);
    await expect(opened.getByRole("treegrid", { name: /^Drivers/ })).toBeVisible();
    // Without a window no tab covers another, so it is said.
    await opened.evaluate(() => {
      Object.defineProperty(document, "visibilityState", { value: "hidden" });
      document.dispatchEvent(new Event("visibilitychange"));
    });
  }
});

test("two people type at once: other months are both kept, and of the same month one decides", async ({
  page,
  browser,
  team,
  login,
  navigate,
  expectAccessible,
}) => {
  await login();
  const id = await makeModel(page, "Two at once");
  await navigate(`/models/${id}/drivers`);
  const other = await elsewhere(browser, team.member, `/models/${id}/drivers`);
  await Promise.all([
    typeFigure(page, "Average rate an hour", 5, "190"),
    typeFigure(other, "Average rate an hour", 7, "200"),
  ]);
  for (const screen of [page, other]) {
    await expect(cellOf(screen, "Average rate an hour", 5)).toHaveText(shown("190"));
    await expect(cellOf(screen, "Average rate an hour", 7)).toHaveText(shown("200"));
    await expect(screen.getByText(/^Saved today at .*, version 3$/)).toBeVisible();
  }

  // Cut off, the second does not hear of the first.
  await other.context().setOffline(true);
  await typeFigure(other, "Average rate an hour", 6, "222");
  await expect(other.getByText("Offline, will retry")).toBeVisible();
  await typeFigure(page, "Average rate an hour", 6, "211");
  await expect(page.getByText(/version 4$/)).toBeVisible();
  await other.context().setOffline(false);
  const question = other.getByRole("dialog", { name: "Somebody else changed the same" });
  await expect(question.getByText(team.admins[0].name)).toBeVisible();
  await expect(question.getByText("211", { exact: true })).toBeVisible();
  await question.getByRole("radio", { name: /222/ }).check();
  await question.getByRole("button", { name: "Save decision" }).click();
  await expect(cellOf(page, "Average rate an hour", 6)).toHaveText(shown("222"));
  await other.context().close();
  await expectAccessible();
});

test("a figure half typed is still there once a conflict that came up meanwhile is decided @long", async ({
  page,
  browser,
  team,
  login,
  navigate,
}) => {
  await login();
  const id = await makeModel(page, "Half typed");
  await navigate(`/models/${id}/drivers`);
  const other = await elsewhere(browser, team.member, `/models/${id}/drivers`);
  await typeWhileCutOff(other);
  await typeFigure(page, "Average rate an hour", 6, "211");
  await expect(page.getByText(/version 2$/)).toBeVisible();
  await typeOver(other, cellOf(other, "Average rate an hour", 7), "23");
  await other.context().setOffline(false);
  const question = other.getByRole("dialog", { name: "Somebody else changed the same" });
  await question.getByRole("button", { name: "Decide later" }).click();
  await other.getByRole("button", { name: "Decide" }).click();
  await question.getByRole("radio", { name: /222/ }).check();
  await question.getByRole("button", { name: "Save decision" }).click();
  await expect(question).toBeHidden();
  await expect(other.getByRole("textbox", { name: /^Average rate an hour/ })).toBeFocused();
  await other.keyboard.type("4");
  await other.keyboard.press("Enter");
  await expect(cellOf(page, "Average rate an hour", 7)).toHaveText(shown("234"));
  await expect(cellOf(page, "Average rate an hour", 6)).toHaveText(shown("222"));

  await other.getByRole("button", { name: "Undo" }).first().click();
  await other.getByRole("button", { name: "Undo" }).first().click();
  await expect(cellOf(page, "Average rate an hour", 6)).toHaveText(shown("211"));
  await other.context().close();
});

test("on a phone a model says whose it is @long", async ({ page, team, login, navigate }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await login();
  const [client] = team.clients;
  const id = await makeModel(page, "Pocket plan", client?.id);
  await navigate(`/models/${id}`);
  await expect(page.getByRole("link", { name: client?.name ?? "", exact: true })).toBeVisible();
});

test("no part of a model is wider than a phone @long", async ({ page, login, navigate }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await login();
  const id = await makeModel(page, "Narrow");
  const parts = {
    "": page.getByText("Headroom and covenants"),
    drivers: page.getByRole("treegrid"),
    statements: page.getByRole("treegrid"),
    scenarios: page.getByRole("button", { name: "Add scenario" }),
    checks: page.getByText("Everything is right"),
    sharing: page.getByText("The six levels"),
    history: page.getByText("version 1"),
  };
  for (const [part, shown] of Object.entries(parts)) {
    await navigate(`/models/${id}/${part}`);
    await expect(shown.first()).toBeVisible();
    const width = await page.evaluate(() => document.documentElement.scrollWidth);
    expect(`${part} ${width}`).toBe(`${part} 390`);
  }
});

test("two versions are compared in money to a figure worked out by hand, and the older is restored and taken back @long", async ({
  page,
  login,
  navigate,
  expectAccessible,
}) => {
  await login();
  const id = await makeModel(page, "Compared");
  await navigate(`/models/${id}/history`);
  await expect(page.getByText("One version so far")).toBeVisible();
  // Without interest on cash, a cost is what it costs and no more.
  await save(page, id, 1, "drivers/cashRate/values", 0);
  await save(page, id, 2, "drivers/insurancePerYear/values", 42_000);
  await navigate(`/models/${id}/history?from=2&to=3`);
  // 12,000 more a year, growing by 2.5%: 12,000 × (1 + 1.025 + 1.050625), less a quarter of tax.
  const rows = page.getByRole("table", { name: "Changed places" }).getByRole("row");
  const insurance = rows.filter({ hasText: "Insurance" });
  await expect(insurance.getByRole("cell").last()).toHaveText("(27,681)");
  await expect(page.getByText("Parts add up in every column")).toBeVisible();
  await expectAccessible();
  await page.emulateMedia({ colorScheme: "dark" });
  await expectAccessible({ rules: ["color-contrast"] });

  await page.getByRole("button", { name: "Restore version 2" }).click();
  await expect(page.getByText("Version 4 is what version 2 was")).toBeVisible();
  await page.getByRole("button", { name: "Undo" }).click();
  await expect(page.getByText("Version 5 is what version 3 was")).toBeVisible();
  await page.getByRole("link", { name: "Open read-only" }).click();
  await expect(page.getByText("Version 2, to be read")).toBeVisible();
});

/** Types where no server hears of it. */
async function typeWhileCutOff(page: Page) {
  await expect(page.getByRole("treegrid", { name: /^Drivers/ })).toBeVisible();
  await page.context().setOffline(true);
  await typeFigure(page, "Average rate an hour", 6, "222");
  await expect(page.getByText("Offline, will retry")).toBeVisible();
}

async function setTeamLevel(page: Page, id: number, registeredModelAccessMode: AccessLevel) {
  const data = { registeredModelAccessMode };
  const answer = await page.request.put(addressOf(setTeamAccessMode, id), { data });
  expect(answer.ok()).toBe(true);
}

async function trust(
  page: Page,
  id: number,
  { email }: Person,
  registeredModelAccessMode: AccessLevel,
) {
  const data = { email, registeredModelAccessMode };
  const answer = await page.request.post(addressOf(addTrustedUser, id), { data });
  expect(answer.ok()).toBe(true);
}

function addressOf({ path }: { path: string }, id: number) {
  return API_BASE + path.replace("{id}", String(id));
}

async function save(page: Page, id: number, baseVersion: number, place: string, value: number) {
  const edits = [{ kind: "set", place, value }];
  const data = { saveId: crypto.randomUUID(), baseVersion, edits };
  const answer = await page.request.put(`${API_BASE}/model/${id}/document`, { data });
  expect((await answer.json()).data).toMatchObject({ outcome: "saved" });
}
