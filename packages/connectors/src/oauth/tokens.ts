import type { TokenEndpointResponse } from "openid-client";
import type { Tokens } from "#http/token-keeper.ts";

/** A provider that does not say how long an access token lives gets the shortest life in use. */
const LIFE_SECONDS_UNSTATED = 300;

/** A refresh that brings no new refresh token leaves the old one in force. */
export function tokensFrom(answer: TokenEndpointResponse, now: number, before?: Tokens): Tokens {
  const refreshToken = answer.refresh_token ?? before?.refreshToken;
  const refreshSeconds = Number(answer.x_refresh_token_expires_in);
  const refreshExpiresAt =
    refreshSeconds > 0 ? now + refreshSeconds * 1000 : before?.refreshExpiresAt;
  return {
    accessToken: answer.access_token,
    expiresAt: now + (answer.expires_in ?? LIFE_SECONDS_UNSTATED) * 1000,
    ...(refreshToken && { refreshToken }),
    ...(refreshExpiresAt && { refreshExpiresAt }),
  };
}
