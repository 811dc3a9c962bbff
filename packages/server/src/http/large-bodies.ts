import type { Call } from "@app/contract/endpoint";
import type { FastifyReply, FastifyRequest } from "fastify";
import { takeFrom } from "#core/limits.ts";
import { Refusal } from "#core/refusal.ts";
import type { Parts } from "./parts.ts";
import { freeAfter, makeSlots } from "./slots.ts";

/** So many at once cost memory for their bodies; so many a minute cost time to read them. */
const AT_ONCE = { user: 2, team: 4, server: 16 };
/** What flows through costs no memory but takes its time. */
const FLOWING_AT_ONCE = { team: 4, server: 32 };
const PER_USER = { name: "large_body", count: 30, windowSeconds: 60 };
const RETRY_AFTER_SECONDS = 2;

/** Decides, before a body larger than usual is read, whether there is room for it. */
export type AdmitLargeBody = (
  call: Call,
  request: FastifyRequest,
  reply: FastifyReply,
) => Promise<void>;

/** Nobody can fill the memory or the minute with large bodies, whatever they send. */
export function makeLargeBodies(parts: Parts): AdmitLargeBody {
  const slots = makeSlots(AT_ONCE);
  const flowing = makeSlots(FLOWING_AT_ONCE);
  return async ({ limits, fileBytesMax, isFileStreamed }, request, reply) => {
    if (!limits && !fileBytesMax) return;
    const { identity, ip, headers } = request;
    if (Number(headers["content-length"]) <= (limits?.usualBytes ?? -1)) return;
    const user = identity?.userId ?? ip;
    const team = identity?.member?.teamId ?? ip;
    const free = isFileStreamed
      ? flowing.take({ team, server: "" })
      : slots.take({ user, team, server: "" });
    if (!free) {
      const message = "Other large requests are still under way. Try again in a moment.";
      throw new Refusal(429, message, "root", RETRY_AFTER_SECONDS);
    }
    freeAfter(reply, free);
    await takeFrom(parts, PER_USER, String(user));
  };
}
