import * as z from "zod/mini";
import { requiredLine } from "./text.ts";

/** What people call a version; null for none. */
export const versionLabel = z.strictObject({
  label: z.nullable(requiredLine(120, "Enter a name.")),
});
