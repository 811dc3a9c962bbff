import type { CheckedOf } from "@app/contract/endpoint";
import type { checkModelDocument } from "@app/contract/model-document";
import type { MemberContext } from "#core/context.ts";
import type { Pool } from "#core/pool.ts";
import { Refusal } from "#core/refusal.ts";
import { inPool } from "#modules/models/models.ts";
import { checkDocument } from "./check-document.ts";

/** Calculated away from requests, since a large model takes seconds. */
export async function check(
  pool: Pool,
  context: MemberContext,
  body: CheckedOf<typeof checkModelDocument>["body"],
) {
  const checked = await inPool(pool, context, checkDocument, body);
  if ("summary" in checked) return checked.summary;
  const errors = checked.refused.map(({ place, message }) => ({
    key: ["document", ...place.split("/")].join("."),
    message,
  }));
  throw new Refusal(400, errors);
}
