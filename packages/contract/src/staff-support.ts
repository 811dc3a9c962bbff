import * as z from "zod/mini";
import { download, endpoint } from "./endpoint.ts";
import { idParams, pageOf, pageQuery } from "./paging.ts";
import { supportDiscussion, supportImageParams, supportReply } from "./support.ts";
import { line } from "./text.ts";

/** Who of support looks after it. */
const takenBy = z.nullable(z.object({ name: z.string(), isMe: z.boolean() }));

/** Who waits for support, who support waits for, and what is done with. */
export const staffSupportFilter = z.enum(["Waiting", "Answered", "Closed"]);

/** The same discussions as the people see them who answer: of every team, private or not. */
const listed = z.object({
  id: z.int(),
  subject: z.string(),
  teamName: z.string(),
  closed: z.boolean(),
  private: z.boolean(),
  updatedAt: z.iso.datetime(),
  minutesUsed: z.int(),
  /** Since when the team waits for an answer; null while it does not. */
  waitingSince: z.nullable(z.iso.datetime()),
  /** What is left of the team's support credit. */
  minutesLeft: z.int(),
  takenBy,
  /** Who began it, as they were called then. */
  askedByName: z.string(),
  last: z.object({ authorName: z.string(), text: z.string() }),
});

const discussion = z.extend(supportDiscussion, {
  teamName: z.string(),
  waitingSince: listed.shape.waitingSince,
  minutesLeft: listed.shape.minutesLeft,
  takenBy,
});

/** More than a working day is a mistake in typing. */
const MINUTES_MAX = 480;

export const listStaffDiscussions = endpoint({
  method: "GET",
  path: "/staff/support_discussion",
  summary:
    "Discussions of all teams: those that wait longest for an answer first, the others as they were last spoken of.",
  access: "staff",
  query: z.extend(pageQuery, {
    filter: z._default(z.catch(staffSupportFilter, "Waiting"), "Waiting"),
    /** Part of a subject or of a team's name, upper or lower case. */
    search: z._default(line(100), ""),
  }),
  data: z.extend(pageOf(listed), {
    filterCounts: z.array(z.object({ key: staffSupportFilter, count: z.int() })),
  }),
});

export const getStaffDiscussion = endpoint({
  method: "GET",
  path: "/staff/support_discussion/{id}",
  summary: "One discussion of any team.",
  access: "staff",
  params: idParams,
  data: discussion,
});

export const answerDiscussion = endpoint({
  method: "POST",
  path: "/staff/support_discussion/{id}/reply",
  summary: "Answer, and note how many minutes it took.",
  access: "staff",
  params: idParams,
  body: z.strictObject({
    body: supportReply.shape.body,
    minutes: z._default(
      z
        .int("Enter whole minutes.")
        .check(z.minimum(0, "Enter 0 or more."), z.maximum(MINUTES_MAX, "At most 480 minutes.")),
      0,
    ),
    /** Without it, more minutes than the team has left are refused. */
    isBeyondCredit: z._default(z.boolean(), false),
  }),
  data: discussion,
});

export const setStaffDiscussionClosed = endpoint({
  method: "POST",
  path: "/staff/support_discussion/{id}/set_closed",
  summary: "Close a discussion, or open it again.",
  access: "staff",
  params: idParams,
  body: z.strictObject({ closed: z.boolean() }),
  data: discussion,
});

export const setStaffDiscussionTaken = endpoint({
  method: "POST",
  path: "/staff/support_discussion/{id}/set_taken",
  summary: "Look after a discussion, or give it back to everybody in support.",
  access: "staff",
  params: idParams,
  body: z.strictObject({ taken: z.boolean() }),
  data: discussion,
});

export const getStaffDiscussionImage = download({
  method: "GET",
  path: "/staff/support_discussion/{id}/image/{name}",
  summary: "A picture of a discussion of any team.",
  access: "staff",
  params: supportImageParams,
  contentTypes: ["image/webp"],
});
