import { once } from "node:events";
import { createServer, type IncomingHttpHeaders, type ServerResponse } from "node:http";
import type { AddressInfo } from "node:net";

export type Received = { headers: IncomingHttpHeaders; body: string; path: string };

/** A program of a team's, on this machine: it keeps what it is told, and answers as it is made to. */
export async function openWebhookPeer() {
  const received: Received[] = [];
  const peer = {
    received,
    url: "",
    /** One that does nothing never answers. */
    answer: (response: ServerResponse) => void response.writeHead(204).end(),
    close: () => {},
  };
  const server = createServer(async (request, response) => {
    const chunks: Buffer[] = [];
    for await (const chunk of request) chunks.push(chunk);
    const body = Buffer.concat(chunks).toString();
    received.push({ headers: request.headers, body, path: request.url ?? "" });
    peer.answer(response);
  });
  server.listen(0, "127.0.0.1");
  await once(server, "listening");
  peer.url = `http://127.0.0.1:${(server.address() as AddressInfo).port}/hook`;
  peer.close = () => {
    server.closeAllConnections();
    server.close();
  };
  return peer;
}
