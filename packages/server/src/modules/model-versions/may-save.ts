import { ACCESS_LEVELS, type AccessLevel } from "@app/contract/access-level";
import { Refusal } from "#core/refusal.ts";
import { type OpenModel, refuseReadOnly } from "#modules/models/models.ts";
import type { Reader } from "./save-attempts.ts";

/** Who may save nothing at all; which edits a level may make is asked where the document is at hand. */
export async function refuseSaves(
  reader: Reader,
  model: OpenModel,
  least: AccessLevel = ACCESS_LEVELS.REVIEW,
) {
  const { level, isActive } = model;
  if (level < least) {
    throw new Refusal(403, "Your access to this model does not let you change it.");
  }
  if (!isActive) throw new Refusal(409, "This model is inactive. Reactivate it to change it.");
  await refuseReadOnly(reader, model);
}
