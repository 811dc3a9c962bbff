import type { Books } from "@app/connectors/sources/demo-books/books";
import { serveLoopback } from "@app/connectors/testing/loopback";
import { answerAs, newTrytonPeer, type TrytonPeer } from "@app/connectors/testing/tryton-peer";

/** A Tryton server on this machine for the length of a test, over books that may change. */
export async function serveTryton(books: Books): Promise<TrytonPeer> {
  const tryton = newTrytonPeer(books);
  tryton.url = await serveLoopback((request, response) => void answerAs(tryton, request, response));
  return tryton;
}
