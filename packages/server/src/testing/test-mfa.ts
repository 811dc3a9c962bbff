import {
  sendMfaBackupEmail,
  setUpMfaBackupEmail,
  setUpMfaCode,
  startMfaEnable,
} from "@app/contract/mfa";
import { TOTP } from "otpauth";
import { type Member, type TestApp, testApp } from "./test-app.ts";
import { givePassword } from "./test-sign-in.ts";

/** Somebody's second factors. */
export type Factors = { code: () => string; backupEmail: string };

/** Walks through enabling MFA and gives what a phone and a mailbox would have. */
export async function enableMfa(app: TestApp, member: Member): Promise<Factors> {
  const begun = await member.call(startMfaEnable, {});
  if (!begun.success) throw new Error(JSON.stringify(begun.errors));
  const { uuid, secret } = begun.data;
  const code = codesOf(app, secret);
  const backupEmail = `backup-${uuid}@example.com`;

  await member.call(setUpMfaCode, { body: { uuid, code: code() } });
  await member.call(sendMfaBackupEmail, { body: { uuid, email: backupEmail } });
  const mailed = await codeMailedTo(app, backupEmail);
  const done = await member.call(setUpMfaBackupEmail, { body: { uuid, code: mailed } });
  if (!done.success) throw new Error(JSON.stringify(done.errors));
  // The code that set it up is used up: the next one comes with the next step of time.
  app.clock.advance({ seconds: 30 });
  return { code, backupEmail };
}

/** Somebody with MFA, and a browser of theirs in which the password was given. */
export async function halfSignedIn() {
  const app = await testApp();
  const factors = await enableMfa(app, app);
  return { app, factors, ...(await givePassword(app)) };
}

/** An authenticator app. */
export function codesOf(app: TestApp, secret: string) {
  return () => new TOTP({ secret }).generate({ timestamp: app.clock.now().getTime() });
}

/** The newest code in somebody's mailbox. */
export async function codeMailedTo(app: TestApp, email: string) {
  const mails = (await app.mails()).filter(({ to }) => to === email);
  return /\b\d{6}\b/.exec(mails.at(-1)?.text ?? "")?.[0] ?? "";
}

/** A code of six digits that is not this one. */
export function otherThan(code: string) {
  return String((Number(code) + 1) % 1_000_000).padStart(6, "0");
}
