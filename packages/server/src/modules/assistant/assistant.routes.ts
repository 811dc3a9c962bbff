import type { TokenScope } from "@app/contract/token-scopes";
import { createMcpHandler, McpServer } from "@modelcontextprotocol/server";
import type { FastifyRequest } from "fastify";
import { bearerOf } from "#http/bearer.ts";
import type { App } from "#http/mount.ts";
import { toolsFor } from "./assistant-tools.ts";
import { type MakeCall, makeCallsWith } from "./make-call.ts";

export const MCP_PATH = "/mcp";

const SERVER = { name: "forecastle", title: "Forecastle", version: "0.1.0" };

const INSTRUCTIONS =
  "Forecasts of an accounting firm's clients: profit and loss, balance sheet and cash flow. Every figure is worked out by the model; add nothing up yourself, and name the cell of every number you tell.";

/**
 * The Model Context Protocol over HTTP, without sessions: each request stands alone, as those of every other
 * program with a token do. Nothing is asked of an assistant and nothing is sent to one unasked.
 */
export function assistantRoutes(app: App) {
  app.fastify.post(MCP_PATH, async (request, reply) => {
    const token = bearerOf(request.headers);
    const found = token === undefined ? null : await app.findToken(token);
    if (token === undefined || !found?.identity.token) {
      return reply
        .code(401)
        .header("www-authenticate", "Bearer")
        .send({ jsonrpc: "2.0", id: null, error: { code: -32001, message: NO_TOKEN } });
    }
    const headers = { "user-agent": request.headers["user-agent"] ?? "" };
    const make = makeCallsWith(app, { token, ipAddress: request.ip, headers });
    const { scopes } = found.identity.token;
    const handler = createMcpHandler(() => serverWith(make, scopes));
    const answer = await handler.fetch(webRequest(request), { parsedBody: request.body });
    reply.code(answer.status);
    answer.headers.forEach((value, name) => void reply.header(name, value));
    return reply.send(Buffer.from(await answer.arrayBuffer()));
  });
}

const NO_TOKEN = "Send an access token of yours: Authorization: Bearer fct_…";

function webRequest({ raw, headers, body }: FastifyRequest) {
  const given = Object.entries(headers).flatMap(([name, value]) =>
    typeof value === "string" ? [[name, value] as [string, string]] : [],
  );
  const url = new URL(raw.url ?? "/", "http://localhost");
  return new Request(url, { method: "POST", headers: given, body: JSON.stringify(body ?? null) });
}

function serverWith(make: MakeCall, scopes: readonly TokenScope[]) {
  const server = new McpServer(SERVER, { instructions: INSTRUCTIONS });
  for (const [name, { title, description, input, changes, run }] of toolsFor(scopes)) {
    const annotations = { readOnlyHint: changes !== true, openWorldHint: false };
    server.registerTool(name, { title, description, inputSchema: input, annotations }, (given) =>
      run(make, given).then(told, refused),
    );
  }
  return server;
}

function told(data: unknown) {
  const structuredContent = data as Record<string, unknown>;
  return { content: [{ type: "text" as const, text: JSON.stringify(data) }], structuredContent };
}

/** In the server's words, for the assistant to tell its person. */
function refused(error: Error) {
  return { isError: true, content: [{ type: "text" as const, text: error.message }] };
}
