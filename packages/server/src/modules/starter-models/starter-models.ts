import type { MemberContext } from "#core/context.ts";
import type { Pool } from "#core/pool.ts";
import { inPool } from "#modules/models/models.ts";
import type { Offer } from "./glimpse.ts";
import { offerModels } from "./offer-models.ts";

/** They come with the program, so that a process calculates them once: for whoever asks first. */
let kept: Promise<Offer> | undefined;

export async function listOffer(pool: Pool, { identity }: MemberContext) {
  // Whoever comes next waits for the same: it goes on when the first has gone.
  kept ??= inPool(pool, { identity }, offerModels, null);
  try {
    return await kept;
  } catch (error) {
    kept = undefined;
    throw error;
  }
}
