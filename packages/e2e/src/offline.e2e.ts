import { getCurrentUser } from "@app/contract/current-user";
import { API_BASE } from "@app/contract/endpoint";
import { cancelModel, deleteModel } from "@app/contract/models";
import { startMasquerade } from "@app/contract/staff";
import type { Page } from "@playwright/test";
import { serveScripts } from "./browser-scripts.ts";
import { expect, test } from "./fixtures.ts";
import { makeModel } from "./models.ts";
import { NEWER, ownProduct } from "./own-product.ts";
import { ownServer, PRIYA, STAFF, WITHOUT_DEMO } from "./own-server.ts";
import { signIn } from "./sign-in.ts";
import { loneTeam } from "./teams.ts";

test.use({
  serviceWorkers: "allow",
  expectedComplaints: [/ERR_INTERNET_DISCONNECTED|ERR_CONNECTION_REFUSED|ERR_FAILED|status of 404/],
});

const OFFLINE = /^Offline\. As of \d+:\d\d, read only$/;
const NOT_LOADED = { name: "This page did not load" };
/** Pages that tell what stands in their code, by their addresses. */
const INFORMATION = {
  eula: "Licence agreement",
  installation: "Installation",
  privacy_statement: "Privacy statement",
  system_requirements: "System requirements",
};

test("a model that was opened opens in a new browser after the server was killed: the same figures, to be read; and is live once the server is back @long", async ({
  makeServer,
}) => {
  const own = await makeServer(WITHOUT_DEMO);
  const [admin] = loneTeam().admins;
  await own.start();
  const before = await own.openBrowser();
  const page = await before.newPage();
  await signIn(page, admin);
  const id = await makeModel(page, "On a train");
  const figures = await readFigures(page, id);
  await isKept(page, id);
  await before.close();
  await own.kill();

  const after = await own.openBrowser();
  const again = await after.newPage();
  expect(await readFigures(again, id)).toEqual(figures);
  await expect(again.getByText(OFFLINE)).toBeVisible();
  await again.getByRole("link", { name: "Drivers", exact: true }).click();
  const grid = again.getByRole("treegrid", { name: /^Drivers/ });
  await expect(grid).toBeVisible();
  await expect(again.getByRole("button", { name: "Undo" })).toBeHidden();
  for (const path of ["/", "/clients", "/models", "/team"]) {
    await again.goto(`/app${path}`);
    await expect(again.getByRole("heading", NOT_LOADED)).toBeVisible();
    await expect(again.getByRole("link", { name: "On a train" })).toBeVisible();
  }
  await again.getByRole("link", { name: "On a train" }).click();
  await expect(again.getByText(OFFLINE)).toBeVisible();
  for (const [path, title] of Object.entries(INFORMATION)) {
    await again.goto(`/app/${path}`);
    await expect(again.getByRole("heading", { level: 1, name: title })).toBeVisible();
  }
  await again.goto(`/app/models/${id}`);
  await expect(again.getByText(OFFLINE)).toBeVisible();

  await own.start();
  await expect(again.getByText(OFFLINE)).toBeHidden();
  await expect(again.getByText(/^Saved .*version 1$/)).toBeVisible();
  await again.goto("/app/clients");
  await expect(again.getByRole("heading", { level: 1, name: "Clients" })).toBeVisible();
  await after.close();
});

test("after a newer version an open tab goes on with parts of its own; the next load has the newer one whole, and starts from it without a line @long", async ({
  browserName: _,
}) => {
  test.setTimeout(600_000);
  const product = await ownProduct();
  const own = await ownServer({}, product.main);
  try {
    await own.start();
    const browser = await own.openBrowser();
    const old = await browser.newPage();
    await signIn(old, PRIYA);
    await old.goto("/app/clients");
    await isTakenOver(old);
    await own.kill();
    await product.release();
    await own.start();

    const next = await browser.newPage();
    await next.goto("/app/clients");
    await expect(next.getByRole("heading", { level: 1, name: "Clients" })).toBeVisible();
    expect((await scriptsOf(next)).filter((name) => !NEWER.test(name))).toEqual([]);
    await expect.poll(() => isNewerInPlace(next), { timeout: 60_000 }).toBe(true);

    await old.getByRole("button", { name: "Add client" }).click();
    await expect(old.getByRole("dialog", { name: "Add client" })).toBeVisible();
    const ofOld = await scriptsOf(old);
    expect(ofOld.some((name) => name.includes("client-dialog"))).toBe(true);
    expect(ofOld.filter((name) => NEWER.test(name))).toEqual([]);

    await own.kill();
    await next.goto("/app/clients");
    await expect(next.getByRole("heading", NOT_LOADED)).toBeVisible();
    expect((await scriptsOf(next)).filter((name) => !NEWER.test(name))).toEqual([]);
    await browser.close();
  } finally {
    await own.end();
    await product.end();
  }
});

