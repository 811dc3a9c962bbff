/**
 * The APIs of Xero and QuickBooks Online over given books, as handlers for whoever serves them beside
 * an identity provider. Any token is let in that was not refused, and each that came is remembered.
 */
import type { IncomingMessage, ServerResponse } from "node:http";
import type { Books } from "#sources/demo-books/books.ts";
import { quickBooksStandIn } from "#sources/quickbooks-demo/quickbooks-stand-in.ts";
import { xeroAnswers } from "#sources/xero-demo/xero-answers.ts";
import { answerTo } from "#sources/xero-demo/xero-stand-in.ts";

export type LedgerPeer = {
  answer: (request: IncomingMessage, response: ServerResponse) => Promise<void>;
  /** Every token that came. */
  tokens: Set<string>;
  /** Tokens that are let in no more. */
  refused: Set<string>;
  /** Every call is answered so, with the token said back; undefined in peace. */
  failsWith: number | undefined;
};

/** A sign-in that sees several organisations, whose books may change. */
export function xeroPeer(organisations: Books[]): LedgerPeer {
  return ledgerPeer(async (url, request) => {
    const all = organisations.map((books, index) => xeroAnswers(books, index + 1));
    if (url.pathname === "/connections") return all.flatMap((answers) => answers.connections());
    const asked = all.find(({ tenantId }) => tenantId === request.headers["xero-tenant-id"]);
    return asked && answerTo(url, asked);
  });
}

/** Whatever company is named, it is this one. */
export function quickBooksPeer(books: Books): LedgerPeer {
  const standIn = quickBooksStandIn(books);
  return ledgerPeer(async (url) => JSON.parse((await standIn.send({ url: url.href })).text));
}

function ledgerPeer(answerOf: (url: URL, request: IncomingMessage) => Promise<unknown>) {
  const peer: LedgerPeer = {
    ...{ tokens: new Set(), refused: new Set(), failsWith: undefined },
    async answer(request, response) {
      const token = request.headers.authorization?.replace(/^Bearer /, "") ?? "";
      peer.tokens.add(token);
      const status = peer.failsWith ?? (peer.refused.has(token) ? 401 : undefined);
      const body = status
        ? { Title: "Refused", Detail: `The token ${token} is not let in.` }
        : await answerOf(new URL(request.url ?? "/", "http://peer"), request);
      response.writeHead(status ?? (body === undefined ? 403 : 200), {
        "content-type": "application/json",
      });
      response.end(JSON.stringify(body ?? { Title: "Forbidden" }));
    },
  };
  return peer;
}
