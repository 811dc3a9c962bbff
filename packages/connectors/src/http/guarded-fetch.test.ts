import { brotliCompressSync, deflateSync, gzipSync } from "node:zlib";
import { expect, test } from "vitest";
import { serveLoopback } from "#testing/loopback.ts";
import { createGuardedFetch, resolveSystemHost } from "./guarded-fetch.ts";

const own = { resolveHost: resolveSystemHost, allowsPrivateAddresses: true };

test("method, headers and body arrive, and the answer comes back with its own", async () => {
  const url = await serveLoopback((request, response) => {
    request.on("data", (chunk: Buffer) => {
      response.setHeader("x-seen", `${request.method} ${request.headers["content-type"]}`);
      response.statusCode = 201;
      response.end(`got ${chunk}`);
    });
  });
  const form = new URLSearchParams({ grant_type: "refresh_token" });
  const response = await createGuardedFetch(own)(url, { method: "POST", body: form });
  expect(response.status).toBe(201);
  expect(response.headers.get("x-seen")).toBe("POST application/x-www-form-urlencoded");
  expect(await response.text()).toBe("got grant_type=refresh_token");
});

test("a name is looked up and connected to", async () => {
  const url = await serveLoopback((_, response) => response.end("here"));
  const resolveHost = async (host: string) => {
    const all = await resolveSystemHost(host);
    return all.filter((address) => address === "127.0.0.1");
  };
  const named = url.replace("127.0.0.1", "localhost");
  const response = await createGuardedFetch({ ...own, resolveHost })(named);
  expect(await response.text()).toBe("here");
});

test("a provider that closes connections between two questions is asked both on connections of their own", async () => {
  const seen = new WeakSet<object>();
  const url = await serveLoopback((request, response) => {
    if (seen.has(request.socket)) request.socket.destroy();
    seen.add(request.socket);
    response.end("here");
  });
  const rarely = createGuardedFetch(own, { keepsOpen: false });
  for (const _ of [1, 2]) expect(await (await rarely(url, { method: "POST" })).text()).toBe("here");
  const often = createGuardedFetch(own);
  expect(await (await often(url)).text()).toBe("here");
  await expect(often(url)).rejects.toThrow();
});

test("packed answers are unpacked", async () => {
  const packers = { gzip: gzipSync, deflate: deflateSync, br: brotliCompressSync };
  for (const [encoding, pack] of Object.entries(packers)) {
    const url = await serveLoopback((_, response) => {
      response.setHeader("content-encoding", encoding);
      response.end(pack("a ledger"));
    });
    expect(await (await createGuardedFetch(own)(url)).text()).toBe("a ledger");
  }
});

test("half an answer is an error and not an answer", async () => {
  const packed = gzipSync("a ledger".repeat(1_000));
  for (const headers of [{ "content-length": "500" }, { "content-encoding": "gzip" }]) {
    const url = await serveLoopback((_, response) => {
      response.writeHead(200, headers);
      response.write(packed.subarray(0, 20));
      setTimeout(() => response.destroy(), 10);
    });
    const response = await createGuardedFetch(own)(url);
    await expect(response.text()).rejects.toThrow();
  }
});

test("an answer without a body is empty", async () => {
  const url = await serveLoopback((_, response) => response.writeHead(204).end());
  const response = await createGuardedFetch(own)(url);
  expect([response.status, await response.text()]).toEqual([204, ""]);
});

test("redirects are handed back and not followed", async () => {
  const url = await serveLoopback((_, response) =>
    response.writeHead(302, { location: "https://elsewhere.example/" }).end(),
  );
  const response = await createGuardedFetch(own)(url);
  expect([response.status, response.headers.get("location")]).toEqual([
    302,
    "https://elsewhere.example/",
  ]);
});

test("a name that turns private between the check and the connection is not connected to", async () => {
  let requests = 0;
  const url = await serveLoopback((_, response) => {
    requests += 1;
    response.end();
  });
  const rebound = { resolveHost: async () => ["127.0.0.1"], allowsPrivateAddresses: false };
  const address = url.replace("127.0.0.1", "ledger.example");
  await expect(createGuardedFetch(rebound)(address)).rejects.toThrow("is a private address");
  await expect(createGuardedFetch(rebound)(url)).rejects.toThrow("is a private address");
  expect(requests).toBe(0);
});

test("a cancelled request ends", async () => {
  const url = await serveLoopback(() => {});
  const cancel = new AbortController();
  const waiting = createGuardedFetch(own)(url, { signal: cancel.signal });
  cancel.abort(new Error("cancelled"));
  await expect(waiting).rejects.toThrow();
});
