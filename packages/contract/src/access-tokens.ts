import * as z from "zod/mini";
import { endpoint } from "./endpoint.ts";
import { idParams } from "./paging.ts";
import { requiredLine } from "./text.ts";
import { TOKEN_AREAS, tokenScope } from "./token-scopes.ts";

/** What every token begins with, so that a program that looks for lost secrets knows one. */
export const TOKEN_PREFIX = "fct_";
export const TOKENS_MAX = 20;
export const TOKEN_DAYS = [30, 90, 365] as const;

/** What is known of a token once it was shown. */
export const accessToken = z.object({
  id: z.int(),
  name: z.string(),
  scopes: z.array(tokenScope),
  /** Its last four letters, to tell it from others. */
  ending: z.string(),
  createdAt: z.iso.datetime(),
  /** To within five minutes; null before the first time. */
  lastUsedAt: z.nullable(z.iso.datetime()),
  endsAt: z.iso.datetime(),
});

export const listAccessTokens = endpoint({
  method: "GET",
  path: "/account/token",
  summary: "The signed-in person's access tokens, the newest first.",
  access: "member",
  data: z.object({ items: z.array(accessToken) }),
});

export const createAccessToken = endpoint({
  method: "POST",
  path: "/account/token",
  summary: "Make an access token. It is shown this once.",
  access: "member",
  needsRecentProof: true,
  body: z.strictObject({
    name: requiredLine(60, "Enter a name."),
    scopes: z
      .array(tokenScope)
      .check(
        z.minLength(1, "Choose what it may do."),
        z.maxLength(TOKEN_AREAS.length * 2, "Choose what it may do."),
      ),
    days: z.literal(TOKEN_DAYS),
  }),
  data: z.extend(accessToken, { secret: z.string() }),
});

export const revokeAccessToken = endpoint({
  method: "DELETE",
  path: "/account/token/{id}",
  summary: "Revoke an access token: it works no more, at once.",
  access: "member",
  isCustomersAlone: true,
  worksAfterEnd: true,
  params: idParams,
  data: z.null(),
});
