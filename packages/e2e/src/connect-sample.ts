import { expect, type Page } from "@playwright/test";

/** What the sample's books are called. */
export const SAMPLE = "Harrow Lane Coffee Pty Ltd";

/** From the list of sources to books that are read. */
export async function connectSample(page: Page) {
  await page.getByRole("link", { name: "Sample Company", exact: true }).click();
  await page.getByRole("button", { name: "Connect Sample Company" }).click();
  await expect(page.getByRole("heading", { name: `${SAMPLE} is read` })).toBeVisible();
}
