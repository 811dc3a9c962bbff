/** What errands type into the grid of drivers, and read from it. */
import { expect, type Locator, type Page } from "@playwright/test";

/** The cell of a period; what stands beside the figures has no number. */
export function cellOf(page: Page, driver: string, at: number) {
  const grid = page.getByRole("treegrid", { name: /^Drivers/ });
  const row = grid.getByRole("row", { name: new RegExp(`^${driver}`) });
  return row.locator(`[data-cell$=" ${at}"]`);
}

export async function typeFigure(page: Page, driver: string, at: number, text: string) {
  const cell = cellOf(page, driver, at);
  await typeOver(page, cell, text);
  await page.keyboard.press("Enter");
  await expect(cell).toHaveText(shown(text));
}

/** Not entered yet. */
export async function typeOver(page: Page, cell: Locator, text: string) {
  await cell.dblclick();
  await page.keyboard.press("ControlOrMeta+a");
  await page.keyboard.type(text);
}

/** A year's average may give its whole row digits after the point. */
export function shown(text: string) {
  return new RegExp(`^${text}(\\.00)?$`);
}
