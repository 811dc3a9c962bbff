import { once } from "node:events";
import { createServer } from "node:http";
import { type AddressInfo, connect } from "node:net";
import { expect, test } from "vitest";
import { limitConnections } from "./connections.ts";

type Options = Parameters<typeof limitConnections>[1];

async function listening(options: Options) {
  const server = createServer((_request, response) => void response.end("here"));
  limitConnections(server, options);
  server.listen(0, "127.0.0.1");
  await once(server, "listening");
  const { port } = server.address() as AddressInfo;
  /** From an address of this machine's own choice. */
  const open = async (localAddress: string) => {
    const socket = connect({ port, host: "127.0.0.1", localAddress });
    const closed = once(socket, "close").then(() => "closed");
    socket.on("error", () => {});
    socket.write("GET / HTTP/1.1\r\nhost: x\r\n\r\n");
    return Promise.race([closed, once(socket, "data").then(() => "answered")]);
  };
  return { server, port, open };
}

test("one address has so many lines and no more; another still gets in", async () => {
  const { server, open } = await listening({ isProxied: false, perAddressMax: 2 });
  const outcomes = [];
  for (const address of ["127.0.0.2", "127.0.0.2", "127.0.0.2", "127.0.0.3"]) {
    outcomes.push(await open(address));
  }
  expect(outcomes).toEqual(["answered", "answered", "closed", "answered"]);
  server.closeAllConnections();
  server.close();
});

test("behind a proxy everybody comes from one address, and none is refused for it", async () => {
  const { server, open } = await listening({ isProxied: true, perAddressMax: 1 });
  expect([await open("127.0.0.2"), await open("127.0.0.2")]).toEqual(["answered", "answered"]);
  server.closeAllConnections();
  server.close();
});

test("a line on which nothing comes is closed, and makes room", async () => {
  const { server, port, open } = await listening({
    isProxied: false,
    perAddressMax: 1,
    silentMs: 50,
  });
  const silent = connect({ port, host: "127.0.0.1", localAddress: "127.0.0.2" });
  await once(silent, "close");
  await expect.poll(() => open("127.0.0.2")).toBe("answered");
  server.closeAllConnections();
  server.close();
});
