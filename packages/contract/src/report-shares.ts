import * as z from "zod/mini";
import { endpoint } from "./endpoint.ts";
import { ID_MAX, idParams, wholeNumber } from "./paging.ts";
import { email, requiredLine } from "./text.ts";

const share = z.object({
  id: z.int(),
  name: z.string(),
  /** Null for a link that anyone may use who has it. */
  email: z.nullable(z.string()),
  createdAt: z.iso.datetime(),
  createdByName: z.string(),
  expiresAt: z.nullable(z.iso.datetime()),
  openedCount: z.int(),
  lastOpenedAt: z.nullable(z.iso.datetime()),
});

const shareParams = z.object({ id: wholeNumber(1, ID_MAX), shareId: wholeNumber(1, ID_MAX) });

export const listReportShares = endpoint({
  method: "GET",
  path: "/web_report/{id}/share",
  summary: "Who may read a web report without an account, and when they did.",
  access: "member",
  params: idParams,
  data: z.object({
    items: z.array(share),
    /** Whether whoever asks is told by mail of notes. */
    isMailed: z.boolean(),
  }),
});

export const createReportShare = endpoint({
  method: "POST",
  path: "/web_report/{id}/share",
  summary: "Make a link to a published report, or mail one to an address.",
  access: "member",
  isCustomersAlone: true,
  params: idParams,
  body: z.strictObject({
    name: requiredLine(120, "Enter a name."),
    email: z.optional(email),
    expiresAt: z._default(z.nullable(z.iso.datetime()), null),
  }),
  /** The link is told once: only its hash is kept. None where it went by mail. */
  data: z.object({ share, link: z.nullable(z.string()) }),
});

export const createReportShareLink = endpoint({
  method: "POST",
  path: "/web_report/{id}/share/{shareId}/link",
  summary: "Another link for the same reader; those before go on working.",
  access: "member",
  isCustomersAlone: true,
  params: shareParams,
  data: z.object({ link: z.string() }),
});

export const revokeReportShare = endpoint({
  method: "DELETE",
  path: "/web_report/{id}/share/{shareId}",
  summary: "End a share with every link of it, at once.",
  access: "member",
  isCustomersAlone: true,
  params: shareParams,
  data: z.null(),
});

export const setReportMails = endpoint({
  method: "PUT",
  path: "/web_report/{id}/mails",
  summary: "Whether you are told by mail of notes at a web report.",
  access: "member",
  params: idParams,
  body: z.strictObject({ isMailed: z.boolean() }),
  data: z.object({ isMailed: z.boolean() }),
});
