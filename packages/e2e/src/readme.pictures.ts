/** `npm run pictures`: the demo as README.md shows it, into docs/screenshots. */
import { expect, type Page, test } from "@playwright/test";
import { HELEN, type OwnServer, ownServer, PRIYA, STAFF } from "./own-server.ts";
import { makeLink } from "./reports.ts";
import { hasSettled, signIn } from "./sign-in.ts";
import { surroundings } from "./surroundings.ts";

type Picture = {
  file: string;
  /** Nobody when left out. */
  as?: typeof PRIYA;
  /** What to do, from the page of who looks. */
  open: (page: Page) => Promise<unknown>;
};

const WIDE = { width: 1440, height: 1000 };
const PHONE = { width: 390, height: 844 };
/** Charts and figures come after the page that they stand in. */
const STILL_MS = 1_500;

const at = (path: string) => (page: Page) => page.goto(`/app${path}`);

const pictures: Picture[] = [
  { file: "report-light", as: PRIYA, open: report },
  { file: "report-phone-dark", as: PRIYA, open: report },
  { file: "login-dark", open: at("/login") },
  { file: "home-light", as: PRIYA, open: at("/") },
  { file: "home-phone-dark", as: PRIYA, open: at("/") },
  { file: "portfolio-dark", as: PRIYA, open: at("/portfolio") },
  { file: "client-light", as: PRIYA, open: client },
  { file: "clients-phone-dark", as: PRIYA, open: at("/clients") },
  { file: "models-light", as: PRIYA, open: at("/models?filter=Team") },
  { file: "model-overview-light", as: PRIYA, open: model("") },
  { file: "model-statements-light", as: PRIYA, open: why },
  { file: "model-drivers-dark", as: PRIYA, open: model("/drivers") },
  { file: "model-scenarios-light", as: PRIYA, open: model("/scenarios") },
  { file: "model-history-light", as: PRIYA, open: model("/history") },
  { file: "model-sharing-dark", as: PRIYA, open: model("/sharing") },
  { file: "model-phone-dark", as: PRIYA, open: model("/statements") },
  { file: "connections-light", as: PRIYA, open: at("/connections") },
  { file: "connection-mapping-dark", as: PRIYA, open: mapping },
  { file: "billing-light", as: HELEN, open: at("/billing/history") },
  { file: "support-light", as: PRIYA, open: discussion },
  { file: "videos-dark", as: PRIYA, open: at("/videos") },
  { file: "staff-dark", as: STAFF, open: at("/staff") },
  { file: "account-light", as: PRIYA, open: at("/account") },
];

let own: OwnServer;
test.beforeAll(async () => {
  test.setTimeout(300_000);
  own = await ownServer();
  await own.start();
});
test.afterAll(() => own.end());

for (const { file, as, open } of pictures) {
  test(file, async () => {
    test.setTimeout(240_000);
    const browser = await own.openBrowser({
      viewport: file.includes("-phone-") ? PHONE : WIDE,
      colorScheme: file.endsWith("-dark") ? "dark" : "light",
    });
    await browser.clearCookies();
    const page = await browser.newPage();
    if (as) await signIn(page, as);
    await open(page);
    await hasSettled(page);
    await page.waitForTimeout(STILL_MS);
    await page.screenshot({ path: `${surroundings.picturesFolder}/${file}.png` });
    await browser.close();
  });
}

async function client(page: Page) {
  await page.goto("/app/clients?search=saltmarsh");
  await page.getByRole("link", { name: "Saltmarsh Brewing Co." }).click();
  await page.waitForURL(/\/clients\/\d+/);
}

/** The forecast that the tour in README.md goes through. */
function model(part: string) {
  return async (page: Page) => {
    await client(page);
    const link = page.getByRole("main").getByRole("link", { name: "Three-way forecast" }).first();
    const path = new URL((await link.getAttribute("href")) ?? "", page.url()).pathname;
    await page.goto(path + part);
  };
}

async function why(page: Page) {
  await model("/statements")(page);
  const row = page.getByRole("row", { name: /^EBITDA/ }).first();
  await row.getByRole("gridcell").nth(5).click();
  await page.keyboard.press("Enter");
}

async function discussion(page: Page) {
  await page.goto("/app/support");
  await page.getByRole("link", { name: /^A closed month moved/ }).click();
}

async function mapping(page: Page) {
  await page.goto("/app/connections");
  await page.getByRole("link", { name: /^Harrow Lane Coffee/ }).click();
  await page.getByRole("link", { name: "Map accounts" }).first().click();
  await page.waitForURL(/\/mapping$/);
}

/** A job publishes them once the demo has begun. */
async function report(page: Page) {
  await client(page);
  const published = page.getByRole("row").filter({ hasText: /Version \d/ });
  const link = page
    .getByRole("table", { name: "Reports of this client" })
    .locator(published)
    .getByRole("link");
  await expect(async () => {
    await page.reload();
    await expect(link.first()).toBeVisible({ timeout: 5_000 });
  }).toPass({ timeout: 180_000 });
  const [id] = /\d+$/.exec((await link.first().getAttribute("href")) ?? "") ?? [];
  await page.goto((await makeLink(page, Number(id))).path);
}
