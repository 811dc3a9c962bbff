import type { Page } from "@playwright/test";

/** From the menu of what bears the name: a client's or a model's. */
export async function chooseFromMenu(page: Page, name: string, choice: string) {
  await page.getByRole("button", { name: `Actions for ${name}`, exact: true }).click();
  await page.getByRole("menuitem", { name: choice }).click();
}
