/**
 * Opening an account by an e-mail address, in the browser that began it: its cookie is what a session
 * answers to, and the uuid alone is nothing. Whatever address is typed, known or not, everything here
 * answers alike; only what is mailed there differs.
 */
import * as z from "zod/mini";
import { ACCOUNT_KINDS } from "./account.ts";
import { endpoint } from "./endpoint.ts";
import {
  acceptedTerms,
  chosenPassword,
  email,
  line,
  oneTimeCode,
  requiredLine,
  timeZone,
} from "./text.ts";

export const ONBOARDING_ENDED = "This sign-up has ended. Start again.";

const uuid = z.uuid();

const onboardingSession = z.object({
  uuid: z.string(),
  email: z.string(),
  /** The mailed code was read: the account can be opened. */
  isVerified: z.boolean(),
});
export type OnboardingSession = z.output<typeof onboardingSession>;

export const startOnboarding = endpoint({
  method: "POST",
  path: "/onboarding/onboarding_session",
  summary: "Begin to open an account: a code is mailed to the address.",
  access: "anonymous",
  body: z.strictObject({ email }),
  data: onboardingSession,
});

export const getOnboardingSession = endpoint({
  method: "GET",
  path: "/onboarding/onboarding_session",
  summary: "A sign-up that this browser began, by its uuid or by its address.",
  access: "anonymous",
  query: z.strictObject({ uuid: z.optional(uuid), email: z.optional(email) }),
  data: onboardingSession,
});

export const sendOnboardingCode = endpoint({
  method: "POST",
  path: "/onboarding/onboarding_session/send_verification_code",
  summary: "Mail a new code; the one before it stops working.",
  access: "anonymous",
  body: z.strictObject({ uuid }),
  data: z.null(),
});

export const verifyOnboarding = endpoint({
  method: "POST",
  path: "/onboarding/onboarding_session/verify",
  summary: "Prove by the mailed code that the address is yours.",
  access: "anonymous",
  body: z.strictObject({ uuid, code: oneTimeCode }),
  data: onboardingSession,
});

export const activateOnboarding = endpoint({
  method: "POST",
  path: "/onboarding/onboarding_session/activate",
  summary: "Open the account with a trial, and sign in.",
  access: "anonymous",
  body: z.strictObject({
    uuid,
    kind: z.literal(Object.values(ACCOUNT_KINDS)),
    name: requiredLine(100, "Enter your name."),
    jobTitle: line(100),
    phone: line(40),
    teamName: requiredLine(100, "Enter a name for your team."),
    countryCode: line(2),
    industry: line(100),
    companySize: line(40),
    newPassword: chosenPassword,
    hasAcceptedTerms: acceptedTerms,
    /** The browser's, by which the team's days begin; UTC where it is not given, or not known. */
    timeZone: z.optional(timeZone),
  }),
  data: z.null(),
});

/** For somebody who signs in already and is in no team, as after being removed from one. */
export const startTeam = endpoint({
  method: "POST",
  path: "/onboarding/team",
  summary: "Start a team of one's own on a trial, as somebody who is in none.",
  access: "pending",
  body: z.strictObject({
    kind: z.literal(Object.values(ACCOUNT_KINDS)),
    name: requiredLine(100, "Enter your name."),
    teamName: requiredLine(100, "Enter a name for your team."),
    hasAcceptedTerms: acceptedTerms,
    /** The browser's, by which the team's days begin; UTC where it is not given, or not known. */
    timeZone: z.optional(timeZone),
  }),
  data: z.null(),
});
