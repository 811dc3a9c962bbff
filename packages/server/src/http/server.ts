import { randomUUID } from "node:crypto";
import { BODY_LIMITS, type BodyLimits } from "@app/contract/endpoint";
import multipart from "@fastify/multipart";
import rateLimit from "@fastify/rate-limit";
import Fastify, {
  type FastifyBaseLogger,
  type FastifyInstance,
  type FastifyRequest,
  LogController,
} from "fastify";
import { tooManyTries } from "#core/limits.ts";
import type { Settings } from "#core/settings.ts";
import { answerError, failedWith, sendEnvelope } from "./answers.ts";
import { answerBrokenRequest, answerExpectations } from "./broken-requests.ts";
import { compressAnswers } from "./compression.ts";
import { limitConnections } from "./connections.ts";
import { sayGoodbye } from "./drain.ts";
import { allowOrigin, answerPreflight, securityHeaders } from "./headers.ts";
import { hostsOf, isForThisServer } from "./host-check.ts";
import { readJson } from "./json-body.ts";
import { makeLargeBodies } from "./large-bodies.ts";
import type { App } from "./mount.ts";
import type { Parts } from "./parts.ts";
import { logRequests } from "./request-log.ts";
import { selectSessions, selectTokens } from "./sessions.store.ts";
import { makeFindSession } from "./sessions.ts";
import { makeStreams } from "./streams.ts";
import { makeTeamTurns } from "./team-turns.ts";
import { closeUnread } from "./unread-bodies.ts";

declare module "fastify" {
  interface FastifyContextConfig {
    /** Of the route's body. */
    limits?: BodyLimits;
    isStream?: true;
  }
}

/** Far beyond what a person causes; it only keeps one address from using up the server. */
const REQUESTS_PER_MINUTE = 3_000;
const CONNECTIONS_MAX = 5_000;

/** The server with everything that holds for every request, and nothing mounted yet. */
export async function makeApp(parts: Parts): Promise<App> {
  const fastify = await makeServer(parts);
  const routes: App["routes"] = [];
  fastify.addHook("onRoute", ({ method, url }) => {
    routes.push(...[method].flat().map((each) => ({ method: each, url })));
  });
  const findSession = makeFindSession(parts.storage, parts.now, selectSessions);
  const findToken = makeFindSession(parts.storage, parts.now, selectTokens);
  const admitLargeBody = makeLargeBodies(parts);
  const streams = makeStreams(fastify, parts);
  const takeTurn = makeTeamTurns(parts.storage.kind);
  const door = { findSession, findToken, admitLargeBody, takeTurn };
  return { fastify, parts, ...door, streams, routes, calls: [] };
}

async function makeServer(parts: Parts): Promise<FastifyInstance> {
  const { settings, log } = parts;
  const headers = securityHeaders(settings);
  const fastify = Fastify({
    loggerInstance: log as FastifyBaseLogger,
    logController: new LogController({ disableRequestLogging: true }),
    // One logger for all: our lines name their request themselves.
    childLoggerFactory: (logger) => logger,
    genReqId: () => randomUUID(),
    requestIdHeader: false,
    trustProxy: trusted(settings.trustProxy),
    // A HEAD would run the handler of the GET.
    exposeHeadRoutes: false,
    bodyLimit: BODY_LIMITS.bytesMax,
    routerOptions: { maxParamLength: 500, ignoreTrailingSlash: false },
    // Slow clients are gone after half a minute: the check runs every two seconds.
    requestTimeout: 28_000,
    keepAliveTimeout: 20_000,
    http: {
      headersTimeout: 15_000,
      connectionsCheckingInterval: 2_000,
      // Ours is the answer to a request without one, see below.
      requireHostHeader: false,
    },
    return503OnClosing: false,
    frameworkErrors: (error, request, reply) => {
      reply.headers({ ...headers, "x-request-id": request.id });
      closeUnread(request, reply);
      return answerError(error, request, reply);
    },
    clientErrorHandler: (error, socket) => answerBrokenRequest(error, socket, headers),
  });
  fastify.decorateRequest("identity", null);
  fastify.server.maxConnections = CONNECTIONS_MAX;
  limitConnections(fastify.server, { isProxied: settings.trustProxy !== undefined });
  answerExpectations(fastify.server, headers);

  fastify.addHook("onRequest", (request, reply, done) => {
    reply.headers(headers).header("x-request-id", request.id);
    const { given, all } = hostsOf(request.raw);
    if (given.length !== 1) return sendEnvelope(reply, 400, failedWith(400));
    if (!all.every((host) => isForThisServer(host, request.url, settings))) {
      return sendEnvelope(reply, 421, failedWith(421));
    }
    allowOrigin(request, reply, settings);
    if (!answerPreflight(request, reply, settings)) done();
  });
  sayGoodbye(fastify);
  fastify.addHook("onSend", async (request, reply) => closeUnread(request, reply));
  logRequests(fastify);
  await limitFloods(fastify, settings.rateLimitScale);
  acceptBodies(fastify);
  compressAnswers(fastify);
  await fastify.register(multipart);
  fastify.setErrorHandler(answerError);
  fastify.setNotFoundHandler((_request, reply) => sendEnvelope(reply, 404, failedWith(404)));
  return fastify;
}

/** Who is believed about where a request came from: nobody, the nearest few, or those listed. */
function trusted(proxies: Settings["trustProxy"]) {
  if (typeof proxies !== "number") return proxies ?? false;
  return (_address: string, hop: number) => hop < proxies;
}

const rateHeaders = {
  "x-ratelimit-limit": false,
  "x-ratelimit-remaining": false,
  "x-ratelimit-reset": false,
  "retry-after": false,
};

async function limitFloods(fastify: FastifyInstance, scale: number) {
  await fastify.register(rateLimit, {
    global: false,
    max: REQUESTS_PER_MINUTE * scale,
    timeWindow: "1 minute",
    cache: 20_000,
    addHeaders: rateHeaders,
    addHeadersOnExceeding: rateHeaders,
    errorResponseBuilder: (_request, { ttl }) => tooManyTries(Math.ceil(ttl / 1000)),
  });
  fastify.addHook("onRequest", fastify.rateLimit());
}

/** JSON and nothing else: a form of another site cannot send it without asking first. */
function acceptBodies(fastify: FastifyInstance) {
  fastify.removeAllContentTypeParsers();
  fastify.addContentTypeParser<Buffer>(
    "application/json",
    { parseAs: "buffer" },
    async (request: FastifyRequest, body: Buffer) => {
      const { limits = BODY_LIMITS } = request.routeOptions.config;
      return body.length > 0 ? readJson(body, limits) : undefined;
    },
  );
}
