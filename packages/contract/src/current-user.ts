/*
 * Who is signed in, by itself: it is the one call that every page of the web app makes, and this
 * file holds nothing that a form would need.
 */
import * as z from "zod/mini";
import { account } from "./account.ts";
import { endpoint } from "./endpoint.ts";
import { subscription } from "./subscription.ts";

/** Something every page shows until it no longer holds. */
export const alert = z.object({
  key: z.string(),
  kind: z.enum(["info", "alert"]),
  message: z.string(),
  /** What staff announce is dismissed by who has read it. */
  announcement: z.optional(z.object({ id: z.int(), version: z.int(), until: z.iso.datetime() })),
});

/** What holds while staff see the app as a customer. */
export const masquerade = z.object({
  isReadOnly: z.boolean(),
  until: z.iso.datetime(),
  /** Who looks. */
  staffName: z.string(),
  /** What the discussion is about that asks for a change. */
  discussion: z.nullable(z.string()),
});

export const currentUser = z.object({
  isLoggedIn: z.boolean(),
  isMasquerading: z.boolean(),
  masquerade: z.nullable(masquerade),
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
  isAskedByPages: true,
  data: currentUser,
});
