import type { Page } from "@playwright/test";
import { expect, test } from "./fixtures.ts";
import { busyTeam } from "./teams.ts";

const TITLE = "Export of everything";

test("an export goes on while one does something else, and comes back as a message", async ({
  page,
  login,
  navigate,
}) => {
  await login();
  await startExport(page, navigate);
  await page.getByRole("link", { name: "Clients" }).first().click();
  await expect(page.getByRole("heading", { level: 1, name: "Clients" })).toBeVisible();

  await expect(page.getByText(`${TITLE} is ready`)).toBeVisible();
  const [download] = await Promise.all([
    page.waitForEvent("download"),
    page.getByRole("button", { name: "Download", exact: true }).click(),
  ]);
  expect(download.suggestedFilename()).toMatch(/^forecastle-export-\d{4}-\d\d-\d\d\.xlsx$/);
  const chunks: Buffer[] = [];
  for await (const chunk of await download.createReadStream()) chunks.push(chunk);
  expect(Buffer.concat(chunks).subarray(0, 2).toString("latin1")).toBe("PK");

  await openJobs(page);
  await expect(jobs(page).getByRole("link", { name: `Download ${TITLE}` })).toBeVisible();
});

test("a job under way shows how far it is and can be cancelled @long", async ({
  page,
  login,
  navigate,
  expectAccessible,
}) => {
  await login(busyTeam().admins[0]);
  await startExport(page, navigate);
  await openJobs(page);
  await expect(jobs(page).getByRole("progressbar", { name: TITLE })).toBeVisible();
  await jobs(page)
    .getByRole("button", { name: `Cancel ${TITLE}` })
    .click();
  await expect(jobs(page).getByText(/^Cancelled/)).toBeVisible();
  await expect(jobs(page).getByRole("progressbar")).toBeHidden();
  await expectAccessible();
});

test("messages stand beside the column of actions at 1440 × 900, however many there are @long", async ({
  page,
  login,
  navigate,
}) => {
  await login();
  await startExport(page, navigate);
  const toast = await page.locator("[data-sonner-toast]").first().boundingBox();
  const button = await page.getByRole("button", { name: "Export everything" }).boundingBox();
  if (!toast || !button) throw new Error("The message or the button is not there.");
  expect(toast.x + toast.width).toBeLessThan(button.x);
});

async function startExport(page: Page, navigate: (path: string) => Promise<void>) {
  await navigate("/account");
  await page.getByRole("button", { name: "Export everything" }).click();
  await expect(page.getByText("The export has begun")).toBeVisible();
}

async function openJobs(page: Page) {
  await page.getByRole("button", { name: /^Jobs/ }).click();
  await expect(jobs(page)).toBeVisible();
}

function jobs(page: Page) {
  return page.getByRole("dialog", { name: "Jobs" });
}