test("staff who see the app as a customer keep nothing, and leave nothing to be read @long", async ({
  makeServer,
}) => {
  const own = await makeServer();
  await own.start();
  const browser = await own.openBrowser();
  const page = await browser.newPage();
  await signIn(page, PRIYA);
  const id = await makeModel(page, "A customer's");
  await readFigures(page, id);
  await isKept(page, id);
  const { data } = await (await page.request.get(API_BASE + getCurrentUser.path)).json();
  await signIn(page, STAFF);
  const body = { accountId: data.account.id, reason: "They asked what the model shows." };
  const answer = await page.request.post(API_BASE + startMasquerade.path, { data: body });
  expect(answer.ok()).toBe(true);

  await readFigures(page, id);
  await expect(page.getByText("is viewing as Priya Raman, read-only.")).toBeVisible();
  await page.waitForTimeout(3_000);
  expect(await keptNames(page)).toEqual([]);
  await own.kill();
  await page.goto(`/app/models/${id}`);
  await expect(page.getByRole("heading", NOT_LOADED)).toBeVisible();
  await expect(page.getByText("A customer's")).toBeHidden();
  await browser.close();
});

test("the last 5 models are kept, none of over 5 million characters, for 7 days, and none once nobody is signed in @long", async ({
  page,
}) => {
  await serveScripts(page, "../../web/src/lib/kept-models.ts", "../../web/src/lib/kept-copies.ts");
  await page.goto("/app/login");
  await expect(page.getByRole("heading", { level: 1, name: "Sign in" })).toBeVisible();
  const kept = await page.evaluate(async () => {
    const [models, copies] = await Promise.all(
      ["kept-models", "kept-copies"].map((name) => import(`/app/${name}.js`)),
    );
    const user = { account: { userId: 1 }, subscription: { id: 2 }, isMasquerading: false };
    const put = (id: number, document = "") =>
      copies.putCopy(
        models.keptName({ userId: 1, teamId: 2 }),
        { id, modelName: `Model ${id}`, clientName: null },
        { at: new Date(1_800_000_000_000 + id).toISOString(), version: 1, document, answers: [] },
        user,
      );
    const { now } = Date;
    const idsAfter = async (days: number): Promise<number[]> => {
      Date.now = () => now() + days * 24 * 60 * 60 * 1000;
      const listed: { id: number }[] = await copies.listCopies();
      Date.now = now;
      return listed.map(({ id }) => id);
    };
    await models.settleKept(user);
    for (const id of [1, 2, 3, 4, 5, 6, 7]) await put(id);
    const last = await idsAfter(0);
    await put(7, "x".repeat(4_900_000));
    const withLarge = await idsAfter(6.9);
    await put(7, "x".repeat(5_000_000));
    const withTooLarge = await idsAfter(6.9);
    const late = await idsAfter(7.1);
    await put(8);
    return { last, withLarge, withTooLarge, late, signedOut: await idsAfter(0) };
  });
  expect(kept).toEqual({
    last: [7, 6, 5, 4, 3],
    withLarge: [7, 6, 5, 4, 3],
    withTooLarge: [6, 5, 4, 3],
    late: [],
    signedOut: [],
  });
});

test("signing out erases what was kept, and the next person at the same browser is shown nothing of it @long", async ({
  page,
  context,
  team,
  login,
}) => {
  await login();
  const id = await makeModel(page, "Mine alone");
  await readFigures(page, id);
  await isKept(page, id);
  await page.goto("/app/clients");
  await page.getByRole("button", { name: team.teamName }).click();
  await page.getByRole("menuitem", { name: "Sign out" }).click();
  await expect(page.getByRole("heading", { level: 1, name: "Sign in" })).toBeVisible();
  expect(await keptNames(page)).toEqual([]);
  await context.setOffline(true);
  await page.goto(`/app/models/${id}`);
  await expect(page.getByRole("heading", NOT_LOADED)).toBeVisible();
  await expect(page.getByText("Mine alone")).toBeHidden();
  await context.setOffline(false);

  await login(team.member);
  await page.goto("/app/clients");
  await expect(page.getByRole("heading", { level: 1, name: "Clients" })).toBeVisible();
  await context.setOffline(true);
  await page.goto(`/app/models/${id}`);
  await expect(page.getByRole("heading", NOT_LOADED)).toBeVisible();
  await expect(page.getByText("Mine alone")).toBeHidden();
});

