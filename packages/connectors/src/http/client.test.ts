import { inspect } from "node:util";
import { expect, test } from "vitest";
import { SourceError } from "#ledger/source-error.ts";
import { errorOf, source } from "#testing/answering-source.ts";
import { serveLoopback } from "#testing/loopback.ts";

test("an answer comes back as text with its headers, and the grant goes with the request", async () => {
  const { url, client, requests } = await source([{ headers: { "x-total": "3" }, body: "¤" }]);
  const answer = await client.send({ url: `${url}/a`, headers: { "xero-tenant-id": "t" } });
  expect([answer.status, answer.headers.get("x-total"), answer.text]).toEqual([200, "3", "¤"]);
  expect(requests[0]?.headers).toMatchObject({
    authorization: "Bearer secret-token",
    "xero-tenant-id": "t",
  });
});

test("what passes is tried again up to five times, with waits that double", async () => {
  const { url, client, timing, requests } = await source([{ status: 503 }]);
  const error = await errorOf(client.send({ url }));
  expect([error.kind, error.message]).toEqual(["unreachable", "Xero answered with status 503."]);
  expect(requests).toHaveLength(5);
  expect(timing.slept).toEqual([375, 750, 1_500, 3_000]);
});

test("Retry-After is obeyed, and then the answer comes", async () => {
  const busy = { status: 429, headers: { "retry-after": "17" } };
  const { url, client, timing } = await source([busy, {}]);
  expect((await client.send({ url })).text).toBe("ok");
  expect(timing.slept).toEqual([17_250]);
});

test("a source that wants more than five minutes is left alone until the next read", async () => {
  const { url, client, requests } = await source([
    { status: 429, headers: { "retry-after": "3600" } },
  ]);
  const error = await errorOf(client.send({ url }));
  expect([error.kind, error.retryAfterMs, requests.length]).toEqual(["rate-limited", 3_600_250, 1]);
});

test("400, 403 and 404 are not tried again; the source's words are kept and not shown", async () => {
  for (const [status, kind] of [
    [400, "refused"],
    [403, "forbidden"],
    [404, "refused"],
  ] as const) {
    const { url, client, requests } = await source([{ status, body: "token xyz is wrong" }]);
    const error = await errorOf(client.send({ url }));
    expect([error.kind, error.answer, requests.length]).toEqual([kind, "token xyz is wrong", 1]);
    expect(`${inspect(error)} ${JSON.stringify(error)}`).not.toContain("xyz");
  }
});

test("after 401 the grant is renewed once and the request sent again", async () => {
  let token = "old";
  const { url, client, requests } = await source([{ status: 401 }, {}], {
    authorisation: {
      headers: async () => ({ authorization: token }),
      renew: async () => {
        token = "new";
      },
    },
  });
  await client.send({ url });
  expect(requests.map((request) => request.headers.authorization)).toEqual(["old", "new"]);
});

test("401 twice means the grant is gone", async () => {
  const { url, client, requests } = await source([{ status: 401 }], {
    authorisation: { headers: async () => ({}), renew: async () => {} },
  });
  expect((await errorOf(client.send({ url }))).kind).toBe("needs-reconnect");
  expect(requests).toHaveLength(2);
});

test("a refresh that ends the grant is not tried again", async () => {
  let renewals = 0;
  const { url, client } = await source([{ status: 401 }], {
    authorisation: {
      headers: async () => ({}),
      renew: async () => {
        renewals += 1;
        throw new SourceError("needs-reconnect", "Xero ended the connection.");
      },
    },
  });
  expect((await errorOf(client.send({ url }))).message).toBe("Xero ended the connection.");
  expect(renewals).toBe(1);
});

test("a mistake of our own is not taken for a source that is away", async () => {
  let asked = 0;
  const { url, client } = await source([{}], {
    authorisation: {
      headers: async () => {
        asked += 1;
        throw new Error("the database is away");
      },
    },
  });
  await expect(client.send({ url })).rejects.toThrow("the database is away");
  expect(asked).toBe(1);
});

test("a source that hangs up is asked again, then given up", async () => {
  const url = await serveLoopback((_, response) => response.destroy());
  const { client, timing } = await source([]);
  const error = await errorOf(client.send({ url }));
  expect([error.kind, error.message]).toEqual(["unreachable", "Xero cannot be reached."]);
  expect(timing.slept).toHaveLength(4);
});

test("an answer that does not come in time is asked for again, then given up", async () => {
  const url = await serveLoopback(() => {});
  const { client, timing } = await source([], { timeoutMs: 20 });
  const error = await errorOf(client.send({ url }));
  expect([error.kind, error.message]).toEqual(["unreachable", "Xero did not answer in time."]);
  expect(timing.slept).toHaveLength(4);
});

test("a name that is not found for a moment is looked up again", async () => {
  let lookups = 0;
  const { client } = await source([], {
    fetch: async () => new Response("ok"),
    resolveHost: async () => (++lookups < 3 ? [] : ["127.0.0.1"]),
  });
  expect((await client.send({ url: "http://erp.example.com/" })).text).toBe("ok");
  expect(lookups).toBe(3);
});

test("a cancelled read ends at once, also between two tries", async () => {
  const cancel = new AbortController();
  const { url, client, requests } = await source([{ status: 503 }], {
    log: () => cancel.abort(new Error("cancelled by the person")),
  });
  await expect(client.send({ url }, cancel.signal)).rejects.toThrow("cancelled by the person");
  expect(requests).toHaveLength(1);
});

test("the log has method, host, path, status and time, and no query, key, token or body", async () => {
  const { url, client, log } = await source([{}]);
  const key = "k".repeat(41);
  await client.send({ method: "POST", url: `${url}/v3/${key}/report?token=abc`, body: "secret" });
  expect(log).toEqual([
    {
      method: "POST",
      host: new URL(url).host,
      path: "/v3/…/report",
      status: 200,
      durationMs: 0,
      tryNumber: 1,
    },
  ]);
});
