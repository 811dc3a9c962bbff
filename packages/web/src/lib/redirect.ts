import { safeRedirectUrl } from "@app/contract/redirect-url";

/** Where the app is served; `redirectUrl` is always relative to it. */
export const APP_BASE = "/app";

/** The address to go on to after signing in, whatever `redirectUrl` says. */
export function hrefAfterSignIn(redirectUrl: string | undefined) {
  return APP_BASE + safeRedirectUrl(redirectUrl);
}
