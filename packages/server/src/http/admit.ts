import { type AnyCall, API_BASE, type Call, isChange } from "@app/contract/endpoint";
import type { FastifyRequest } from "fastify";
import type { Identity } from "#core/context.ts";
import { Refusal } from "#core/refusal.ts";
import type { Scope } from "#db/db.ts";
import { checkAccess, refuseOtherAccount } from "./access.ts";
import { bearerOf, checkToken } from "./bearer.ts";
import { readCookie } from "./cookies.ts";
import type { App } from "./mount.ts";
import { refuseForeignChange } from "./origin-check.ts";
import { touchSession } from "./sessions.ts";

declare module "fastify" {
  interface FastifyRequest {
    identity: Identity | null;
  }
}

/** A call's address as the router spells it. */
export function routeOf({ path }: Call) {
  return API_BASE + path.replace(/\{(\w+)\}/g, ":$1");
}

/** Finds out who is asking and whether they may, before anything of the body is read. */
export async function admit(app: App, call: AnyCall, request: FastifyRequest) {
  const { storage, settings, now, log } = app.parts;
  const isStream = "events" in call;
  if (isChange(call) || isStream) refuseForeignChange(request.headers, settings);
  const session = await findCaller(app, call, request);
  request.identity = session?.identity ?? null;
  // A line that comes back by itself is no sign of a person, and keeps no session alive.
  if (session?.isTouchDue && !isStream && !call.isAskedByPages) {
    touchSession(storage, session.identity, now()).catch((error: unknown) =>
      log.warn({ err: error }, "a session's last use was not noted"),
    );
  }
  refuseOtherAccount(call, request.headers, request.identity);
  checkToken(call, request.identity);
  checkAccess(call, request.identity, now());
}

/** By the token that a program sent, or else the cookie of a browser. Who asks for what is open to all needs neither. */
async function findCaller({ findSession, findToken }: App, call: AnyCall, request: FastifyRequest) {
  const bearer = call.access === "anonymous" ? undefined : bearerOf(request.headers);
  if (bearer === undefined) {
    const cookie = readCookie(request, "session");
    return cookie ? findSession(cookie) : null;
  }
  const found = await findToken(bearer);
  if (!found) throw new Refusal(401, "This token is unknown, revoked or over.");
  return found;
}

/** Staff look across teams only where a call is for staff. */
export function scopeOf(call: Call, identity: Identity | null): Scope {
  if (call.access === "staff") return { kind: "staff" };
  if (!identity?.member) return { kind: "nobody" };
  return { kind: "team", teamId: identity.member.teamId, userId: identity.userId };
}
