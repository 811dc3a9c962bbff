import * as z from "zod/mini";
import { line, requiredLine } from "./text.ts";

/** What a person edits about themselves. The lists they choose from come with `getAppData`. */
export const profileDraft = z.strictObject({
  name: requiredLine(100, "Enter your name."),
  phone: line(40),
  jobTitle: line(100),
  countryCode: line(2),
  industry: line(100),
  companySize: line(40),
});
