import type { FastifyInstance } from "fastify";
import type { Identity } from "#core/context.ts";
import { Refusal } from "#core/refusal.ts";
import { makeTeamChanges, type OnChange } from "#core/team-changes.ts";
import { makeTurns, type Turns } from "#db/turns.ts";
import { type EventLine, retryText } from "./event-line.ts";
import type { Parts } from "./parts.ts";
import { makeSlots } from "./slots.ts";

/** Open at once, in this process. A browser shares one line between its tabs. */
const OPEN_MAX = { session: 6, user: 12, team: 300, server: 2_000 };
const RETRY_AFTER_SECONDS = 30;
/** So many look something up at once, however many are woken. */
const LANE_COUNT = 4;
const GOODBYE_RETRY_MS = 1_000;

/** The lines that are open, and what they share. */
export type Streams = {
  /** Refused with 429 where too many are open already; gives the function that frees the place. */
  takeSlot(identity: Identity | null): () => void;
  /**
   * Ends a line when the server stops, and gives the function that names a team whose changes the
   * line is to be told of until it closes: its reader's, and that of what it is about.
   */
  follow(line: EventLine, onChange: OnChange): (teamId: number) => void;
  /** Whose turn it is to ask the database. */
  lane(): Turns;
};

export function makeStreams(fastify: FastifyInstance, { storage, log }: Parts): Streams {
  const changes = makeTeamChanges(storage, log);
  const slots = makeSlots(OPEN_MAX);
  const lines = new Set<EventLine>();
  const lanes = Array.from({ length: LANE_COUNT }, makeTurns);
  let opened = 0;

  fastify.addHook("preClose", (done) => {
    for (const line of lines) line.end(retryText(GOODBYE_RETRY_MS));
    changes.close();
    done();
  });

  return {
    takeSlot(identity) {
      const { sessionId: session = "", userId: user = "", member } = identity ?? {};
      const free = slots.take({ session, user, team: member?.teamId ?? "", server: "" });
      if (free) return free;
      const message = "Too many pages are open at once. Close some of them.";
      throw new Refusal(429, message, "root", RETRY_AFTER_SECONDS);
    },
    follow(line, onChange) {
      const watched = new Map<number, () => void>();
      lines.add(line);
      line.readable.once("close", () => {
        lines.delete(line);
        for (const unwatch of watched.values()) unwatch();
      });
      return (teamId) => {
        if (watched.has(teamId) || line.readable.destroyed) return;
        watched.set(teamId, changes.watch(teamId, onChange));
      };
    },
    lane: () => lanes[opened++ % LANE_COUNT] as Turns,
  };
}
