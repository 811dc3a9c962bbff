import {
  type AnyCall,
  type Call,
  type CheckedOf,
  type DataOf,
  type Download,
  type Endpoint,
  limitsOf,
} from "@app/contract/endpoint";
import type { FastifyInstance, FastifyReply } from "fastify";
import type { Browser, Context, Identity, MemberContext, RequestContext } from "#core/context.ts";
import { admit, routeOf, scopeOf } from "./admit.ts";
import { sendEnvelope, succeeded } from "./answers.ts";
import { type Attachment, sendAttachment } from "./attachment.ts";
import type { AdmitLargeBody } from "./large-bodies.ts";
import type { Parts } from "./parts.ts";
import { checkRequest } from "./request-check.ts";
import type { FindSession } from "./sessions.ts";
import type { Streams } from "./streams.ts";
import type { TakeTurn } from "./team-turns.ts";
import { startUnit } from "./unit.ts";

/** What tests send, and what they get without a network. */
export type { InjectOptions, LightMyRequestResponse } from "fastify";

/** The server in the making: what is mounted so far, and what handlers work with. */
export type App = {
  fastify: FastifyInstance;
  parts: Parts;
  calls: AnyCall[];
  /** Every address there is, those of the calls included. */
  routes: { method: string; url: string }[];
  findSession: FindSession;
  /** The same by an access token. */
  findToken: FindSession;
  admitLargeBody: AdmitLargeBody;
  streams: Streams;
  takeTurn: TakeTurn;
};

type ContextOf<C extends Call> = Browser &
  (C["access"] extends "anonymous"
    ? Context
    : C["access"] extends "pending"
      ? Context & { identity: Identity }
      : MemberContext);

type Handler<C extends Call, Result> = (
  request: CheckedOf<C>,
  context: ContextOf<C>,
) => Promise<Result>;

/** Serves one endpoint: check the request, call the handler, check and wrap its answer. */
export function mount<E extends Endpoint>(
  app: App,
  endpoint: E,
  handler: Handler<E, DataOf<E>>,
): void {
  route(app, endpoint, async (request, context) => {
    const data = await handler(request as CheckedOf<E>, context as ContextOf<E>);
    // Parsed so that nothing leaves which the contract does not name.
    const envelope = succeeded(endpoint.data.parse(data));
    const send = (reply: FastifyReply) => {
      if (endpoint.isVersioned) reply.header("etag", `"${(data as { version: number }).version}"`);
      return sendEnvelope(reply, 200, envelope);
    };
    return { send };
  });
}

/** Serves one download; its refusals are envelopes like everybody's. */
export function mountDownload<D extends Download>(
  app: App,
  download: D,
  handler: Handler<D, Attachment>,
): void {
  route(app, download, async (request, context) => {
    const attachment = await handler(request as CheckedOf<D>, context as ContextOf<D>);
    const send = (reply: FastifyReply) => sendAttachment(reply, attachment);
    return { send, isKept: "open" in attachment };
  });
}

type Answer = {
  send(reply: FastifyReply): FastifyReply | Promise<FastifyReply>;
  /** It flows from the store: nothing of it is held, and nothing is left to calculate. */
  isKept?: boolean;
};

type Respond = (request: unknown, context: RequestContext) => Promise<Answer>;

function route(app: App, call: Endpoint | Download, respond: Respond) {
  const { fastify, parts, calls } = app;
  const limits = limitsOf(call);
  calls.push(call);
  fastify.route({
    method: call.method,
    url: routeOf(call),
    bodyLimit: limits.bytesMax,
    config: { limits },
    onRequest: async (request, reply) => {
      await admit(app, call, request);
      await app.admitLargeBody(call, request, reply);
    },
    handler: async (request, reply) => {
      const checked = await checkRequest(call, request);
      const endTurn = await app.takeTurn(call, request);
      const unit = startUnit(parts, reply, request.identity, scopeOf(call, request.identity));
      try {
        const { send, isKept } = await respond(checked, unit.context);
        await unit.commit();
        unit.settle(reply);
        // However slowly it is taken in, nobody else waits for that.
        if (isKept) endTurn();
        return await send(reply);
      } catch (error) {
        await unit.rollback();
        throw error;
      } finally {
        endTurn();
      }
    },
  });
}
