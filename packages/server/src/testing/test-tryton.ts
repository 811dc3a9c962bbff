import type { IncomingMessage, ServerResponse } from "node:http";
import type { Books } from "@app/connectors/sources/demo-books/books";
import { serveLoopback } from "@app/connectors/testing/loopback";
import { trytonFake } from "@app/connectors/testing/tryton-fake";

export type TestTryton = {
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

/** A Tryton server on this machine for the length of a test, over books that may change. */
export async function serveTryton(books: Books): Promise<TestTryton> {
  const tryton = { url: "", answered: 0, books, before: async () => {}, isShut: false };
  tryton.url = await serveLoopback((request, response) => void answer(request, response));

  async function answer(request: IncomingMessage, response: ServerResponse) {
    let body = "";
    for await (const part of request) body += part;
    await tryton.before();
    tryton.answered++;
    const { id, method } = JSON.parse(body) as { id: number; method: string };
    const isLogin = method === "common.db.login";
    const told = isLogin
      ? { id, result: [1, "session"] }
      : trytonFake({ books: tryton.books })({ url: request.url ?? "", body });
    response.writeHead(tryton.isShut ? 401 : 200, { "content-type": "application/json" });
    response.end(JSON.stringify(told));
  }
  return tryton;
}

/** What a person types to connect it. */
export function trytonSettings({ url }: TestTryton) {
  return { baseUrl: url, database: "books", user: "reader", password: "harbour lantern" };
}
