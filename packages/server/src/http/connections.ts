import type { Server } from "node:http";
import type { Socket } from "node:net";
import { makeSlots } from "./slots.ts";

const PER_ADDRESS_MAX = 2_000;
/** A browser that opens a line says at once what it wants. */
const SILENT_MS = 5_000;

type Options = { isProxied: boolean; perAddressMax?: number; silentMs?: number };

/**
 * Keeps one address from taking every line there is, and lets go of lines on which nothing comes.
 * Behind a proxy all come from its address, and telling them apart is its business.
 */
export function limitConnections(
  server: Server,
  { isProxied, perAddressMax = PER_ADDRESS_MAX, silentMs = SILENT_MS }: Options,
) {
  const slots = makeSlots({ address: isProxied ? Number.POSITIVE_INFINITY : perAddressMax });
  server.on("connection", (socket: Socket) => {
    const free = slots.take({ address: socket.remoteAddress ?? "" });
    if (!free) {
      socket.destroy();
      return;
    }
    const letGo = () => socket.bytesRead === 0 && socket.destroy();
    // After a turn of the loop: what came while the process was busy is read first.
    const silence = setTimeout(() => setImmediate(letGo), silentMs).unref();
    socket.once("close", () => {
      clearTimeout(silence);
      free();
    });
  });
}
