import { z } from "zod";

export const PAGE_SIZE = 10;
/** `pagination=false` gives everything, up to this many rows. */
export const UNPAGED_ROWS_MAX = 5_000;

const LIMIT_MAX = 100;
const OFFSET_MAX = 1_000_000;

const wholeNumber = z.coerce.number<string | number>().int();

/** A limit out of range is brought into it; nonsense is refused. */
export const pageQuery = z.object({
  offset: wholeNumber.min(0).max(OFFSET_MAX).default(0),
  limit: wholeNumber
    .transform((limit) => Math.min(Math.max(limit, 1), LIMIT_MAX))
    .default(PAGE_SIZE),
  pagination: z
    .enum(["true", "false"])
    .default("true")
    .transform((pagination) => pagination === "true"),
});

export function pageOf<T extends z.ZodType>(item: T) {
  return z.object({ items: z.array(item), totalItemCount: z.int() });
}

/** An id in a path. */
export const idParams = z.object({
  id: z.coerce.number<string | number>().int().positive().max(2_147_483_647),
});
