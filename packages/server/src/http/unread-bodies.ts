import type { IncomingMessage } from "node:http";
import type { FastifyReply, FastifyRequest } from "fastify";

/** What is left of so small a body is read in no time, and the line is kept. */
const SMALL_BYTES_MAX = 64 * 1024;
/** A browser looks for the answer when its upload is over: room for the largest picture. */
const REST_BYTES_MAX = 8 * 1024 * 1024;
const REST_MS_MAX = 5_000;
/** One piece of one body, whoever they are of, so that everybody else is served between. */
const PIECE_EVERY_MS = 5;

/**
 * Makes an answer given before the body was read the last on its line. Left alone, the rest would
 * be read as fast as it comes and for as long as somebody sends.
 */
export function closeUnread({ raw, socket }: FastifyRequest, reply: FastifyReply) {
  if (!hasMuchToCome(raw)) return;
  reply.header("connection", "close");
  // Of a body that nobody began to read, Node itself throws away the rest.
  raw.read();
  socket.destroySoon = () => linger(raw);
}

function hasMuchToCome({ complete, headers }: IncomingMessage) {
  if (complete) return false;
  return "transfer-encoding" in headers || Number(headers["content-length"]) > SMALL_BYTES_MAX;
}

/** A line closed with bytes unread may take its answer with it: some are read, at our pace. */
function linger(body: IncomingMessage) {
  const { socket } = body;
  let byteCount = 0;
  const destroy = () => void socket.destroy();
  const cutOff = setTimeout(destroy, REST_MS_MAX);
  socket.once("close", () => clearTimeout(cutOff)).end();
  body.unpipe().removeAllListeners("data").removeAllListeners("readable");
  body.once("end", destroy).on("data", (piece: Buffer) => {
    byteCount += piece.length;
    if (byteCount > REST_BYTES_MAX) return destroy();
    body.pause();
    inTurn(() => body.resume());
  });
  body.resume();
}

const waiting: (() => void)[] = [];

function inTurn(go: () => void) {
  if (waiting.push(go) === 1) setTimeout(letNextGo, PIECE_EVERY_MS).unref();
}

function letNextGo() {
  waiting.shift()?.();
  if (waiting.length > 0) setTimeout(letNextGo, PIECE_EVERY_MS).unref();
}
