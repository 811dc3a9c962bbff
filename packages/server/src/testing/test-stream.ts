import { once } from "node:events";
import { get, type IncomingMessage } from "node:http";
import type { AddressInfo } from "node:net";
import { API_BASE, type Stream } from "@app/contract/endpoint";
import type { App } from "#http/mount.ts";

/** One event as it came over the line; `name` is "message" unless it says otherwise. */
export type ReceivedEvent = { id: string; name: string; data: unknown };

export type OpenStream = {
  status: number;
  headers: IncomingMessage["headers"];
  /** All of the text so far, comments and hints included. */
  text(): string;
  events(): ReceivedEvent[];
  /** True once the server has ended it. */
  hasEnded(): boolean;
  close(): void;
};

type Reader = { cookies: Map<string, string> };
type Place = { after?: string; lastEventId?: string; id?: number };

/** Listens on a free port, for tests that need a real line. */
export async function listening({ fastify }: Pick<App, "fastify">) {
  await fastify.listen({ port: 0, host: "127.0.0.1" });
  return `http://127.0.0.1:${(fastify.server.address() as AddressInfo).port}`;
}

/**
 * Opens a stream over a real line, as the browser with these cookies. The line is its own: `fetch`
 * would keep spare ones, and use one at the moment when the server lets go of it for its silence.
 */
export async function openStream(
  url: string,
  stream: Stream,
  { cookies }: Reader,
  { after, lastEventId, id }: Place = {},
): Promise<OpenStream> {
  const cookie = [...cookies].map(([name, value]) => `${name}=${value}`).join("; ");
  const search = after === undefined ? "" : `?after=${after}`;
  const path = stream.path.replace("{id}", String(id));
  const request = get(url + API_BASE + path + search, {
    headers: { cookie, ...(lastEventId === undefined ? {} : { "last-event-id": lastEventId }) },
    agent: false,
  });
  const [response] = (await once(request, "response")) as [IncomingMessage];
  let text = "";
  let hasEnded = false;
  response
    .setEncoding("utf8")
    .on("data", (part: string) => {
      text += part;
    })
    .on("error", () => {})
    .once("close", () => {
      hasEnded = true;
    });
  return {
    status: response.statusCode ?? 0,
    headers: response.headers,
    text: () => text,
    events: () => eventsIn(text),
    hasEnded: () => hasEnded,
    close: () => void request.on("error", () => {}).destroy(),
  };
}

function eventsIn(text: string): ReceivedEvent[] {
  return text
    .split("\n\n")
    .slice(0, -1)
    .map((block) => block.split("\n").map((line) => line.split(/: (.*)/s)))
    .map((lines) => Object.fromEntries(lines) as Record<string, string>)
    .filter(({ data }) => data !== undefined)
    .map(({ id = "", event = "message", data = "" }) => ({
      id,
      name: event,
      data: JSON.parse(data),
    }));
}
