import { z } from "zod";

/** What a what-if changes, as an assistant is told to say it. */
export const changesInput = z
  .array(
    z.strictObject({
      line: z.string().describe("A driver's line, as list_drivers gives it."),
      mode: z
        .enum(["set", "scale", "shift"])
        .default("set")
        .describe("Set to the value, multiply by it, or add it."),
      value: z.number(),
      from: z.int().min(0).optional().describe("The first period, counted from 0."),
      to: z.int().min(0).optional().describe("The last period."),
    }),
  )
  .min(1)
  .max(50);

export type Changes = z.output<typeof changesInput>;
