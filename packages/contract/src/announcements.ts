/** What the people who run the service tell customers on every page. */
import * as z from "zod/mini";
import { endpoint } from "./endpoint.ts";
import { id, idParams, pageOf, pageQuery } from "./paging.ts";
import { requiredLine } from "./text.ts";

const LENGTH_MAX = 300;

/** Teams of a kind, on trial, or with a connection to one source. */
const audience = z.enum(["everybody", "advisors", "companies", "trials", "source"]);

const moment = z.iso.datetime("Enter a day and a time.");

export const announcementDraft = z.strictObject({
  text: requiredLine(LENGTH_MAX, "Enter what to tell."),
  kind: z.enum(["info", "alert"]),
  audience,
  /** Whose connections they have; null for every other audience. */
  sourceId: z._default(z.nullable(id), null),
  /** Null for at once. */
  from: z.nullable(moment),
  until: moment,
});

const announcement = z.extend(announcementDraft, {
  id: z.int(),
  sourceId: z.nullable(z.int()),
  from: z.iso.datetime(),
  state: z.enum(["coming", "shown", "over"]),
  /** Who posted it. */
  byName: z.string(),
});

export const listAnnouncements = endpoint({
  method: "GET",
  path: "/staff/announcement",
  summary:
    "What is told to customers, will be and was, the latest first; and whom it can be told to.",
  access: "staff",
  query: pageQuery,
  data: z.extend(pageOf(announcement), {
    audiences: z.array(
      z.object({ audience, sourceId: z.nullable(z.int()), name: z.string(), teamCount: z.int() }),
    ),
  }),
});

export const createAnnouncement = endpoint({
  method: "POST",
  path: "/staff/announcement",
  summary: "Tell customers something on every page, from a moment until another.",
  access: "staff",
  body: announcementDraft,
  data: announcement,
});

export const updateAnnouncement = endpoint({
  method: "PUT",
  path: "/staff/announcement/{id}",
  summary: "Change what is told; other words are shown again to who had dismissed it.",
  access: "staff",
  params: idParams,
  body: announcementDraft,
  data: announcement,
});

export const endAnnouncement = endpoint({
  method: "POST",
  path: "/staff/announcement/{id}/end",
  summary: "Tell it no longer.",
  access: "staff",
  params: idParams,
  data: announcement,
});

export const dismissAnnouncement = endpoint({
  method: "POST",
  path: "/announcement/{id}/dismiss",
  summary: "See an announcement no longer, unless its words change.",
  access: "member",
  isCustomersAlone: true,
  worksAfterEnd: true,
  params: idParams,
  /** Of the words that were read. */
  body: z.strictObject({ version: id }),
  data: z.null(),
});
