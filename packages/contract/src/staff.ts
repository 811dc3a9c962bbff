import * as z from "zod/mini";
import { endpoint } from "./endpoint.ts";
import { id, idParams, pageOf, pageQuery } from "./paging.ts";
import { line, requiredLine } from "./text.ts";

export const staffAccount = z.object({
  id: z.int(),
  name: z.string(),
  email: z.string(),
  teamName: z.string(),
  isAdmin: z.boolean(),
});

export const listStaffAccounts = endpoint({
  method: "GET",
  path: "/staff/account",
  summary: "Find a customer's account by name, e-mail or team.",
  access: "staff",
  query: z.extend(pageQuery, { search: z._default(line(100), "") }),
  data: pageOf(staffAccount),
});

export const listOpenDiscussions = endpoint({
  method: "GET",
  path: "/staff/account/{id}/open_discussion",
  summary: "The open discussions of an account's team, the last spoken of first.",
  access: "staff",
  params: idParams,
  data: z.object({ items: z.array(z.object({ id: z.int(), subject: z.string() })) }),
});

export const startMasquerade = endpoint({
  method: "POST",
  path: "/staff/masquerade",
  summary:
    "See the app as a customer does, for 30 minutes; read-only unless an open discussion of their team asks for a change.",
  access: "staff",
  needsRecentProof: true,
  body: z.strictObject({
    accountId: id,
    reason: requiredLine(200, "Say why."),
    /** What it is about: an open discussion of the customer's team. */
    discussionId: z._default(z.nullable(id), null),
    /** The discussion asks for a change; once it is closed, nothing more is changed. */
    canChange: z._default(z.boolean(), false),
  }),
  data: z.null(),
});

export const endMasquerade = endpoint({
  method: "POST",
  path: "/staff/end_masquerade",
  summary: "Be yourself again.",
  access: "member",
  worksAfterEnd: true,
  worksWhileMasquerading: true,
  data: z.null(),
});
