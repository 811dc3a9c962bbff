import type { CheckedOf, EventOf, Stream } from "@app/contract/endpoint";
import type { FastifyReply, FastifyRequest } from "fastify";
import type { MemberContext } from "#core/context.ts";
import { Refusal } from "#core/refusal.ts";
import type { Turns } from "#db/turns.ts";
import { checkAccess } from "./access.ts";
import { admit, routeOf, scopeOf } from "./admit.ts";
import { readCookie } from "./cookies.ts";
import { openEventLine, resetText, retryText } from "./event-line.ts";
import { followFeed } from "./follow-feed.ts";
import type { App } from "./mount.ts";
import { checkRequest } from "./request-check.ts";
import { freeAfter } from "./slots.ts";
import { startUnit } from "./unit.ts";

/**
 * Where a stream's events come from. Places count upwards as things happen; the feed is asked when
 * its noun changes, and now and then anyway, so that nothing depends on hearing of it.
 */
export type Feed<S extends Stream> = {
  /** The changes that wake it: the first word of their actions in the trail. */
  nouns: readonly string[];
  /** The one thing it is about, where it is not about all of the noun. */
  subjectId?(request: CheckedOf<S>): number;
  /** Whose changes it depends on besides those of the reader's team; known once it was asked. */
  teamIds?(): readonly number[];
  /** The reader has come; gives what is to be done when they are gone. */
  enter?(identity: MemberContext["identity"], request: CheckedOf<S>): Promise<() => void>;
  /** The place where the stream stands now. */
  head(context: MemberContext, request: CheckedOf<S>): Promise<number>;
  /** What happened after a place, in order, at most `limit` of it. */
  since(
    context: MemberContext,
    request: CheckedOf<S>,
    after: number,
    limit: number,
  ): Promise<{ id: number; data: EventOf<S> }[]>;
};

const PACE = {
  /** Proxies cut a silent line after a minute or so; access is looked at again as often. */
  heartbeatMs: 20_000,
  /** Whoever is told of changes has nothing to find by looking; it is done, in case they were not. */
  lookEveryBeats: 6,
  /** Whoever takes nothing for so long is cut off. */
  slowMs: 10_000,
  retryMs: 2_000,
};

const REPLAY_PLACES_MAX = 1_000;

/** Serves one stream: whatever can be refused is refused by an envelope before it begins. */
export function mountStream<S extends Stream>(
  app: App,
  stream: S,
  /** One for all lines, or one for each. */
  feedFor: Feed<S> | (() => Feed<S>),
  pace = PACE,
): void {
  app.calls.push(stream);
  app.fastify.route({
    method: stream.method,
    url: routeOf(stream),
    config: { isStream: true },
    onRequest: (request) => admit(app, stream, request),
    handler: async (request, reply) => {
      const feed = typeof feedFor === "function" ? feedFor() : feedFor;
      const checked = (await checkRequest(stream, request)) as CheckedOf<S>;
      const asked = placeOf(request);
      freeAfter(reply, app.streams.takeSlot(request.identity));
      const lane = app.streams.lane();
      const ask = askerOf(app, stream, reply, lane);
      const findHead = () => ask((context) => feed.head(context, checked));
      const head = await findHead();
      // A place beyond the end is another team's, or from before a restore. To whoever is far
      // behind, reading the list again costs less than hearing of every change.
      const isNear = asked !== undefined && asked <= head && head - asked <= REPLAY_PLACES_MAX;

      const identity = request.identity as MemberContext["identity"];
      const enter = feed.enter;
      if (enter) freeAfter(reply, await inTurn(lane, () => enter(identity, checked)));
      const line = openEventLine(pace.slowMs);
      freeAfter(reply, () => line.readable.destroy());
      const subjectId = feed.subjectId?.(checked);
      let hear = (_teamId: number) => {};
      void line.write(retryText(pace.retryMs) + (isNear ? "" : resetText(head)));
      followFeed({
        line,
        pace,
        after: isNear ? asked : head,
        isAbout: ({ noun, id }) =>
          feed.nouns.includes(noun) && (id ?? subjectId) === (subjectId ?? id),
        userId: identity.userId,
        watch(onChange) {
          hear = app.streams.follow(line, onChange);
          hear(identity.member.teamId);
        },
        // Parsed so that nothing leaves which the contract does not name.
        since: async (after, limit) => {
          const hearAll = () => feed.teamIds?.().forEach(hear);
          hearAll();
          const events = await ask((context) => feed.since(context, checked, after, limit));
          hearAll();
          return events.map(({ id, data }) => ({ id, data: stream.events.parse(data) }));
        },
        head: findHead,
        checkAccess: () => ask(async () => {}),
        onFailure: (error) => app.parts.log.warn({ err: error }, "a stream was ended"),
      });
      return reply
        .type("text/event-stream; charset=utf-8")
        .header("cache-control", "no-store, no-transform")
        .header("x-accel-buffering", "no")
        .send(line.readable);
    },
  });
}

/** A browser that comes back says where it was by the header, whatever its address says. */
function placeOf({ headers, query }: FastifyRequest) {
  const given = headers["last-event-id"] ?? (query as { after?: string }).after;
  if (given === undefined || given === "") return undefined;
  if (!/^\d{1,15}$/.test(String(given))) {
    throw new Refusal(400, "Not a place in this stream.", "after");
  }
  return Number(given);
}

type Ask = <T>(read: (context: MemberContext) => Promise<T>) => Promise<T>;

/**
 * Asks the database something in a unit of work of its own, as whoever the session is of at that
 * moment. Nothing is read for somebody who has signed out, lost access or become somebody else.
 */
function askerOf(
  { parts, findSession }: App,
  stream: Stream,
  reply: FastifyReply,
  lane: Turns,
): Ask {
  const { request } = reply;
  const token = readCookie(request, "session") ?? "";
  const { userId, member } = request.identity ?? {};

  async function identityNow() {
    const identity = (await findSession(token))?.identity ?? null;
    checkAccess(stream, identity, parts.now());
    const isSame = identity?.userId === userId && identity?.member?.teamId === member?.teamId;
    if (!isSame) throw new Refusal(401, "Sign in to go on.");
    return identity;
  }

  return (read) =>
    inTurn(lane, async () => {
      const identity = await identityNow();
      const unit = startUnit(parts, reply, identity, scopeOf(stream, identity));
      return read(unit.context as MemberContext).finally(unit.rollback);
    });
}

async function inTurn<T>(lane: Turns, work: () => Promise<T>): Promise<T> {
  const end = await lane.take();
  try {
    return await work();
  } finally {
    end();
  }
}
