import { failedWith, sendEnvelope } from "./answers.ts";
import type { App } from "./mount.ts";

/** Answers every other method of the known addresses by 405 and the methods they do take. */
export function refuseOtherMethods({ fastify, routes }: App) {
  const known = routes.map(({ method, url }) => ({ method, pattern: url.split("/") }));
  fastify.addHook("onRequest", (request, reply, done) => {
    if (!request.is404) return done();
    const address = (request.url.split("?", 1)[0] ?? "").split("/");
    const taken = known.filter(({ pattern }) => fits(pattern, address));
    const allowed = new Set(taken.map(({ method }) => method));
    if (allowed.size === 0) return done();
    // Before the body is read: whatever it is, it is not wanted.
    sendEnvelope(reply.header("allow", [...allowed].join(", ")), 405, failedWith(405));
  });
}

/** ":id" stands for any part of an address, "*" for all that follows. */
function fits(pattern: string[], address: string[]) {
  const isOpen = pattern.at(-1) === "*";
  if (isOpen ? address.length < pattern.length : address.length !== pattern.length) return false;
  return pattern.every((part, at) => part === "*" || part.startsWith(":") || part === address[at]);
}
