import type { RequestOf } from "@app/contract/endpoint";
import { startOpenidSession } from "@app/contract/openid";
import { call } from "./api.ts";

/** Sends the browser to a provider. What is shown meanwhile stays until it is there. */
export async function leaveForProvider(
  body: RequestOf<typeof startOpenidSession>["body"],
): Promise<never> {
  const { authorizationUrl } = await call(startOpenidSession, { body });
  window.location.assign(authorizationUrl);
  return new Promise(() => {});
}
