/** What a source does that has been taken over, or was never meant well. */
import { inspect } from "node:util";
import { setFlagsFromString } from "node:v8";
import { runInNewContext } from "node:vm";
import { gzipSync } from "node:zlib";
import { expect, test, vi } from "vitest";
import { SourceError } from "#ledger/source-error.ts";
import { errorOf, source } from "#testing/answering-source.ts";
import { serveLoopback } from "#testing/loopback.ts";
import { testTiming } from "#testing/test-timing.ts";
import { createRateGate } from "./rate-gate.ts";

test("a source that drips a byte now and then is cut off at the time limit and not later", async () => {
  let open = 0;
  const url = await serveLoopback((_, response) => {
    open += 1;
    const drip = setInterval(() => response.write(" "), 5);
    response.on("close", () => {
      clearInterval(drip);
      open -= 1;
    });
  });
  const { client } = await source([], { timeoutMs: 40 });
  const error = await errorOf(client.send({ url }));
  expect(error.message).toBe("Xero did not answer in time.");
  await vi.waitFor(() => expect(open).toBe(0));
});

test("the time limit holds also when memory is tidied up in between @long", async () => {
  setFlagsFromString("--expose-gc");
  const collect: () => void = runInNewContext("gc");
  const url = await serveLoopback(() => {
    for (let times = 0; times < 3; times++) setTimeout(collect, 5 * times);
  });
  const { client } = await source([], { timeoutMs: 60 });
  expect((await errorOf(client.send({ url }))).message).toBe("Xero did not answer in time.");
});

test("a name whose look-up never ends is given up at the time limit", async () => {
  const resolveHost = () => new Promise<string[]>(() => {});
  const { client } = await source([], { timeoutMs: 20, resolveHost });
  const error = await errorOf(client.send({ url: "https://erp.example.com/" }));
  expect(error.message).toBe("Xero did not answer in time.");
});

test("an answer with a status that is none leaves no connection behind", async () => {
  let open = 0;
  const url = await serveLoopback((_, response) => {
    open += 1;
    response.on("close", () => {
      open -= 1;
    });
    response.writeHead(999).write("more to come");
  });
  const { client } = await source([]);
  expect((await errorOf(client.send({ url }))).message).toBe("Xero cannot be reached.");
  await vi.waitFor(() => expect(open).toBe(0));
});

test("a cancelled read leaves no request behind, in the line or on the way", async () => {
  let open = 0;
  const url = await serveLoopback((_, response) => {
    open += 1;
    response.on("close", () => {
      open -= 1;
    });
  });
  const timing = testTiming();
  const gate = createRateGate({ windows: [], concurrent: 2 }, timing);
  const { client } = await source([], { gate });
  const cancel = new AbortController();
  const reading = Array.from({ length: 5 }, () => client.send({ url }, cancel.signal));
  const ended = Promise.allSettled(reading);
  await vi.waitFor(() => expect(open).toBe(2));
  cancel.abort(new Error("cancelled by the person"));
  const reasons = (await ended).map((each) => each.status === "rejected" && each.reason.message);
  expect(new Set(reasons)).toEqual(new Set(["cancelled by the person"]));
  await vi.waitFor(() => expect(open).toBe(0));
  expect(await gate.run(async () => "free again", new AbortController().signal)).toBe("free again");
});

test("a packed answer of 30 KB that unpacks to 30 MB is cut off at the byte limit", async () => {
  const packed = gzipSync(Buffer.alloc(30_000_000));
  let closed = 0;
  const url = await serveLoopback((_, response) => {
    response.on("close", () => {
      closed += 1;
    });
    response.writeHead(200, { "content-encoding": "gzip" }).end(packed);
  });
  const limits = { requestsMax: 3, answerBytesMax: 100_000, readBytesMax: 1_000_000 };
  const { client } = await source([], { limits });
  expect((await errorOf(client.send({ url }))).message).toContain("more than 100000 bytes");
  await vi.waitFor(() => expect(closed).toBe(1));
});

test("bytes that are no UTF-8 are refused once, and damaged words of a failure do not matter", async () => {
  const bytes = Buffer.from([0x22, 0xe9, 0x22]);
  let requests = 0;
  const answering = (status: number, type: string) =>
    serveLoopback((_, response) => {
      requests += 1;
      response.writeHead(status, { "content-type": type }).end(bytes);
    });
  const { client } = await source([]);
  const json = await errorOf(client.send({ url: await answering(200, "application/json") }));
  expect([json.kind, json.message]).toEqual([
    "unreadable",
    "The source's answer is not text in utf-8.",
  ]);
  expect(requests).toBe(1);
  const xml = await client.send({ url: await answering(200, 'text/xml; charset="iso-8859-1"') });
  expect(xml.text).toBe('"é"');
  const failed = await errorOf(client.send({ url: await answering(400, "text/x; charset=moon") }));
  expect(failed.message).toBe("Xero answered with status 400.");
});

