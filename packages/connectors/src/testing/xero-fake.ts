/**
 * Xero on a port of this machine, fed with books. It remembers: access tokens end and are renewed
 * by a refresh token that works once, every nth call is told to wait, a connection that was ended
 * is gone. Journals come in pages of 100, accounts can be asked for by when they changed.
 */
import { createServer, type IncomingMessage, type ServerResponse } from "node:http";
import type { Books } from "#sources/demo-books/books.ts";
import { demoUuid } from "#sources/xero-demo/demo-uuid.ts";
import { xeroAnswers } from "#sources/xero-demo/xero-answers.ts";
import { answerTo } from "#sources/xero-demo/xero-stand-in.ts";
import { journalPage } from "./xero-fake-journals.ts";

export type XeroFake = {
  url: string;
  tokens: { accessToken: string; refreshToken: string };
  /** How often each status was answered. */
  answered: Map<number, number>;
  expireToken: () => void;
  stop: () => Promise<void>;
};

type Options = {
  books: Books;
  /** The nth call in every n is answered with 429. */
  throttleEvery?: number;
};

type Answer = { status: number; body?: unknown; headers?: Record<string, string> };

export async function startXeroFake({ books, throttleEvery }: Options) {
  const answers = xeroAnswers(books);
  const answered = new Map<number, number>();
  const tokens = { accessToken: "access-1", refreshToken: "refresh-1" };
  let [calls, grants, isConnected, isExpired] = [0, 1, true, false];

  function refresh(body: string): Answer {
    const given = new URLSearchParams(body).get("refresh_token");
    if (given !== tokens.refreshToken) return { status: 400, body: { error: "invalid_grant" } };
    grants += 1;
    isExpired = false;
    Object.assign(tokens, { accessToken: `access-${grants}`, refreshToken: `refresh-${grants}` });
    const { accessToken: access_token, refreshToken: refresh_token } = tokens;
    return { status: 200, body: { access_token, refresh_token, expires_in: 1800 } };
  }

  function answerOf(request: IncomingMessage, body: string): Answer {
    const url = new URL(request.url ?? "/", "http://fake");
    if (url.pathname === "/connect/token") return refresh(body);
    const isKnown = request.headers.authorization === `Bearer ${tokens.accessToken}`;
    if (!isKnown || isExpired) return { status: 401, body: { Title: "Unauthorized" } };
    calls += 1;
    if (throttleEvery && calls % throttleEvery === 0) {
      return { status: 429, body: { Title: "Too many" }, headers: { "retry-after": "1" } };
    }
    if (
      request.method === "DELETE" &&
      url.pathname === `/connections/${demoUuid("connection", 1)}`
    ) {
      isConnected = false;
      return { status: 204 };
    }
    if (url.pathname === "/connections") {
      return { status: 200, body: isConnected ? answers.connections() : [] };
    }
    if (request.headers["xero-tenant-id"] !== answers.tenantId || !isConnected) {
      return { status: 403, body: { Title: "Forbidden" } };
    }
    return { status: 200, body: ledgerAnswer(url, request) };
  }

  function ledgerAnswer(url: URL, request: IncomingMessage) {
    if (url.pathname.endsWith("/Journals")) {
      return journalPage(books, Number(url.searchParams.get("offset") ?? 0));
    }
    // The chart was last changed on the day the books began.
    const since = request.headers["if-modified-since"];
    const changedOn = books.journals[0]?.day ?? "";
    const isUnchanged = since !== undefined && new Date(since) > new Date(changedOn);
    if (url.pathname.endsWith("/Accounts") && isUnchanged) return { Accounts: [] };
    return answerTo(url, answers);
  }

  const server = createServer(async (request, response) => {
    const answer = answerOf(request, await bodyOf(request));
    answered.set(answer.status, (answered.get(answer.status) ?? 0) + 1);
    write(response, answer);
  });
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  const address = server.address();
  const fake: XeroFake = {
    url: `http://127.0.0.1:${typeof address === "object" ? address?.port : 0}`,
    tokens,
    answered,
    expireToken: () => {
      isExpired = true;
    },
    stop: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
  return fake;
}

async function bodyOf(request: IncomingMessage) {
  let body = "";
  for await (const part of request) body += part;
  return body;
}

function write(response: ServerResponse, { status, body, headers }: Answer) {
  response.writeHead(status, { "content-type": "application/json", ...headers });
  response.end(body === undefined ? "" : JSON.stringify(body));
}
