import { randomUUID } from "node:crypto";
import { type Server, STATUS_CODES } from "node:http";
import type { Socket } from "node:net";
import { failedWith } from "./answers.ts";

const statusByCode: Record<string, number> = {
  HPE_HEADER_OVERFLOW: 431,
  HPE_CHUNK_EXTENSIONS_OVERFLOW: 413,
  ERR_HTTP_REQUEST_TIMEOUT: 408,
};

type Headers = Record<string, string>;

/** What is not even HTTP is answered on the bare socket, by an envelope all the same. */
export function answerBrokenRequest(
  error: Error & { code?: string },
  socket: Socket,
  headers: Headers,
) {
  if (error.code === "ECONNRESET" || !socket.writable) {
    socket.destroy();
    return;
  }
  const status = statusByCode[error.code ?? ""] ?? 400;
  const { body, fields } = bareAnswer(status, headers);
  const lines = Object.entries(fields).map(([name, value]) => `${name}: ${value}\r\n`);
  socket.end(`HTTP/1.1 ${status} ${STATUS_CODES[status]}\r\n${lines.join("")}\r\n${body}`);
}

/** Node answers an Expect it does not know before anybody else sees the request. */
export function answerExpectations(server: Server, headers: Headers) {
  server.on("checkExpectation", (_request, response) => {
    const { body, fields } = bareAnswer(417, headers);
    response.writeHead(417, fields).end(body);
  });
}

function bareAnswer(status: number, headers: Headers) {
  const body = JSON.stringify(failedWith(status));
  const fields = {
    ...headers,
    "x-request-id": randomUUID(),
    "content-type": "application/json; charset=utf-8",
    "content-length": String(Buffer.byteLength(body)),
    connection: "close",
  };
  return { body, fields };
}
