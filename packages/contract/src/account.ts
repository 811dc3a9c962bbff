import * as z from "zod/mini";
import { download, endpoint } from "./endpoint.ts";
import { idParams, wholeNumber } from "./paging.ts";
import { profileDraft } from "./profile-draft.ts";
import { chosenPassword, givenPassword } from "./text.ts";

export const ACCOUNT_KINDS = { ADVISOR: 1, CORPORATE: 2 } as const;

/** How far somebody is in the guided tour. */
export const tour = z.object({
  state: z.enum(["open", "skipped", "done"]),
  /** The page it goes on at, relative to the app. */
  path: z.string(),
});
export type Tour = z.output<typeof tour>;

/** One person in a team, as every page of the app needs it. */
export const account = z.object({
  id: z.int(),
  /** By which what a person writes in a model is theirs, in whichever team they are. */
  userId: z.int(),
  kind: z.literal(Object.values(ACCOUNT_KINDS)),
  name: z.string(),
  email: z.string(),
  isAdmin: z.boolean(),
  isStaff: z.boolean(),
  isMfaEnabled: z.boolean(),
  /** Picks one of the four avatar colours, modulo 4. */
  avatarIndex: z.int(),
  /** The picture's name for `getAvatar`, or null while initials stand in. */
  avatar: z.nullable(z.string()),
  /** Null while they never began it. */
  tour: z.nullable(tour),
});

/** As it was typed: what may be typed has not always been the same. */
const typed = z.string();

const profile = z.object({
  ...{ email: z.string(), name: typed, phone: typed, jobTitle: typed },
  ...{ countryCode: typed, industry: typed, companySize: typed },
  /** What they accepted, whichever team they came into since; null for whoever never was asked. */
  terms: z.nullable(z.object({ version: z.string(), acceptedAt: z.iso.datetime() })),
});

export const getProfile = endpoint({
  method: "GET",
  path: "/account/profile",
  summary: "The signed-in person's profile.",
  access: "member",
  data: profile,
});

export const updateProfile = endpoint({
  method: "PUT",
  path: "/account/profile",
  summary: "Change the signed-in person's profile.",
  access: "member",
  worksAfterEnd: true,
  body: profileDraft,
  data: profile,
});

export const updatePassword = endpoint({
  method: "PUT",
  path: "/account/password",
  summary: "Change the password. Every other device is signed out.",
  access: "member",
  worksAfterEnd: true,
  needsRecentProof: true,
  body: z.strictObject({ currentPassword: givenPassword, newPassword: chosenPassword }),
  data: z.null(),
});

export const AVATAR_BYTES_MAX = 5 * 1024 * 1024;

const PIXELS_MAX = 100_000;

export const updateAvatar = endpoint({
  method: "PUT",
  path: "/account/avatar",
  summary: "Upload a picture; the square given in its own pixels becomes the avatar.",
  access: "member",
  worksAfterEnd: true,
  fileBytesMax: AVATAR_BYTES_MAX,
  body: z.strictObject({
    left: wholeNumber(0, PIXELS_MAX),
    top: wholeNumber(0, PIXELS_MAX),
    size: wholeNumber(1, PIXELS_MAX),
  }),
  data: account,
});

export const deleteAvatar = endpoint({
  method: "DELETE",
  path: "/account/avatar",
  summary: "Remove the picture; initials stand in again.",
  access: "member",
  worksAfterEnd: true,
  data: account,
});

export const getAvatar = download({
  method: "GET",
  path: "/account/avatar/{name}",
  summary: "The picture of somebody in the team.",
  access: "member",
  params: z.object({ name: z.string().check(z.regex(/^[\w-]{1,64}$/)) }),
  contentTypes: ["image/webp"],
});

/** One place somebody is signed in. */
export const device = z.object({
  id: z.int(),
  /** For example "Chrome on Windows". */
  name: z.string(),
  ipAddress: z.string(),
  signedInAt: z.iso.datetime(),
  lastSeenAt: z.iso.datetime(),
  isCurrent: z.boolean(),
});

export const listDevices = endpoint({
  method: "GET",
  path: "/account/device",
  summary: "Where the signed-in person is signed in.",
  access: "member",
  data: z.object({ items: z.array(device) }),
});

export const signOutDevice = endpoint({
  method: "DELETE",
  path: "/account/device/{id}",
  summary: "Sign one device out.",
  access: "member",
  isCustomersAlone: true,
  worksAfterEnd: true,
  params: idParams,
  data: z.null(),
});

export const signOutEverywhere = endpoint({
  method: "POST",
  path: "/account/device/sign_out_everywhere",
  summary: "Sign every device out, this one included.",
  access: "member",
  isCustomersAlone: true,
  worksAfterEnd: true,
  data: z.null(),
});
