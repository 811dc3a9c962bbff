import * as z from "zod/mini";
import { endpoint } from "./endpoint.ts";
import { idParams } from "./paging.ts";
import { COLOUR_PATTERN } from "./report-accent.ts";

/** A firm's logo as it was drawn anew: small, and within the answer it belongs to, so that nobody fetches it by itself. */
const logo = z.object({ src: z.string(), width: z.int(), height: z.int() });

/** What a firm's reports look like. */
export const reportLook = z.object({
  /** On white and on paper. */
  accent: z.nullable(z.string()),
  /** The same or a near one, which is seen on dark ground. */
  accentDark: z.nullable(z.string()),
  logo: z.nullable(logo),
});
export type ReportLook = z.output<typeof reportLook>;

/** With whose it is. */
const lookOfReport = z.extend(reportLook, { teamName: z.string() });

export const getReportLook = endpoint({
  method: "GET",
  path: "/report_look",
  summary: "What the team's reports look like from their next edition on.",
  access: "member",
  data: reportLook,
});

export const getLookOfReport = endpoint({
  method: "GET",
  path: "/web_report/{id}/look",
  summary: "What a report would look like if it were published now.",
  access: "member",
  params: idParams,
  data: lookOfReport,
});

export const setReportAccent = endpoint({
  method: "PUT",
  path: "/report_look/accent",
  summary: "Choose the colour of the team's reports, or none.",
  access: "admin",
  body: z.strictObject({
    accent: z.nullable(
      z.string().check(z.regex(COLOUR_PATTERN, "Enter a colour as # and six digits.")),
    ),
  }),
  data: reportLook,
});

export const LOGO_BYTES_MAX = 2 * 1024 * 1024;

export const setReportLogo = endpoint({
  method: "PUT",
  path: "/report_look/logo",
  summary: "Upload the logo of the team's reports.",
  access: "admin",
  fileBytesMax: LOGO_BYTES_MAX,
  data: reportLook,
});

export const deleteReportLogo = endpoint({
  method: "DELETE",
  path: "/report_look/logo",
  summary: "Take the logo off the team's reports; what is published keeps it.",
  access: "admin",
  data: reportLook,
});
