import type { CheckedOf } from "@app/contract/endpoint";
import type { checkModelDocument } from "@app/contract/model-document";
import type { MemberContext } from "#core/context.ts";
import type { Pool } from "#core/pool.ts";
import { Refusal } from "#core/refusal.ts";
import type { Failure } from "#core/task.ts";
import { checkDocument } from "./check-document.ts";

/** Calculated away from requests, since a large model takes seconds. */
export async function check(
  pool: Pool,
  { identity }: MemberContext,
  body: CheckedOf<typeof checkModelDocument>["body"],
) {
  const outcome = await pool.run(checkDocument, body, { teamId: identity.member.teamId });
  if (!outcome.isDone) throw failureOf(outcome.why, outcome.message);
  if ("summary" in outcome.value) return outcome.value.summary;
  const errors = outcome.value.refused.map(({ place, message }) => ({
    key: ["document", ...place.split("/")].join("."),
    message,
  }));
  throw new Refusal(400, errors);
}

const RETRY_AFTER_SECONDS = 5;

function failureOf(why: Failure, message: string) {
  switch (why) {
    case "too-slow":
    case "too-much-memory":
      return new Refusal(413, "This model takes too long to calculate.", "document");
    case "crowded":
    case "cancelled":
      return new Refusal(
        503,
        "The service is busy. Try again in a moment.",
        "root",
        RETRY_AFTER_SECONDS,
      );
    case "threw":
    case "ended":
      return new Error(message);
  }
}
