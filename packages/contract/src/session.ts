import * as z from "zod/mini";
import { account } from "./account.ts";
import { endpoint } from "./endpoint.ts";
import { subscription } from "./subscription.ts";
import { email, givenPassword } from "./text.ts";

/** Something every page shows until it no longer holds. */
export const alert = z.object({
  key: z.string(),
  kind: z.enum(["info", "alert"]),
  message: z.string(),
});

export const currentUser = z.object({
  isLoggedIn: z.boolean(),
  isMasquerading: z.boolean(),
  account: z.nullable(account),
  subscription: z.nullable(subscription),
  alerts: z.array(alert),
  /** The team demands MFA and this person has not set it up: nothing else works until they do. */
  mustEnableMfa: z.boolean(),
  /** The installation is the embedded demo, whose sign-in page offers the demo sign-ins. */
  isDemo: z.boolean(),
});

export const getCurrentUser = endpoint({
  method: "GET",
  path: "/current_user",
  summary: "Who is signed in, if anybody.",
  access: "anonymous",
  data: currentUser,
});

export const loginUser = endpoint({
  method: "POST",
  path: "/login_user",
  summary: "Sign in with e-mail and password.",
  access: "anonymous",
  body: z.strictObject({ email, password: givenPassword }),
  /** With MFA on, the sign-in goes on in that auth session and nobody is signed in yet. */
  data: z.object({ isLoggedIn: z.boolean(), authSessionUuid: z.nullable(z.uuid()) }),
});

export const logoutUser = endpoint({
  method: "POST",
  path: "/logout_user",
  summary: "Sign this device out.",
  access: "anonymous",
  data: z.null(),
});

export const reauthenticate = endpoint({
  method: "POST",
  path: "/reauthenticate",
  summary: "Prove who you are again, before something sensitive.",
  access: "pending",
  body: z.strictObject({ password: givenPassword }),
  data: z.null(),
});
