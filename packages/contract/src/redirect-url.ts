/**
 * The one rule for `redirectUrl`: a path within our own origin, or the home page.
 *
 * It must begin with a single slash (a second slash or backslash would make it another host's
 * address), hold no control characters (browsers drop them before parsing), and still be both
 * once escapes are undone and dots resolved. Used by the server and by the web app alike.
 */
const ANY_ORIGIN = "https://origin.invalid";
const LENGTH_MAX = 2_000;

export function safeRedirectUrl(redirectUrl: string | undefined): string {
  if (!redirectUrl || redirectUrl.length > LENGTH_MAX || !isOwnPath(redirectUrl)) return "/";
  try {
    const url = new URL(redirectUrl, ANY_ORIGIN);
    const isOurs = url.origin === ANY_ORIGIN && isOwnPath(decodeURIComponent(url.pathname));
    return isOurs ? url.pathname + url.search + url.hash : "/";
  } catch {
    return "/";
  }
}

function isOwnPath(path: string) {
  return /^\/(?![/\\])/.test(path) && !hasControlCharacter(path);
}

function hasControlCharacter(text: string) {
  for (const character of text) {
    const code = character.codePointAt(0) ?? 0;
    if (code < 0x20 || code === 0x7f) return true;
  }
  return false;
}