test("a session that ended and a colleague's sign-in both erase what was kept @long", async ({
  page,
  context,
  team,
  login,
}) => {
  await login();
  const id = await makeModel(page, "Left open");
  await readFigures(page, id);
  await isKept(page, id);
  const [own] = await keptNames(page);
  // As where nobody signed out: the next session is another person's.
  await login(team.member);
  await page.goto("/app/clients");
  await expect.poll(() => keptNames(page)).not.toContain(own);

  await context.clearCookies();
  await page.goto("/app/clients");
  await expect(page.getByRole("heading", { level: 1, name: "Sign in" })).toBeVisible();
  await expect.poll(() => keptNames(page)).toEqual([]);
});

test("nothing is kept of a model that is gone, nor by the worker of calls and of reports @long", async ({
  page,
  login,
}) => {
  await login();
  const id = await makeModel(page, "Taken away");
  await readFigures(page, id);
  await isKept(page, id);
  await page.goto(`/app/models/${id}/statements`);
  await page.goto("/app/view_report/1?share=key");
  const kept = await page.evaluate(async () => {
    const names = (await caches.keys()).filter((name) => name.startsWith("app-"));
    const files = names.map(async (name) => (await caches.open(name)).keys());
    return (await Promise.all(files)).flat().map(({ url }) => new URL(url).pathname);
  });
  expect(kept.length).toBeGreaterThan(50);
  const ofTheApp = /^\/app\/(?:assets\/[\w.-]+|[\w-]+\.(?:js|png|svg|webmanifest))?$/;
  expect(kept.filter((name) => !ofTheApp.test(name))).toEqual([]);

  const at = (path: string) => API_BASE + path.replace("{id}", String(id));
  await page.request.post(at(cancelModel.path));
  expect((await page.request.delete(at(deleteModel.path))).ok()).toBe(true);
  await page.goto(`/app/models/${id}`);
  await expect(page.getByRole("heading", { level: 1 })).toHaveText(/not found|can no longer/i);
  await expect.poll(() => copyOf(page, id)).toBe(false);
});

/** What the key figures say, once they are there. */
async function readFigures(page: Page, id: number): Promise<string[]> {
  await page.goto(`/app/models/${id}`);
  const figures = page.getByRole("region", { name: "Key figures" }).getByRole("button");
  await expect(figures.first()).toBeVisible();
  return figures.allInnerTexts();
}

/** The app's own files and this model. */
async function isKept(page: Page, id: number) {
  await isTakenOver(page);
  await expect.poll(() => copyOf(page, id)).toBe(true);
}

/** The app's own files are kept. */
async function isTakenOver(page: Page) {
  await page.waitForFunction(() => navigator.serviceWorker.controller !== null);
}

/** Its worker has all of its files and has taken over. */
function isNewerInPlace(page: Page): Promise<boolean> {
  return page.evaluate(async () => {
    const { active, installing, waiting } = await navigator.serviceWorker.ready;
    const names = await caches.keys();
    const hasFiles = names.some((name) => name.startsWith("app-newer-"));
    return hasFiles && !installing && !waiting && active?.state === "activated";
  });
}

/** The names of the scripts that a page has loaded. */
function scriptsOf(page: Page): Promise<string[]> {
  return page.evaluate(() =>
    performance
      .getEntriesByType("resource")
      .map(({ name }) => name)
      .filter((name) => /\/assets\/.*\.js$/.test(name)),
  );
}

function copyOf(page: Page, id: number): Promise<boolean> {
  return page.evaluate(
    async (path) => (await caches.match(path)) !== undefined,
    `/kept/model/${id}`,
  );
}

function keptNames(page: Page): Promise<string[]> {
  return page.evaluate(async () =>
    (await caches.keys()).filter((name) => name.startsWith("kept-")),
  );
}
