/** How the service runs: counts and reasons, never a payload, a letter or a customer's figure. */
import * as z from "zod/mini";
import { endpoint } from "./endpoint.ts";
import { idParams } from "./paging.ts";

const moment = z.nullable(z.iso.datetime());

export const getStaffSystem = endpoint({
  method: "GET",
  path: "/staff/system",
  summary: "Queues, what failed within a day, how sources stand, and mail that waits.",
  access: "staff",
  data: z.object({
    asOf: z.iso.datetime(),
    queues: z.array(
      z.object({
        kind: z.string(),
        waiting: z.int(),
        running: z.int(),
        /** Within the last hour. */
        done: z.int(),
        /** Within the last day. */
        failed: z.int(),
        /** Since when the one waits that waits longest. */
        oldest: moment,
      }),
    ),
    /** The latest 50 of a day. */
    failedJobs: z.array(
      z.object({
        id: z.int(),
        kind: z.string(),
        /** Null for what the service does for itself. */
        teamName: z.nullable(z.string()),
        /** In words, with # where a figure stood. */
        reason: z.string(),
        finishedAt: moment,
        /** Somebody asked for it who is still in the team; the service's own come again by the clock. */
        canRetry: z.boolean(),
      }),
    ),
    sources: z.array(
      z.object({
        name: z.string(),
        organisations: z.int(),
        upToDate: z.int(),
        toReconnect: z.int(),
        failed: z.int(),
      }),
    ),
    mail: z.object({
      waiting: z.int(),
      /** Of those that wait, how many were tried in vain before. */
      refused: z.int(),
      /** Within the last hour. */
      sent: z.int(),
      /** Within the last day, after 40 tries. */
      givenUp: z.int(),
      oldest: moment,
    }),
  }),
});

export const retryJob = endpoint({
  method: "POST",
  path: "/staff/job/{id}/retry",
  summary: "Put a job that failed back into its queue, in the name of whoever asked for it.",
  access: "staff",
  params: idParams,
  data: z.null(),
});

export const retryMail = endpoint({
  method: "POST",
  path: "/staff/mail/retry",
  summary: "Send what was refused before now, not at its next try.",
  access: "staff",
  data: z.object({ count: z.int() }),
});
