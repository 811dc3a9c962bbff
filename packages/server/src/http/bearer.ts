import type { IncomingHttpHeaders } from "node:http";
import type { AnyCall } from "@app/contract/endpoint";
import { covers, scopesFor } from "@app/contract/token-scopes";
import type { Identity } from "#core/context.ts";
import { Refusal } from "#core/refusal.ts";

/** What a program sends in place of a cookie: "Authorization: Bearer fct_…". */
export function bearerOf({ authorization }: IncomingHttpHeaders) {
  return authorization && /^bearer +([\w-]{1,100})$/i.exec(authorization)?.[1];
}

/** Holds a program to what its token was made for. What the person may not, it may not either. */
export function checkToken(call: AnyCall, identity: Identity | null) {
  if (!identity?.token) return;
  const { scopes } = identity.token;
  const needed = scopesFor(call);
  if (!needed) throw new Refusal(403, "No token can do this. Sign in to do it.");
  const missing = needed.filter((scope) => !covers(scopes, scope));
  if (missing.length === 0) return;
  throw new Refusal(403, `This token was not made for ${missing.join(", ")}.`);
}
