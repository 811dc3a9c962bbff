import type { FastifyReply, FastifyRequest } from "fastify";
import { appendAudit, SERVICE_TEAM_ID } from "#core/audit.ts";
import type { AuditEntry } from "#core/audit-entry.ts";
import type { Context, Identity } from "#core/context.ts";
import { takeFrom } from "#core/limits.ts";
import { appendMails, type Mail } from "#core/outbox.ts";
import type { Scope } from "#db/db.ts";
import { type BoundWork, boundWork, inOwnWork } from "#core/bound-work.ts";
import { makeCookies } from "./cookies.ts";
import type { Parts } from "./parts.ts";

/** One request's context and the end of its transaction. */
export type Unit = {
  context: Context;
  /** Writes the trail and the outbox, then commits it all; opens nothing if there is nothing. */
  commit(): Promise<void>;
  rollback(): Promise<void>;
  /** For after the commit: cookies go with the answer, mails on their way. */
  settle(reply: FastifyReply): void;
};

const USER_AGENT_LENGTH_MAX = 400;

export function startUnit(
  parts: Parts,
  request: FastifyRequest,
  identity: Identity | null,
  scope: Scope,
): Unit {
  const { storage, settings, secrets, now } = parts;
  const work = boundWork(storage, scope);
  const { cookies, sendWith } = makeCookies(request);
  const entries: AuditEntry[] = [];
  const mails: Mail[] = [];
  const followUps: (() => Promise<void>)[] = [];
  let outboxIds: number[] = [];

  const context: Context = {
    ...{ settings, secrets, now, identity, cookies },
    requestId: request.id,
    ipAddress: request.ip,
    userAgent: (request.headers["user-agent"] ?? "").slice(0, USER_AGENT_LENGTH_MAX),
    get db() {
      return work.db;
    },
    bind: work.bind,
    async take(limit, key) {
      refuseOpen(work);
      return takeFrom(parts, limit, key);
    },
    async commitNow(use) {
      refuseOpen(work);
      return inOwnWork(storage, work.scope(), use);
    },
    audit: (entry) => void entries.push(entry),
    mail: (mail) => void mails.push(mail),
    afterCommit: (followUp) => void followUps.push(followUp),
  };

  return {
    context,
    async commit() {
      if (mails.length > 0) outboxIds = await appendMails(work.db, mails, secrets, now());
      if (entries.length > 0) await writeTrail(work, context, entries);
      await work.commit();
      for (const followUp of followUps) {
        await followUp().catch((error: unknown) =>
          parts.log.error({ err: error, requestId: request.id }, "a follow-up failed"),
        );
      }
    },
    rollback: work.rollback,
    settle(reply) {
      sendWith(reply);
      if (outboxIds.length > 0) parts.onMail(outboxIds);
    },
  };
}

/** Embedded storage has one connection: a second transaction would wait for the first for ever. */
function refuseOpen(work: BoundWork) {
  if (work.isOpen()) throw new Error("this commits by itself: call it before the first query");
}

async function writeTrail(work: BoundWork, context: Context, entries: AuditEntry[]) {
  const { requestId, secrets, now, identity } = context;
  const scope = work.scope();
  const boundTeamId = scope.kind === "team" ? scope.teamId : SERVICE_TEAM_ID;
  const ownTeamId = identity?.member?.teamId ?? boundTeamId;
  const teamIdOf = (entry: AuditEntry) => entry.teamId ?? ownTeamId;
  // In one order everywhere, so that no two requests wait for each other's heads.
  const teamIds = [...new Set(entries.map(teamIdOf))].sort((a, b) => a - b);
  for (const teamId of teamIds) {
    await work.bind({ kind: "team", teamId });
    const occasion = {
      ...{ requestId, teamId, at: now() },
      userId: identity?.userId ?? null,
      masqueraderUserId: identity?.masquerader?.userId ?? null,
    };
    const ofTeam = entries.filter((entry) => teamIdOf(entry) === teamId);
    await appendAudit(work.db, secrets, occasion, ofTeam);
  }
}
