import * as z from "zod/mini";
import { download, endpoint } from "./endpoint.ts";
import { idParams, pageOf, pageQuery } from "./paging.ts";
import { supportDiscussion, supportImageParams, supportReply } from "./support.ts";
import { supportFilter } from "./support-list.ts";
import { line } from "./text.ts";

/** The same discussions as the people see them who answer: of every team, private or not. */
const listed = z.object({
  id: z.int(),
  subject: z.string(),
  teamName: z.string(),
  closed: z.boolean(),
  private: z.boolean(),
  updatedAt: z.iso.datetime(),
  minutesUsed: z.int(),
  /** The customer said something after the last answer. */
  isWaiting: z.boolean(),
  last: z.object({ authorName: z.string(), text: z.string() }),
});

const discussion = z.extend(supportDiscussion, { teamName: z.string() });

/** More than a working day is a mistake in typing. */
const MINUTES_MAX = 480;

export const listStaffDiscussions = endpoint({
  method: "GET",
  path: "/staff/support_discussion",
  summary: "Discussions of all teams: those that wait longest for an answer first.",
  access: "staff",
  query: z.extend(pageQuery, {
    filter: z._default(z.catch(supportFilter, "Open"), "Open"),
    /** Part of a subject or of a team's name, upper or lower case. */
    search: z._default(line(100), ""),
  }),
  data: z.extend(pageOf(listed), {
    filterCounts: z.array(z.object({ key: supportFilter, count: z.int() })),
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

export const getStaffDiscussionImage = download({
  method: "GET",
  path: "/staff/support_discussion/{id}/image/{name}",
  summary: "A picture of a discussion of any team.",
  access: "staff",
  params: supportImageParams,
  contentTypes: ["image/webp"],
});
