import * as z from "zod/mini";
import { PAGE_SIZE } from "./page-size.ts";

/** `pagination=false` gives everything, up to this many rows. */
export const UNPAGED_ROWS_MAX = 5_000;

const LIMIT_MAX = 100;
const OFFSET_MAX = 1_000_000;
/** The largest integer a database id can be. */
export const ID_MAX = 2_147_483_647;

/** A whole number within bounds, as an address spells it. */
export function wholeNumber(least: number, most: number) {
  return z.coerce.number<string | number>().check(z.int(), z.minimum(least), z.maximum(most));
}

/** A limit out of range is brought into it; nonsense is refused. */
export const pageQuery = z.strictObject({
  offset: z._default(wholeNumber(0, OFFSET_MAX), 0),
  limit: z._default(
    z.pipe(
      wholeNumber(Number.MIN_SAFE_INTEGER, Number.MAX_SAFE_INTEGER),
      z.transform((limit) => Math.min(Math.max(limit, 1), LIMIT_MAX)),
    ),
    PAGE_SIZE,
  ),
  pagination: z.pipe(
    z._default(z.enum(["true", "false"]), "true"),
    z.transform((pagination) => pagination === "true"),
  ),
});

export function pageOf<T extends z.ZodMiniType>(item: T) {
  return z.object({ items: z.array(item), totalItemCount: z.int() });
}

/** An id in a body. */
export const id = z.int().check(z.minimum(1), z.maximum(ID_MAX));

/** An id in a path. */
export const idParams = z.object({ id: wholeNumber(1, ID_MAX) });
