import * as z from "zod/mini";
import { ACCESS_LEVELS } from "./access-level.ts";
import { email } from "./text.ts";

const GRANTED = Object.values(ACCESS_LEVELS).filter((level) => level > 0);

/** Whom somebody lets open a model, and what they may do. */
export const invitation = z.strictObject({
  email,
  registeredModelAccessMode: z.literal(GRANTED, "Choose what they may do."),
});
