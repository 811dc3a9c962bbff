/** What Stripe tells us by itself. It is believed for its signature alone, and told again until we say that we heard it. */
import { createHmac, timingSafeEqual } from "node:crypto";
import { z } from "zod";

const event = z.object({
  id: z.string().max(255),
  type: z.string(),
  data: z.object({ object: z.looseObject({ id: z.string() }) }),
});

export type StripeEvent = { id: string; type: string; objectId: string };

/** Older than this it may be somebody who wrote down what they saw. */
const AGE_MS_MAX = 5 * 60 * 1000;

/** The event in a body that Stripe signed lately; undefined for anything else. */
export function readStripeEvent(
  secret: string,
  signature: string,
  body: Uint8Array,
  now: Date,
): StripeEvent | undefined {
  const parts = signature.split(",").map((part) => part.trim().split("="));
  const [at = ""] = valuesOf(parts, "t");
  if (!/^\d{1,12}$/.test(at) || Math.abs(now.getTime() - Number(at) * 1000) > AGE_MS_MAX) {
    return undefined;
  }
  const expected = createHmac("sha256", secret).update(`${at}.`).update(body).digest();
  // While a secret is changed for another, there is a signature by each.
  if (!valuesOf(parts, "v1").some((given) => isSame(expected, given))) return undefined;
  const { id, type, data } = event.parse(JSON.parse(Buffer.from(body).toString("utf8")));
  return { id, type, objectId: data.object.id };
}

function valuesOf(parts: string[][], name: string) {
  return parts.flatMap(([key, value]) => (key === name && value ? [value] : []));
}

function isSame(expected: Uint8Array, given: string) {
  const bytes = Buffer.from(given, "hex");
  return bytes.length === expected.length && timingSafeEqual(bytes, expected);
}
