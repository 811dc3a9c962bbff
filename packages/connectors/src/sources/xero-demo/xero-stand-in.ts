/** Xero in this process: answers the connector's calls from given books. */

import type { HttpClient } from "#http/http-client.ts";
import { monthOfDay } from "#ledger/day.ts";
import { SourceError } from "#ledger/source-error.ts";
import type { Books } from "#sources/demo-books/books.ts";
import { xeroAnswers } from "./xero-answers.ts";

export function xeroStandIn(books: Books): HttpClient {
  const answers = xeroAnswers(books);
  return {
    send: async ({ url }, signal) => {
      signal?.throwIfAborted();
      const text = JSON.stringify(answerTo(new URL(url), answers));
      return { status: 200, headers: new Map([["content-type", "application/json"]]), text };
    },
  };
}

/** The reads a connector makes, by their path. */
export function answerTo(url: URL, answers: ReturnType<typeof xeroAnswers>): unknown {
  const name = url.pathname.replace(/^\/api\.xro\/2\.0/, "");
  switch (name) {
    case "/connections":
      return answers.connections();
    case "/Organisation":
      return answers.organisation();
    case "/Accounts":
      return answers.accounts();
    case "/TrackingCategories":
      return answers.trackingCategories();
    case "/Reports/TrialBalance":
      return answers.trialBalance(monthOfDay(url.searchParams.get("date") ?? ""));
    default:
      throw new SourceError("refused", `Xero Demo has no ${name}.`);
  }
}
