import type { FastifyReply } from "fastify";
import type { Browser, Identity, RequestContext } from "#core/context.ts";
import { type Unit as CoreUnit, startUnit as startCoreUnit } from "#core/unit.ts";
import type { Scope } from "#db/db.ts";
import { makeCookies } from "./cookies.ts";
import type { Parts } from "./parts.ts";
import { freeAfter } from "./slots.ts";

/** The unit of work of one request: the context knows the browser, the answer takes its cookies. */
export type Unit = CoreUnit & {
  context: RequestContext;
  /** For after the commit: cookies go with the answer. */
  settle(reply: FastifyReply): void;
};

const USER_AGENT_LENGTH_MAX = 400;

export function startUnit(
  parts: Parts,
  reply: FastifyReply,
  identity: Identity | null,
  scope: Scope,
): Unit {
  const { request } = reply;
  const requestId = identity?.token ? `${request.id} by token ${identity.token.id}` : request.id;
  const unit = startCoreUnit(parts, { requestId, identity, scope });
  const { cookies, sendWith } = makeCookies(request);
  let gone: AbortSignal | undefined;
  const browser: Browser = {
    cookies,
    ipAddress: request.ip,
    goneSignal() {
      gone ??= goneSignal(reply);
      return gone;
    },
    userAgent: (request.headers["user-agent"] ?? "").slice(0, USER_AGENT_LENGTH_MAX),
  };
  // Added to the context and not copied with it: its database opens when it is first asked for.
  return { ...unit, context: Object.assign(unit.context, browser), settle: sendWith };
}

function goneSignal(reply: FastifyReply): AbortSignal {
  const gone = new AbortController();
  freeAfter(reply, () => gone.abort());
  return gone.signal;
}
