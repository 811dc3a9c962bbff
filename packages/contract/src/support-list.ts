import * as z from "zod/mini";
import { endpoint } from "./endpoint.ts";
import { pageOf, pageQuery } from "./paging.ts";
import { line } from "./text.ts";

/**
 * What a team and the people who run the service say to each other. A private discussion is seen by
 * its own people alone, and by support; for the rest of the team there is none.
 */
export const supportFilter = z.enum(["All", "Open", "Closed"]);

/** A team's own words, those of support, and the minutes that an answer used up. */
export const messageKind = z.enum(["REQUEST", "RESPONSE", "TRANSACTION"]);

export const listedDiscussion = z.object({
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

export const listSupportDiscussions = endpoint({
  method: "GET",
  path: "/support_discussion",
  summary: "A page of the team's discussions with support that one may see, the latest first.",
  access: "member",
  query: z.extend(pageQuery, {
    filter: z._default(z.catch(supportFilter, "All"), "All"),
    /** Part of a subject or of what was said, upper or lower case. */
    search: z._default(line(100), ""),
  }),
  data: z.extend(pageOf(listedDiscussion), {
    filterCounts: z.array(z.object({ key: supportFilter, count: z.int() })),
    /** How many of all have an answer that was not seen yet. */
    newAnswerCount: z.int(),
  }),
});
