import type { FastifyReply, FastifyRequest } from "fastify";
import { type AuditEntry, appendAudit, SERVICE_TEAM_ID } from "#core/audit.ts";
import type { Context, Identity } from "#core/context.ts";
import { takeFrom } from "#core/limits.ts";
import { appendMails, type Mail } from "#core/outbox.ts";
import type { Scope, Work } from "#db/db.ts";
import { makeCookies } from "./cookies.ts";
import type { Parts } from "./parts.ts";

const USER_AGENT_LENGTH_MAX = 400;

/** One request's context and the end of its transaction. */
export type Unit = {
  context: Context;
  /** Writes the trail and the outbox, then commits it all; opens nothing if there is nothing. */
  commit(): Promise<void>;
  rollback(): Promise<void>;
  /** Sends the cookies with the answer; afterwards the mails are on their way. */
  settle(reply: FastifyReply): void;
};

export function startUnit(
  parts: Parts,
  request: FastifyRequest,
  identity: Identity | null,
  scope: Scope,
): Unit {
  const { storage, settings, secrets, now, onMail, log } = parts;
  const { cookies, sendWith } = makeCookies(request);
  const entries: AuditEntry[] = [];
  const mails: Mail[] = [];
  const followUps: (() => Promise<void>)[] = [];
  let outboxIds: number[] = [];
  let boundTo = scope;
  let work: Work | undefined;

  function theWork() {
    work ??= storage.startWork(boundTo);
    return work;
  }

  async function bind(next: Scope) {
    const isBound = JSON.stringify(next) === JSON.stringify(boundTo);
    boundTo = next;
    if (!isBound) await work?.bind(next);
  }

  function refuseOpenWork() {
    if (work?.isOpen()) throw new Error("this commits by itself: call it before the first query");
  }

  const context: Context = {
    requestId: request.id,
    ipAddress: request.ip,
    userAgent: (request.headers["user-agent"] ?? "").slice(0, USER_AGENT_LENGTH_MAX),
    now,
    settings,
    secrets,
    identity,
    get db() {
      return theWork().db;
    },
    bind,
    async take(limit, key) {
      refuseOpenWork();
      return takeFrom(parts, limit, key);
    },
    async commitNow(use) {
      refuseOpenWork();
      const own = storage.startWork(boundTo);
      try {
        const result = await use(own.db);
        await own.commit();
        return result;
      } catch (error) {
        await own.rollback();
        throw error;
      }
    },
    audit: (entry) => void entries.push(entry),
    mail: (mail) => void mails.push(mail),
    afterCommit: (work) => void followUps.push(work),
    cookies,
  };

  async function writeTrail() {
    const boundTeamId = boundTo.kind === "team" ? boundTo.teamId : SERVICE_TEAM_ID;
    const ownTeamId = identity?.member?.teamId ?? boundTeamId;
    const teamIdOf = (entry: AuditEntry) => entry.teamId ?? ownTeamId;
    // In one order everywhere, so that no two requests wait for each other's heads.
    const teamIds = [...new Set(entries.map(teamIdOf))].sort((a, b) => a - b);
    for (const teamId of teamIds) {
      await bind({ kind: "team", teamId });
      const occasion = {
        requestId: context.requestId,
        at: now(),
        teamId,
        userId: identity?.userId ?? null,
        masqueraderUserId: identity?.masquerader?.userId ?? null,
      };
      const ofTeam = entries.filter((entry) => teamIdOf(entry) === teamId);
      await appendAudit(theWork().db, secrets, occasion, ofTeam);
    }
  }

  return {
    context,
    async commit() {
      if (mails.length > 0) outboxIds = await appendMails(theWork().db, mails, secrets, now());
      if (entries.length > 0) await writeTrail();
      await work?.commit();
      for (const followUp of followUps) {
        await followUp().catch((error: unknown) => log.error({ err: error }, "a follow-up failed"));
      }
    },
    async rollback() {
      await work?.rollback();
    },
    settle(reply) {
      sendWith(reply);
      if (outboxIds.length > 0) onMail(outboxIds);
    },
  };
}
