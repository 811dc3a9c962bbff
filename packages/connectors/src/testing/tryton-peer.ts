/** A Tryton server over books that may change, as a handler for whoever serves it. */
import type { IncomingMessage, ServerResponse } from "node:http";
import type { Books } from "#sources/demo-books/books.ts";
import { trytonFake } from "./tryton-fake.ts";

export type TrytonPeer = {
  url: string;
  /** How many questions were answered. */
  answered: number;
  /** What it answers from now on. */
  books: Books;
  /** Each answer waits for this. */
  before: () => Promise<void>;
  /** Nobody is let in any more. */
  isShut: boolean;
};

export function newTrytonPeer(books: Books): TrytonPeer {
  return { url: "", answered: 0, books, before: async () => {}, isShut: false };
}

export async function answerAs(
  peer: TrytonPeer,
  request: IncomingMessage,
  response: ServerResponse,
) {
  let body = "";
  for await (const part of request) body += part;
  await peer.before();
  peer.answered++;
  const { id, method } = JSON.parse(body) as { id: number; method: string };
  const isLogin = method === "common.db.login";
  const told = isLogin
    ? { id, result: [1, "session"] }
    : fakeOf(peer.books)({ url: request.url ?? "", body });
  response.writeHead(peer.isShut ? 401 : 200, { "content-type": "application/json" });
  response.end(JSON.stringify(told));
}

const fakes = new WeakMap<Books, ReturnType<typeof trytonFake>>();

/** Made once for the books, which may be large. */
function fakeOf(books: Books) {
  const fake = fakes.get(books) ?? trytonFake({ books });
  fakes.set(books, fake);
  return fake;
}

/** What a person types to connect it. */
export function trytonSettings({ url }: TrytonPeer) {
  return { baseUrl: url, database: "books", user: "reader", password: "harbour lantern" };
}
