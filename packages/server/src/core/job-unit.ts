import { setImmediate } from "node:timers/promises";
import type { Scope } from "#db/db.ts";
import { boundWork } from "./bound-work.ts";
import type { Identity, Member, MemberContext } from "./context.ts";
import type { Job, JobResult } from "./job.ts";
import * as store from "./jobs.store.ts";
import { Refusal } from "./refusal.ts";
import { inUnit, startUnit, type UnitParts } from "./unit.ts";

/** The job is no longer this run's: somebody cancelled it, or it was thought dead and given away. */
export class LostRun extends Error {
  constructor() {
    super("The job is no longer this run's.");
  }
}

/** A claimed job of a team. */
export type TeamRow = store.ClaimedRow & { teamId: number };

/** What the trail calls it, where a request would have its id. */
const requestIdOf = ({ id }: store.Held) => `job-${id}`;

/**
 * A unit of work of a job's run, in the name of whoever started it. It begins by making sure that
 * the run still counts, and holds on to that until its end: nothing of a cancelled job commits.
 */
export async function inJobUnit<T>(
  parts: UnitParts,
  { access }: Pick<Job, "access">,
  row: TeamRow,
  deed: (context: MemberContext) => Promise<T>,
): Promise<T> {
  const userId = row.userId ?? undefined;
  const scope: Scope = { kind: "team", teamId: row.teamId, ...(userId && { userId }) };
  // Embedded storage answers without waiting for anything outside, so that one unit after the other
  // would keep every request of the process from being read.
  await setImmediate();
  const work = boundWork(parts.storage, scope);
  try {
    if (!(await store.holdRun(work.db, row))) throw new LostRun();
    const identity = await actorOf(work.db, row);
    if (access === "admin" && !identity.member.isAdmin) {
      throw new Refusal(403, "Whoever started this is no longer an admin of the team.");
    }
    const unit = startUnit(parts, { requestId: requestIdOf(row), identity, scope, work });
    return await inUnit(unit, (context) => deed(Object.assign(context, { identity })));
  } catch (error) {
    await work.rollback();
    throw error;
  }
}

async function actorOf(db: MemberContext["db"], row: TeamRow) {
  const found =
    row.accountId === null ? undefined : await store.selectActor(db, row.teamId, row.accountId);
  if (!found) throw new Refusal(403, "Whoever started this is no longer in the team.");
  const { userId, email, isStaff, isMfaEnabled, ...member } = found;
  const { masqueraderUserId } = row;
  return {
    ...{ sessionId: 0, token: null, userId, email, isStaff, isMfaEnabled },
    masquerader:
      masqueraderUserId === null
        ? null
        : { userId: masqueraderUserId, canWrite: true, until: new Date(0) },
    // Nobody proves who they are to a job.
    provedAt: new Date(0),
    member: { ...member, teamId: row.teamId },
  } satisfies Identity & { member: Member };
}

type Ending = { state: "done"; result: JobResult | null } | { state: "failed"; failure: string };

/** Notes the end of a job and puts it in the trail, unless it was no longer this run's to end. */
export async function endJob(parts: UnitParts, row: TeamRow, ending: Ending) {
  const { teamId, userId, masqueraderUserId } = row;
  const scope = { kind: "team", teamId } as const;
  const unit = startUnit(parts, { requestId: requestIdOf(row), identity: null, scope });
  await inUnit(unit, async ({ db, now, audit }) => {
    const title = await store.end(db, row, { ...ending, at: now() });
    if (title === undefined) return;
    audit({
      action: ending.state === "done" ? "job.done" : "job.failed",
      ...{ subjectId: row.id, subjectName: title, teamId },
      ...(userId !== null && { userId }),
      ...(masqueraderUserId !== null && { masqueraderUserId }),
    });
  });
}