test("an address that is none is refused at once, and not shown", async () => {
  const { client, timing } = await source([]);
  const error = await errorOf(client.send({ url: "erp.example/?key=s3cret" }));
  expect(error.message).toBe("The address of Xero is not an address.");
  expect(inspect(error, { depth: 9, showHidden: true })).not.toContain("s3cret");
  expect(timing.slept).toEqual([]);
});

test("neither an error nor its causes carry the token, whatever went wrong", async () => {
  const dead = await serveLoopback((_, response) => response.destroy());
  const { client, url } = await source([{ status: 302, headers: { location: "http://[" } }]);
  const secret = "secret-token";
  for (const request of [
    { url: `${dead}/?key=${secret}` },
    { url: `${url}/?key=${secret}` },
    { url, headers: { "x-key": `${secret}\n` } },
    { url: `http://user:${secret}@127.0.0.1/` },
    { url: `ftp://127.0.0.1/${secret}` },
  ]) {
    const error = await client.send(request).catch((caught: unknown) => caught);
    expect(error).toBeInstanceOf(SourceError);
    expect(inspect(error, { depth: 20, showHidden: true })).not.toContain(secret);
  }
});

test("an answer larger than allowed is cut off, and so is a read", async () => {
  const limits = { requestsMax: 3, answerBytesMax: 10, readBytesMax: 15 };
  const big = await source([{ body: "12345678901" }], { limits });
  expect((await errorOf(big.client.send({ url: big.url }))).message).toBe(
    "The source answered with more than 10 bytes.",
  );
  const many = await source([{ body: "1234567890" }], { limits });
  await many.client.send({ url: many.url });
  expect((await errorOf(many.client.send({ url: many.url }))).message).toContain(
    "more than 5 bytes",
  );
});

test("a read that makes more requests than allowed is stopped", async () => {
  const limits = { requestsMax: 2, answerBytesMax: 10, readBytesMax: 15 };
  const { url, client } = await source([{}], { limits });
  await client.send({ url });
  await client.send({ url });
  expect((await errorOf(client.send({ url }))).message).toBe(
    "Xero needs more requests than one read may make.",
  );
});

test("a redirect on the same host keeps the grant", async () => {
  const { url, client, requests } = await source([
    { status: 302, headers: { location: "/b" } },
    {},
  ]);
  await client.send({ url: `${url}/a` });
  expect(requests.map((request) => [request.url, request.headers.authorization])).toEqual([
    ["/a", "Bearer secret-token"],
    ["/b", "Bearer secret-token"],
  ]);
});

test("a redirect to another host takes no header along but Accept, and only by https", async () => {
  const seen: [string, unknown][] = [];
  const redirecting: typeof fetch = async (input, init) => {
    seen.push([String(input), init?.headers]);
    const isFirst = seen.length === 1;
    return isFirst ? Response.redirect("https://files.example.com/x", 302) : new Response("ok");
  };
  const { client } = await source([], { fetch: redirecting });
  await client.send({
    url: "https://api.example.com/a",
    headers: { Accept: "text/csv", "x-key": "k" },
  });
  expect(seen[1]).toEqual(["https://files.example.com/x", { Accept: "text/csv" }]);

  const plain = await source([{ status: 302, headers: { location: "http://other.example/" } }]);
  expect((await errorOf(plain.client.send({ url: plain.url }))).message).toContain(
    "without encryption",
  );
});

test("a redirect to a private address is refused", async () => {
  const { client } = await source([], {
    allowsPrivateAddresses: false,
    resolveHost: async (host) => [host === "api.example.com" ? "8.8.8.8" : "169.254.169.254"],
    fetch: async () => Response.redirect("https://metadata.example.com/", 302),
  });
  const error = await errorOf(client.send({ url: "https://api.example.com/a" }));
  expect(error.message).toContain("metadata.example.com is a private address");
});

test("data is not sent on to another host, and circles end", async () => {
  const away = await source([{ status: 307, headers: { location: "https://other.example/" } }]);
  const error = await errorOf(away.client.send({ method: "POST", url: away.url, body: "q" }));
  expect(error.message).toBe("The source redirects a request with data to other.example.");

  const circle = await source([{ status: 302, headers: { location: "/" } }]);
  expect((await errorOf(circle.client.send({ url: circle.url }))).message).toContain("circles");
});
