import * as z from "zod/mini";
import { endpoint } from "./endpoint.ts";
import { email, oneTimeCode } from "./text.ts";

/**
 * Multi-factor authentication, as three walks that the server keeps in step:
 *
 *   enable   enable_session → code_setup (authenticator app) → backup_email → backup_email_setup
 *   login    login_user → code_verify, or backup_email → backup_email_verify
 *   disable  auth_session → code_verify, or backup_email → backup_email_verify
 *
 * MFA is on once the backup e-mail is confirmed, so that a lost phone never locks anybody out.
 */
const sessionBody = z.strictObject({ uuid: z.uuid() });
const codeBody = z.strictObject({ uuid: z.uuid(), code: oneTimeCode });

export const startMfaEnable = endpoint({
  method: "POST",
  path: "/mfa/enable_session",
  summary: "Begin to set up MFA: gives the secret for the authenticator app.",
  access: "pending",
  needsRecentProof: true,
  data: z.object({
    uuid: z.uuid(),
    /** For typing by hand, in base 32. */
    secret: z.string(),
    /** The same as an otpauth address, to be shown as a QR code. */
    otpauthUrl: z.string(),
  }),
});

export const setUpMfaCode = endpoint({
  method: "POST",
  path: "/mfa/enable/code_setup",
  summary: "Prove that the authenticator app works.",
  access: "pending",
  body: codeBody,
  data: z.null(),
});

export const sendMfaBackupEmail = endpoint({
  method: "POST",
  path: "/mfa/enable/backup_email",
  summary: "Mail a code to the backup address.",
  access: "pending",
  body: z.strictObject({ uuid: z.uuid(), email }),
  data: z.null(),
});

export const setUpMfaBackupEmail = endpoint({
  method: "POST",
  path: "/mfa/enable/backup_email_setup",
  summary: "Confirm the backup address; MFA is on from here.",
  access: "pending",
  body: codeBody,
  data: z.null(),
});

const authSession = z.object({
  uuid: z.uuid(),
  /** The backup address with most of it hidden, for example "p•••@firm.example". */
  backupEmailHint: z.string(),
});

export const startMfaDisable = endpoint({
  method: "POST",
  path: "/mfa/auth_session",
  summary: "Begin to switch MFA off.",
  access: "member",
  worksAfterEnd: true,
  needsRecentProof: true,
  data: authSession,
});

export const getMfaAuthSession = endpoint({
  method: "GET",
  path: "/mfa/auth_session/{uuid}",
  summary: "Check an auth session; it belongs to the browser that began it.",
  access: "anonymous",
  params: z.object({ uuid: z.string().check(z.maxLength(100)) }),
  data: authSession,
});

export const disableMfaByCode = endpoint({
  method: "POST",
  path: "/mfa/disable/code_verify",
  summary: "Switch MFA off by a code of the authenticator app.",
  access: "member",
  worksAfterEnd: true,
  needsRecentProof: true,
  body: codeBody,
  data: z.null(),
});

export const sendMfaDisableEmail = endpoint({
  method: "POST",
  path: "/mfa/disable/backup_email",
  summary: "Mail a code for switching MFA off to the backup address.",
  access: "member",
  isCustomersAlone: true,
  worksAfterEnd: true,
  body: sessionBody,
  data: z.null(),
});

export const disableMfaByEmail = endpoint({
  method: "POST",
  path: "/mfa/disable/backup_email_verify",
  summary: "Switch MFA off by the mailed code.",
  access: "member",
  worksAfterEnd: true,
  needsRecentProof: true,
  body: codeBody,
  data: z.null(),
});

export const loginByMfaCode = endpoint({
  method: "POST",
  path: "/mfa/login/code_verify",
  summary: "Finish signing in by a code of the authenticator app.",
  access: "anonymous",
  body: codeBody,
  data: z.null(),
});

export const sendMfaLoginEmail = endpoint({
  method: "POST",
  path: "/mfa/login/backup_email",
  summary: "Mail a sign-in code to the backup address.",
  access: "anonymous",
  body: sessionBody,
  data: z.null(),
});

export const loginByMfaEmail = endpoint({
  method: "POST",
  path: "/mfa/login/backup_email_verify",
  summary: "Finish signing in by the mailed code.",
  access: "anonymous",
  body: codeBody,
  data: z.null(),
});
