import * as z from "zod/mini";
import { download, endpoint, stream } from "./endpoint.ts";
import { ID_MAX, id, idParams, pageOf, pageQuery, wholeNumber } from "./paging.ts";
import { listedDiscussion, messageKind } from "./support-list.ts";
import { line, requiredLine, requiredLines } from "./text.ts";

/** How a message is named in an address, whoever made it up. */
const imageName = z.string().check(z.regex(/^[\w-]{10,100}$/, "Upload the picture again."));

const image = z.object({
  name: z.string(),
  fileName: z.string(),
  byteCount: z.int(),
  width: z.int(),
  height: z.int(),
});

const message = z.object({
  id: z.int(),
  kind: messageKind,
  /** Empty for a transaction. */
  text: z.string(),
  /** How long it took, for a transaction; 0 for words. */
  minutes: z.int(),
  /** As they were called then. */
  authorName: z.string(),
  authorAvatar: z.nullable(z.string()),
  authorAvatarIndex: z.int(),
  isMine: z.boolean(),
  createdAt: z.iso.datetime(),
  images: z.array(image),
});
export type SupportMessage = z.output<typeof message>;

/** Somebody who is told by mail, and sees the discussion when it is private. */
const invitedUser = z.object({
  accountId: z.int(),
  name: z.string(),
  avatar: z.nullable(z.string()),
  avatarIndex: z.int(),
  /** Who asked; the others were invited, or replied. */
  isAuthor: z.boolean(),
  invitedByName: z.nullable(z.string()),
  since: z.iso.datetime(),
});

export const supportDiscussion = z.extend(listedDiscussion, {
  request: message,
  replies: z.array(message),
  invitedUsers: z.array(invitedUser),
  /** Those who are in it make it private; who asked shows it to the team again. */
  canSetPrivate: z.boolean(),
  /** The newest message that whoever asks has read; null for who is not in it. */
  seenMessageId: z.nullable(z.int()),
});
export type SupportDiscussion = z.output<typeof supportDiscussion>;

const IMAGES_MAX = 10;

/** What is said, with the pictures that were uploaded for it. */
const words = {
  body: requiredLines(10_000, "Write what it is about."),
  images: z._default(z.array(imageName).check(z.maxLength(IMAGES_MAX, "Use at most ten.")), []),
};

export const supportRequest = z.strictObject({
  subject: requiredLine(150, "Say in a few words what it is about."),
  body: words.body,
  images: words.images,
  private: z._default(z.boolean(), false),
});

export const supportReply = z.strictObject({ body: words.body, images: words.images });

export const getSupportDiscussion = endpoint({
  method: "GET",
  path: "/support_discussion/{id}",
  summary: "One discussion, with all that was said and who is in it.",
  access: "member",
  params: idParams,
  data: supportDiscussion,
});

export const createSupportDiscussion = endpoint({
  method: "POST",
  path: "/support_discussion",
  summary: "Ask support.",
  access: "member",
  isCustomersAlone: true,
  body: supportRequest,
  data: supportDiscussion,
});

export const replyToSupportDiscussion = endpoint({
  method: "POST",
  path: "/support_discussion/{parentTransactionId}/reply",
  summary: "Say more. A closed discussion is open again.",
  access: "member",
  isCustomersAlone: true,
  params: z.object({ parentTransactionId: wholeNumber(1, ID_MAX) }),
  body: supportReply,
  data: supportDiscussion,
});

export const inviteSupportUser = endpoint({
  method: "POST",
  path: "/support_discussion/{id}/invite_user",
  summary: "Take a colleague into a discussion; they are told by mail.",
  access: "member",
  isCustomersAlone: true,
  params: idParams,
  body: z.strictObject({ accountId: id }),
  data: supportDiscussion,
});

export const setSupportClosed = endpoint({
  method: "POST",
  path: "/support_discussion/{id}/set_closed",
  summary: "Close a discussion, or open it again.",
  access: "member",
  isCustomersAlone: true,
  params: idParams,
  body: z.strictObject({ closed: z.boolean() }),
  data: supportDiscussion,
});

export const setSupportPrivate = endpoint({
  method: "POST",
  path: "/support_discussion/{id}/set_private",
  summary: "Keep a discussion to the people in it, or show it to the team.",
  access: "member",
  isCustomersAlone: true,
  params: idParams,
  body: z.strictObject({ private: z.boolean() }),
  data: supportDiscussion,
});

export const markSupportSeen = endpoint({
  method: "POST",
  path: "/support_discussion/{id}/seen",
  summary: "Everything up to a message has been read by whoever asks.",
  access: "member",
  isCustomersAlone: true,
  params: idParams,
  body: z.strictObject({ messageId: id }),
  data: z.null(),
});

/** A change of the support credit in minutes, as sums and pictures need it. */
const creditChange = z.object({
  at: z.iso.datetime(),
  kind: z.enum(["given", "adjusted", "used", "lapsed"]),
  /** Of what a month gives, by the calendar of UTC that months are given by; the rest happened at a moment. */
  day: z.nullable(z.iso.date()),
  /** Below 0 when it was used or lapsed. */
  minutes: z.int(),
  minutesAfter: z.int(),
});
export type CreditChange = z.output<typeof creditChange>;

export const listSupportHistory = endpoint({
  method: "GET",
  path: "/support_history_entry",
  summary: "Every change of the team's support credit in minutes, the latest first.",
  access: "member",
  query: pageQuery,
  data: z.extend(
    pageOf(
      z.extend(creditChange, {
        id: z.int(),
        description: z.string(),
        /** What it was used in, for whoever may see that. */
        discussion: z.nullable(z.object({ id: z.int(), subject: z.string() })),
        /** Whose answer it was, support for whoever may not see that; null for the plan. */
        byName: z.nullable(z.string()),
      }),
    ),
    {
      /** What is left; below 0 when staff helped for longer than there was. */
      minutesLeft: z.int(),
      /** What the plan adds, the day by the calendar of UTC on which it does next, and how much is kept; null where none is paid. */
      plan: z.nullable(z.object({ minutes: z.int(), nextDay: z.iso.date(), minutesMax: z.int() })),
      /** All changes of the last twelve months, the oldest first. */
      recent: z.array(creditChange),
    },
  ),
});

export const SUPPORT_IMAGE_BYTES_MAX = 5 * 1024 * 1024;

export const uploadSupportImage = endpoint({
  method: "POST",
  path: "/support_discussion/upload_support_image",
  summary: "Upload a picture to send with a message. Without one it is gone after a day.",
  access: "member",
  isCustomersAlone: true,
  fileBytesMax: SUPPORT_IMAGE_BYTES_MAX,
  body: z.strictObject({ fileName: line(255) }),
  data: image,
});

/** Whichever way it is asked for. */
export const supportImageParams = z.object({ id: wholeNumber(1, ID_MAX), name: imageName });

export const getSupportImage = download({
  method: "GET",
  path: "/support_discussion/{id}/image/{name}",
  summary: "A picture of a discussion.",
  access: "member",
  params: supportImageParams,
  contentTypes: ["image/webp"],
});

export const supportChanges = stream({
  method: "GET",
  path: "/support_discussion/changes",
  summary: "Which discussions that one may see change, as it happens.",
  access: "member",
  events: z.object({ discussionId: z.int() }),
});
