/**
 * Opening an account as somebody an accounting provider has told us of. It goes on in the browser
 * that came back from there, for an hour. An address that the provider does not vouch for is
 * proved by a mailed code.
 */
import * as z from "zod/mini";
import { ACCOUNT_KINDS } from "./account.ts";
import { endpoint } from "./endpoint.ts";
import { openidClient } from "./openid.ts";
import { acceptedTerms, email, oneTimeCode, requiredLine, timeZone } from "./text.ts";

export const getOnboardingOpenidSession = endpoint({
  method: "GET",
  path: "/onboarding/onboarding_openid_session",
  summary: "Who the provider says it is that opens an account.",
  access: "anonymous",
  query: z.strictObject({ client: openidClient }),
  data: z.object({
    client: openidClient,
    name: z.string(),
    email: z.string(),
    /** The provider vouches for that address: no code is asked for. */
    isEmailVerified: z.boolean(),
  }),
});

export const sendOnboardingOpenidCode = endpoint({
  method: "POST",
  path: "/onboarding/onboarding_openid_session/send_verification_code",
  summary: "Mail a code to the address the account is to have.",
  access: "anonymous",
  body: z.strictObject({ client: openidClient, email }),
  data: z.null(),
});

export const activateOnboardingOpenid = endpoint({
  method: "POST",
  path: "/onboarding/onboarding_openid_session/activate",
  summary: "Open the account with a trial, and sign in.",
  access: "anonymous",
  body: z.strictObject({
    client: openidClient,
    email,
    /** For an address that the provider does not vouch for. */
    code: z.optional(oneTimeCode),
    name: requiredLine(100, "Enter your name."),
    teamName: requiredLine(100, "Enter a name for your team."),
    kind: z.literal(Object.values(ACCOUNT_KINDS)),
    hasAcceptedTerms: acceptedTerms,
    /** The browser's, by which the team's days begin; UTC where it is not given, or not known. */
    timeZone: z.optional(timeZone),
  }),
  data: z.object({ redirectUrl: z.string() }),
});
