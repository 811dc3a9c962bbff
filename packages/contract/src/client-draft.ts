import * as z from "zod/mini";
import { email, line, lines, requiredLine } from "./text.ts";

export const clientFields = {
  name: requiredLine(120, "Enter a name."),
  contactName: z._default(line(120), ""),
  contactEmail: z._default(z.union([z.literal(""), email]), ""),
  contactPhone: z._default(line(40), ""),
  industry: z._default(line(100), ""),
  /** The month the client's financial year ends in, 1 to 12. */
  yearEndMonth: z._default(z.int().check(z.minimum(1), z.maximum(12)), 6),
  /** What the client's books are kept in, by its ISO code. */
  currency: z._default(z.string().check(z.regex(/^[A-Z]{3}$/, "Choose a currency.")), "AUD"),
  isActive: z._default(z.boolean(), true),
  notes: z._default(lines(4_000), ""),
};

/** What a person edits about a client. */
export const clientDraft = z.strictObject(clientFields);
