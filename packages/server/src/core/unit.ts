import type { Logger } from "pino";
import type { Scope, Storage } from "#db/db.ts";
import { type Announcement, appendAnnouncements } from "./announcement.ts";
import { appendAudit, SERVICE_TEAM_ID } from "./audit.ts";
import type { AuditEntry } from "./audit-entry.ts";
import { type BoundWork, boundWork, inOwnWork } from "./bound-work.ts";
import type { Context, Identity } from "./context.ts";
import type { FileStore } from "./files/file-store.ts";
import { giveBackTo, takeFrom } from "./limits.ts";
import { appendMails, type Mail } from "./outbox.ts";
import type { Secrets } from "./secrets.ts";
import type { Settings } from "./settings.ts";
import { startJob } from "./start-job.ts";
import { type Change, tellTeam } from "./team-changes.ts";

/** What every unit of work is made with, whoever asks for it. */
export type UnitParts = {
  storage: Storage;
  settings: Settings;
  secrets: Secrets;
  files: FileStore;
  now: () => Date;
  wait: (ms: number) => Promise<void>;
  log: Logger;
  /** Told after the commit that these rows of the outbox wait to be sent. */
  onMail: (outboxIds: number[]) => void;
  /** Told after the commit that a job waits. */
  onJob: () => void;
  /** Told after the commit that messages wait for a team's own programs. */
  onMessage: () => void;
  /** No mail and no message leaves: what happens is invented. */
  isMute?: true;
};

/** Who does it, in whose name, and what the trail is to call the occasion. */
export type UnitOptions = {
  identity: Identity | null;
  /** The id of the request, or the name of what takes its place: a job, a command. */
  requestId: string;
  scope: Scope;
  /** A transaction that others have a part in, and whoever opened it commits. */
  work?: BoundWork;
};

/** A context and the end of its transaction. */
export type Unit = {
  context: Context;
  /** Writes the trail and the outbox, then commits it all; opens nothing if there is nothing. */
  commit(): Promise<void>;
  rollback(): Promise<void>;
};

/** Opens the one kind of work there is, for a request, a job, a command or the seed. */
export function startUnit(parts: UnitParts, options: UnitOptions): Unit {
  const { storage, settings, secrets, files, now, wait } = parts;
  const { identity, requestId, work = boundWork(storage, options.scope) } = options;
  const entries: AuditEntry[] = [];
  const mails: Mail[] = [];
  const announcements: Announcement[] = [];
  const followUps: (() => Promise<void>)[] = [];
  let hasStartedJob = false;

  const context: Context = {
    ...{ settings, secrets, files, now, wait, identity, requestId },
    get db() {
      return work.db;
    },
    bind: work.bind,
    async take(limit, key) {
      refuseOpen(work);
      return takeFrom(parts, limit, key);
    },
    async giveBack(limit, key) {
      refuseOpen(work);
      await giveBackTo(parts, limit, key);
    },
    async commitNow(use) {
      refuseOpen(work);
      return inOwnWork(storage, work.scope(), use);
    },
    async startOver() {
      await work.startOver();
      for (const each of [entries, mails, announcements, followUps]) each.length = 0;
    },
    audit: (entry) => void entries.push(entry),
    mail: (mail) => void (parts.isMute || mails.push(mail)),
    announce: (announcement) => void (parts.isMute || announcements.push(announcement)),
    startJob(job, payload, runKey) {
      hasStartedJob = true;
      return startJob(context, job, payload, runKey);
    },
    afterCommit: (followUp) => void followUps.push(followUp),
  };

  async function follow() {
    for (const followUp of followUps) {
      await followUp().catch((error: unknown) =>
        parts.log.error({ err: error, requestId }, "a follow-up failed"),
      );
    }
  }

  return {
    context,
    async commit() {
      const isMailing = mails.length > 0;
      const outboxIds = isMailing ? await appendMails(work.db, mails, secrets, now()) : [];
      const occasion = { settings, at: now() };
      const hasMessages = await appendAnnouncements(work, announcements, occasion);
      if (entries.length > 0) await writeTrail(work, context, entries);
      await work.commit();
      await follow();
      if (isMailing) parts.onMail(outboxIds);
      if (hasStartedJob) parts.onJob();
      if (hasMessages) parts.onMessage();
    },
    rollback: work.rollback,
  };
}

/** Runs a deed as a unit of its own: kept whole, or not at all. */
export async function inUnit<T>(unit: Unit, deed: (context: Context) => Promise<T>): Promise<T> {
  try {
    const result = await deed(unit.context);
    await unit.commit();
    return result;
  } catch (error) {
    await unit.rollback();
    throw error;
  }
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
  /** By the action in the trail: "client.update" is a change of a client. */
  const changeOf = ({ action, subjectId: id, ...entry }: AuditEntry): Change => {
    const userId = entry.masqueraderUserId ?? entry.userId ?? identity?.userId;
    const noun = action.split(".")[0] ?? "";
    return { noun, ...(id !== undefined && { id }), ...(userId !== undefined && { userId }) };
  };
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
    tellTeam(work, teamId, ofTeam.map(changeOf));
  }
  // What somebody does in another team may change what they are in their own.
  if (!teamIds.includes(ownTeamId)) {
    tellTeam(work, ownTeamId, entries.map(changeOf));
  }
  for (const entry of entries) {
    if (entry.toldTeamId !== undefined) tellTeam(work, entry.toldTeamId, [changeOf(entry)]);
  }
}
