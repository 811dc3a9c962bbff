import type { Books } from "@app/connectors/sources/demo-books/books";
import { answerAs, newTrytonPeer } from "@app/connectors/testing/tryton-peer";
import { serveOnLoopback } from "./loopback.ts";

/** A Tryton stand-in over books that may change, for servers that run as processes. */
export async function startTrytonPeer(books: Books) {
  const peer = newTrytonPeer(books);
  const { url, stop } = await serveOnLoopback(
    (request, response) => void answerAs(peer, request, response),
  );
  peer.url = url;
  return { peer, stop };
}
