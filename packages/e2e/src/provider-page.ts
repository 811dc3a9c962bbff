/** The page on which an accounting provider asks who comes and whether they agree. */
import { randomUUID } from "node:crypto";
import { expect, type Page } from "@playwright/test";

/** The provider's own pages are another origin's. */
export const PROVIDER_PAGES = [/^third party: http:\/\/127\.0\.0\.1:\d+\/(auth|interaction)\b/];

export type Robin = { subject: string; email: string; isVerified: boolean };

export function somebody(isVerified = true): Robin {
  const subject = randomUUID();
  return { subject, email: `robin-${subject}@acorn.example`, isVerified };
}

/** Says at the provider who it is, and lets us know it. */
export async function allowAs(page: Page, { subject, email, isVerified }: Robin) {
  await expect(page.getByRole("heading", { name: "Who are you?" })).toBeVisible();
  await page.getByLabel("Subject").fill(subject);
  await page.getByLabel("E-mail", { exact: true }).fill(email);
  await page.getByLabel("Name").fill("Robin Hale");
  await page.getByLabel("The e-mail is verified").setChecked(isVerified);
  await page.getByRole("button", { name: "Allow access" }).click();
}
