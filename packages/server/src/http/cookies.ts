import type { FastifyReply, FastifyRequest } from "fastify";
import type { CookieName, Cookies } from "#core/context.ts";

/** The browser keeps a cookie by such a name only from our very origin and over a safe line. */
const browserName = (name: CookieName) => `__Host-${name}`;

/** Ours hold tokens in base64url, so nothing needs to be quoted or escaped. */
export function readCookie(request: FastifyRequest, name: CookieName) {
  const prefix = `${browserName(name)}=`;
  const pairs = request.headers.cookie?.split(";").map((pair) => pair.trim());
  return pairs?.find((pair) => pair.startsWith(prefix))?.slice(prefix.length) || undefined;
}

/** Reads from the request; what is written goes out with the answer, once it is certain. */
export function makeCookies(request: FastifyRequest) {
  const written = new Map<CookieName, string>();
  const write = (name: CookieName, value: string, maxAgeSeconds: number) => {
    if (!/^[\w.-]*$/.test(value)) throw new Error(`the cookie ${name} holds more than a token`);
    const pair = `${browserName(name)}=${value}; Max-Age=${Math.floor(maxAgeSeconds)}`;
    written.set(name, `${pair}; Path=/; HttpOnly; Secure; SameSite=Strict`);
  };
  const cookies: Cookies = {
    get: (name) => readCookie(request, name),
    set: write,
    clear: (name) => write(name, "", 0),
  };
  return {
    cookies,
    sendWith(reply: FastifyReply) {
      if (written.size > 0) reply.header("set-cookie", [...written.values()]);
    },
  };
}
