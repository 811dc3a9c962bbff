/** Xero and QuickBooks Online on this machine: who a person is, and the books they let us read. */
import { lastDayOf, yearStartOf } from "@app/connectors/ledger/day";
import type { Books } from "@app/connectors/sources/demo-books/books";
import { quickBooksDemoBooks } from "@app/connectors/sources/quickbooks-demo/quickbooks-demo-company";
import { xeroDemoBooks } from "@app/connectors/sources/xero-demo/xero-demo-company";
import { type LedgerPeer, quickBooksPeer, xeroPeer } from "@app/connectors/testing/ledger-peers";
import { monthOf } from "@app/engine/time/month";
import { serveOnLoopback } from "./loopback.ts";
import { startOpenidPeer } from "./openid-peer.ts";

export type ProviderPeer = Awaited<ReturnType<typeof withBooks>>;

/** A sign-in that sees two organisations; each call to `lateBillUrl` enters a bill late into the first. */
export async function startXeroPeer(redirectUri: string) {
  const books = xeroDemoBooks(thisMonth());
  const organisations = [books, { ...books, name: "Kestrel Bay Holdings Pty Ltd" }];
  const peer = await withBooks(xeroPeer(organisations), startOpenidPeer(redirectUri));
  const late = await serveOnLoopback((_, response) => {
    organisations[0] = withLateBill(organisations[0] ?? books);
    response.end();
  });
  return {
    ...peer,
    lateBillUrl: late.url,
    stop() {
      peer.stop();
      late.stop();
    },
  };
}

/** Of 310.20, in the last month of the financial year that has ended. */
function withLateBill(books: Books): Books {
  const expense = books.accounts.find((account) => account.class === "EXPENSE")?.id ?? "";
  const owed = books.accounts.find((account) => account.subType === "CREDITORS")?.id ?? "";
  const day = lastDayOf(yearStartOf(thisMonth(), books.yearEndMonth) - 1);
  const lines = [
    { accountId: expense, net: 31_020n },
    { accountId: owed, net: -31_020n },
  ];
  return { ...books, journals: [...books.journals, { day, narration: "Late bill", lines }] };
}

export function startQuickBooksPeer(redirectUri: string) {
  const identity = startOpenidPeer(redirectUri, "9341453234238473");
  return withBooks(quickBooksPeer(quickBooksDemoBooks(thisMonth())), identity);
}

async function withBooks({ answer }: LedgerPeer, identity: ReturnType<typeof startOpenidPeer>) {
  const { stop, ...registered } = await identity;
  const books = await serveOnLoopback((request, response) => void answer(request, response));
  return {
    ...registered,
    apiUrl: books.url,
    stop() {
      stop();
      books.stop();
    },
  };
}

function thisMonth() {
  const now = new Date();
  return monthOf(now.getUTCFullYear(), now.getUTCMonth() + 1);
}
