import { API_BASE } from "@app/contract/endpoint";
import type { Browser, Page } from "@playwright/test";
import { expect, test } from "./fixtures.ts";
import { signIn } from "./sign-in.ts";
import { type Person, takeTeam } from "./teams.ts";

test("a level that is changed is seen at once where the model is open, up and down to nothing", async ({
  page,
  browser,
  team,
  login,
  navigate,
  expectAccessible,
}) => {
  await login();
  const id = await makeModel(page, "Ladder");
  const other = await elsewhere(browser, team.member, `/models/${id}`);
  await expect(other.getByRole("treegrid", { name: /^Drivers/ })).toBeVisible();

  await navigate(`/models/${id}/sharing`);
  await expectAccessible();
  const everyone = page.getByLabel("Access of Everyone else in the team");
  await everyone.selectOption("Read-Only");
  await expect(other.getByText("Your access is now Read-Only.")).toBeVisible();
  await expect(other.getByRole("treegrid")).toBeHidden();
  await everyone.selectOption("Data Entry");
  await expect(other.getByText("Your access is now Data Entry.")).toBeVisible();
  await expect(other.getByRole("treegrid", { name: /^Drivers/ })).toBeVisible();
  await everyone.selectOption("No Access");
  await expect(other.getByText("You can no longer open this model")).toBeVisible();
  await expect(other.getByRole("link", { name: "Go to your models" })).toBeVisible();
  await other.context().close();
});

test("somebody outside is let in by their address, and a model is handed to them by an offer they accept", async ({
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
  await navigate(`/models/${id}`);
  const other = await elsewhere(browser, team.member, `/models/${id}`);
  await Promise.all([
    typeFigure(page, "Average rate an hour", 5, "190"),
    typeFigure(other, "Average rate an hour", 7, "200"),
  ]);
  for (const screen of [page, other]) {
    await expect(cellOf(screen, "Average rate an hour", 5)).toHaveText("190");
    await expect(cellOf(screen, "Average rate an hour", 7)).toHaveText("200");
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
  await expect(cellOf(page, "Average rate an hour", 6)).toHaveText("222");
  await other.context().close();
  await expectAccessible();
});

test("two versions are compared in money to a figure worked out by hand, and the older is restored and taken back", async ({
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

async function elsewhere(browser: Browser, person: Person, path: string): Promise<Page> {
  const page = await (await browser.newContext()).newPage();
  await signIn(page, person);
  await page.goto(`/app${path}`);
  return page;
}

async function makeModel(page: Page, modelName: string): Promise<number> {
  const data = {
    ...{ from: "starter", key: "servicesFirm", timeSeries: "monthly3", modelName },
    ...{ start: "2026-07-01", yearEndMonth: 6, currency: "AUD" },
  };
  const answer = await page.request.post(`${API_BASE}/model`, { data });
  return (await answer.json()).data.id;
}

async function save(page: Page, id: number, baseVersion: number, place: string, value: number) {
  const edits = [{ kind: "set", place, value }];
  const data = { saveId: crypto.randomUUID(), baseVersion, edits };
  const answer = await page.request.put(`${API_BASE}/model/${id}/document`, { data });
  expect((await answer.json()).data).toMatchObject({ outcome: "saved" });
}

function cellOf(page: Page, driver: string, at: number) {
  const grid = page.getByRole("treegrid", { name: /^Drivers/ });
  return grid
    .getByRole("row", { name: new RegExp(`^${driver}`) })
    .getByRole("gridcell")
    .nth(at);
}

async function typeFigure(page: Page, driver: string, at: number, text: string) {
  const cell = cellOf(page, driver, at);
  await cell.dblclick();
  await page.keyboard.type(text);
  await page.keyboard.press("Enter");
  await expect(cell).toHaveText(text);
}
