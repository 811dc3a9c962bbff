/**
 * The one rule for `redirectUrl`: a path within our own origin, or the home page.
 *
 * It must begin with a slash, have no doubled slash and no backslash (either could become another
 * host's address), no control character (browsers drop them before parsing), and still be so once
 * dots are resolved and escapes undone. Used by the server and by the web app alike.
 */
const ANY_ORIGIN = "https://origin.invalid";
const LENGTH_MAX = 2_000;

export function safeRedirectUrl(redirectUrl: string | undefined): string {
  if (!redirectUrl || redirectUrl.length > LENGTH_MAX || !isOwnPath(pathOf(redirectUrl))) {
    return "/";
  }
  try {
    const url = new URL(redirectUrl, ANY_ORIGIN);
    const isOurs = url.origin === ANY_ORIGIN && isOwnPath(decodeURIComponent(url.pathname));
    return isOurs ? url.pathname + url.search + url.hash : "/";
  } catch {
    return "/";
  }
}

function pathOf(redirectUrl: string) {
  return redirectUrl.split(/[?#]/)[0] ?? "";
}

function isOwnPath(path: string) {
  return path.startsWith("/") && !/\/\/|\\/.test(path) && !hasControlCharacter(path);
}

function hasControlCharacter(text: string) {
  for (const character of text) {
    const code = character.codePointAt(0) ?? 0;
    if (code < 0x20 || code === 0x7f) return true;
  }
  return false;
}
