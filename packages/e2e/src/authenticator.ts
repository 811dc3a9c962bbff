import { expect, type Page } from "@playwright/test";
import { Secret, TOTP } from "otpauth";
import { codeIn, type mailbox } from "./mailbox.ts";

export const APP_CODE = "Code from the authenticator app";

/** What an authenticator app shows so many half minutes from now. */
export function codeOf(secret: string, stepsAhead: number) {
  const totp = new TOTP({ secret: Secret.fromBase32(secret) });
  return totp.generate({ timestamp: Date.now() + stepsAhead * 30_000 });
}

/** Walks through the setting up of MFA, which is open already, and gives the app's secret. */
export async function setUpMfa(
  page: Page,
  mails: ReturnType<typeof mailbox>,
  backupEmail: string,
): Promise<string> {
  const secret = await shownSecret(page);
  await page.getByRole("button", { name: "Next" }).click();
  await page.getByLabel(APP_CODE).fill(codeOf(secret, 0));
  await page.getByLabel("Backup e-mail").fill(backupEmail);
  await page.getByRole("button", { name: "Send code" }).click();
  const code = codeIn(await mails.mailTo(backupEmail));
  await page.getByLabel("Code from the e-mail").fill(code);
  await expect(page.getByText("Multi-factor authentication is on")).toBeVisible();
  return secret;
}

/** The key for typing by hand, as an authenticator app would be given it. */
async function shownSecret(page: Page) {
  await expect(page.getByRole("img", { name: "QR code for your authenticator app" })).toBeVisible();
  const shown = await page.getByText(/^([A-Z2-7]{4} ?){4,}$/).textContent();
  return (shown ?? "").replaceAll(" ", "");
}
