import * as z from "zod/mini";
import { download, endpoint, stream } from "./endpoint.ts";
import { ID_MAX, id, idParams, pageOf, pageQuery, wholeNumber } from "./paging.ts";
import { line, lines, requiredLine } from "./text.ts";

/**
 * What a team and the people who run the service say to each other. A private discussion is seen by
 * its own people alone, and by support; for the rest of the team there is none.
 */
export const supportFilter = z.enum(["All", "Open", "Closed"]);

/** A team's own words, those of support, and the minutes that an answer used up. */
const messageKind = z.enum(["REQUEST", "RESPONSE", "TRANSACTION"]);

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

const listedDiscussion = z.object({
  id: z.int(),
  subject: z.string(),
  /** The message that it began with, which replies are sent to. */
  parentTransactionId: z.int(),
  closed: z.boolean(),
  private: z.boolean(),
  createdAt: z.iso.datetime(),
  /** When something was last said. */
  updatedAt: z.iso.datetime(),
  minutesUsed: z.int(),
  /** Support said something that whoever asks has not seen, of a discussion they are in. */
  hasNewAnswer: z.boolean(),
  /** The beginning of what was last said. */
  last: z.object({
    kind: messageKind,
    authorName: z.string(),
    isMine: z.boolean(),
    text: z.string(),
  }),
});
export type ListedDiscussion = z.output<typeof listedDiscussion>;

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
  /** Those who are in it decide who else sees it. */
  canSetPrivate: z.boolean(),
});
export type SupportDiscussion = z.output<typeof supportDiscussion>;

const IMAGES_MAX = 10;

/** What is said, with the pictures that were uploaded for it. */
const words = {
  body: lines(10_000).check(z.minLength(1, "Write what it is about.")),
  images: z._default(z.array(imageName).check(z.maxLength(IMAGES_MAX, "Use at most ten.")), []),
};

export const supportRequest = z.strictObject({
  subject: requiredLine(150, "Say in a few words what it is about."),
  body: words.body,
  images: words.images,
  private: z._default(z.boolean(), false),
});

export const supportReply = z.strictObject({ body: words.body, images: words.images });

export const listSupportDiscussions = endpoint({
  method: "GET",
  path: "/support_discussion",
  summary: "A page of the team's discussions with support that one may see, the latest first.",
  access: "member",
  query: z.extend(pageQuery, {
    filter: z._default(z.catch(supportFilter, "All"), "All"),
    /** Part of a subject, upper or lower case. */
    search: z._default(line(100), ""),
  }),
  data: z.extend(pageOf(listedDiscussion), {
    filterCounts: z.array(z.object({ key: supportFilter, count: z.int() })),
    /** How many of all have an answer that was not seen yet. */
    newAnswerCount: z.int(),
  }),
});

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
  body: supportRequest,
  data: supportDiscussion,
});

export const replyToSupportDiscussion = endpoint({
  method: "POST",
  path: "/support_discussion/{parentTransactionId}/reply",
  summary: "Say more. A closed discussion is open again.",
  access: "member",
  params: z.object({ parentTransactionId: wholeNumber(1, ID_MAX) }),
  body: supportReply,
  data: supportDiscussion,
});

export const inviteSupportUser = endpoint({
  method: "POST",
  path: "/support_discussion/{id}/invite_user",
  summary: "Take a colleague into a discussion; they are told by mail.",
  access: "member",
  params: idParams,
  body: z.strictObject({ accountId: id }),
  data: supportDiscussion,
});

export const setSupportClosed = endpoint({
  method: "POST",
  path: "/support_discussion/{id}/set_closed",
  summary: "Close a discussion, or open it again.",
  access: "member",
  params: idParams,
  body: z.strictObject({ closed: z.boolean() }),
  data: supportDiscussion,
});

export const setSupportPrivate = endpoint({
  method: "POST",
  path: "/support_discussion/{id}/set_private",
  summary: "Keep a discussion to the people in it, or show it to the team.",
  access: "member",
  params: idParams,
  body: z.strictObject({ private: z.boolean() }),
  data: supportDiscussion,
});

export const markSupportSeen = endpoint({
  method: "POST",
  path: "/support_discussion/{id}/seen",
  summary: "Everything up to a message has been read by whoever asks.",
  access: "member",
  params: idParams,
  body: z.strictObject({ messageId: id }),
  data: z.null(),
});

export const listSupportHistory = endpoint({
  method: "GET",
  path: "/support_history_entry",
  summary: "Every change of the team's support credit in minutes, the latest first.",
  access: "member",
  query: pageQuery,
  data: z.extend(
    pageOf(
      z.object({
        id: z.int(),
        at: z.iso.datetime(),
        kind: z.enum(["given", "used", "lapsed"]),
        description: z.string(),
        /** What it was used in, for whoever may see that. */
        discussion: z.nullable(z.object({ id: z.int(), subject: z.string() })),
        /** Whose answer it was. */
        byName: z.nullable(z.string()),
        /** Below 0 when it was used or lapsed. */
        minutes: z.int(),
        minutesAfter: z.int(),
      }),
    ),
    /** What is left; below 0 when staff helped for longer than there was. */
    { minutesLeft: z.int() },
  ),
});

const IMAGE_BYTES_MAX = 5 * 1024 * 1024;

export const uploadSupportImage = endpoint({
  method: "POST",
  path: "/support_discussion/upload_support_image",
  summary: "Upload a picture to send with a message. Without one it is gone after a day.",
  access: "member",
  fileBytesMax: IMAGE_BYTES_MAX,
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
