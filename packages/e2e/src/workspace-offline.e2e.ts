import type { Page } from "@playwright/test";
import { cellOf, shown, typeFigure, typeOver } from "./driver-cells.ts";
import { expect, test } from "./fixtures.ts";
import { makeModel } from "./models.ts";
import { WITHOUT_DEMO } from "./own-server.ts";
import { forgetSession, signIn } from "./sign-in.ts";
import { loneTeam } from "./teams.ts";

const RATE = "Average rate an hour";
const KEPT = /that had not been saved (is|are) back\.$/;

test.use({
  expectedComplaints: [
    /ERR_INTERNET_DISCONNECTED|ERR_CONNECTION_REFUSED|ERR_FAILED|status of 40[14]/,
  ],
});

test("what was typed after the server was killed is there when browser and server have both been started again, and is saved", async ({
  makeServer,
}) => {
  const own = await makeServer(WITHOUT_DEMO);
  const [admin] = loneTeam().admins;
  await own.start();
  const before = await own.openBrowser();
  const page = await before.newPage();
  await signIn(page, admin);
  const id = await makeModel(page, "Killed");
  await openDrivers(page, id);
  await typeFigure(page, RATE, 5, "190");
  await expect(page.getByText(/^Saved .*version 2$/)).toBeVisible();
  await own.kill();
  await typeFigure(page, RATE, 6, "222");
  await typeFigure(page, "Rent a year", 6, "99,000");
  await expect(page.getByText("Offline, will retry")).toBeVisible();
  await page.waitForTimeout(500);
  await before.close();

  await own.start();
  const after = await own.openBrowser();
  const again = await after.newPage();
  await signIn(again, admin);
  await openDrivers(again, id);
  await expect(again.getByText(KEPT)).toHaveText(/^2 changes /);
  await expect(cellOf(again, RATE, 6)).toHaveText(shown("222"));
  // One save or two: what had been sent before the second figure was typed stays a save of its own.
  await expect(again.getByText(/^Saved .*version [34]$/)).toBeVisible();
  await again.reload();
  await expect(cellOf(again, RATE, 6)).toHaveText(shown("222"));
  await expect(cellOf(again, RATE, 5)).toHaveText(shown("190"));
  await expect(cellOf(again, "Rent a year", 6)).toHaveText("99,000");
  await expect(again.getByText(KEPT)).toBeHidden();
  await after.close();
});

test("another person who signs in at the same browser is shown none of it, and it is there for whom it is of @long", async ({
  page,
  context,
  team,
  login,
}) => {
  await login();
  const id = await makeModel(page, "One browser, two people");
  const tab = await context.newPage();
  await openDrivers(tab, id);
  await context.setOffline(true);
  await typeFigure(tab, RATE, 6, "222");
  await expect(tab.getByText("Offline, will retry")).toBeVisible();
  await tab.waitForTimeout(500);
  await tab.close();
  await context.setOffline(false);

  await forgetSession(page);
  await signIn(page, team.member);
  await openDrivers(page, id);
  await expect(page.getByText(/^Saved /)).toBeVisible();
  await page.waitForTimeout(1500);
  await expect(page.getByText(KEPT)).toBeHidden();
  await expect(cellOf(page, RATE, 6)).not.toHaveText(shown("222"));
  // Something else, meanwhile, in the same row.
  await typeFigure(page, RATE, 7, "205");
  await expect(page.getByText(/^Saved .*version 2$/)).toBeVisible();

  await forgetSession(page);
  await login();
  await openDrivers(page, id);
  await expect(page.getByText(KEPT)).toHaveText(/^1 change /);
  await expect(page.getByText(/^Saved .*version 3$/)).toBeVisible();
  await expect(cellOf(page, RATE, 6)).toHaveText(shown("222"));
  await expect(cellOf(page, RATE, 7)).toHaveText(shown("205"));
});

test("a figure that is still being typed was lost by a reload and by a jump out of the model: both ask, and it is kept @long", async ({
  page,
  login,
}) => {
  await login();
  const id = await makeModel(page, "Half typed");
  await page.goto("/app/models");
  await page.getByRole("link", { name: "Half typed" }).first().click();
  await page.getByRole("link", { name: "Drivers" }).click();
  await expect(page.getByRole("treegrid")).toHaveAttribute("aria-readonly", "false");
  await typeOver(page, cellOf(page, RATE, 6), "222");
  await page.evaluate(() => history.go(-2));
  await expect(page.getByRole("heading", { level: 1, name: "Models" })).toBeVisible();

  await openDrivers(page, id);
  await expect(cellOf(page, RATE, 6)).toHaveText(shown("222"));
  await typeOver(page, cellOf(page, RATE, 7), "233");
  const asked = page.waitForEvent("dialog").then(async (dialog) => {
    expect(dialog.type()).toBe("beforeunload");
    await dialog.dismiss();
  });
  await page.evaluate(() => location.reload());
  await asked;
  await expect(cellOf(page, RATE, 7)).toHaveText(shown("233"));
  await expect(page.getByText(/^Saved .*version 3$/)).toBeVisible();
});

test("a model whose worker did not load stayed a shape for ever: it is tried again @long", async ({
  page,
  login,
}) => {
  await login();
  const id = await makeModel(page, "Without its worker");
  let askedCount = 0;
  await page.route("**/document-worker-*.js", (route) => {
    askedCount += 1;
    return askedCount === 1 ? route.abort() : route.continue();
  });
  await openDrivers(page, id);
  expect(askedCount).toBeGreaterThan(1);
});

test("signing out before all is saved asks, and closing the tab does @long", async ({
  page,
  context,
  team,
  login,
  expectAccessible,
}) => {
  await login();
  const id = await makeModel(page, "Not saved yet");
  const left = await context.newPage();
  await openDrivers(left, id);
  await context.setOffline(true);
  await typeFigure(left, RATE, 6, "222");
  await expect(left.getByText("Offline, will retry")).toBeVisible();
  await left.waitForTimeout(500);
  const asked = left.waitForEvent("dialog").then(async (dialog) => {
    expect(dialog.type()).toBe("beforeunload");
    await dialog.accept();
  });
  const closed = left.waitForEvent("close");
  await left.close({ runBeforeUnload: true });
  await asked;
  await closed;
  await context.setOffline(false);

  await page.goto("/app/clients");
  await page.getByRole("button", { name: team.teamName }).click();
  await page.getByRole("menuitem", { name: "Sign out" }).click();
  const question = page.getByRole("alertdialog", { name: "Sign out before all is saved?" });
  await expect(question).toContainText("“Not saved yet” has changes of yours");
  await expectAccessible();
  await question.getByRole("button", { name: "Stay signed in" }).click();
  await expect(question).toBeHidden();
  await openDrivers(page, id);
  await expect(page.getByText(KEPT)).toBeVisible();
});

async function openDrivers(page: Page, id: number) {
  await page.goto(`/app/models/${id}/drivers`);
  await expect(page.getByRole("treegrid", { name: /^Drivers/ })).toBeVisible();
}
