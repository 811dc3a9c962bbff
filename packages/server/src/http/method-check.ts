import type { HTTPMethods } from "fastify";
import { failedWith, sendEnvelope } from "./answers.ts";
import type { App } from "./mount.ts";

const METHODS: HTTPMethods[] = [
  "GET",
  "HEAD",
  "POST",
  "PUT",
  "DELETE",
  "PATCH",
  "OPTIONS",
  "TRACE",
];

/** Answers every other method of the known addresses by 405 and the methods they do take. */
export function refuseOtherMethods({ fastify, routes }: App) {
  const byPattern = new Map<string, { url: string; allowed: string[] }>();
  for (const { method, url } of routes) {
    const pattern = url.replace(/:\w+/g, ":");
    const known = byPattern.get(pattern) ?? { url, allowed: [] };
    known.allowed.push(method);
    byPattern.set(pattern, known);
  }
  for (const { url, allowed } of byPattern.values()) {
    fastify.route({
      method: METHODS.filter((method) => !allowed.includes(method)),
      url,
      // Before the body is read: whatever it is, it is not wanted.
      onRequest: (_request, reply) => {
        sendEnvelope(reply.header("allow", allowed.join(", ")), 405, failedWith(405));
      },
      handler: () => undefined,
    });
  }
}
