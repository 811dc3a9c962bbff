import * as z from "zod/mini";
import { endpoint } from "./endpoint.ts";
import { id, pageOf, pageQuery } from "./paging.ts";
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

export const startMasquerade = endpoint({
  method: "POST",
  path: "/staff/masquerade",
  summary: "See the app as a customer does, for 30 minutes; read-only without a ticket.",
  access: "staff",
  needsRecentProof: true,
  body: z.strictObject({
    accountId: id,
    reason: requiredLine(200, "Say why."),
    /** The support ticket that asks for a change; without one, nothing can be changed. */
    ticket: z._default(line(40), ""),
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
