import type { Context, MemberContext } from "./context.ts";
import type { Job } from "./job.ts";
import * as store from "./jobs.store.ts";
import { Refusal } from "./refusal.ts";

/** The other of two that ask at once may end while we look for it; then we may ask after all. */
const TRIES = 3;

/** The id of the caller's own job under this run key while it waits or runs. Call it first. */
export function findOpenJob<Payload>(context: MemberContext, job: Job<Payload>, runKey: string) {
  const { userId, member } = context.identity;
  const asked = { teamId: member.teamId, userId, kind: job.name, runKey };
  return context.commitNow((db) => store.findOpen(db, asked));
}

/** See `Context.startJob`. */
export async function startJob<Payload>(
  context: Context,
  job: Job<Payload>,
  payload: Payload,
  runKey?: string,
): Promise<number> {
  const { db, identity } = context;
  const member = identity?.member;
  if (!member) throw new Error("a job is started by somebody in a team");
  if (job.access === "admin" && !member.isAdmin) {
    throw new Refusal(403, "Only an admin of the team can do this.");
  }
  const { teamId, accountId } = member;
  const title = job.title(payload);
  const asked = { teamId, userId: identity.userId, kind: job.name, runKey: runKey ?? null };
  const row = {
    ...{ ...asked, accountId, title, access: job.access, createdAt: context.now() },
    payload: job.check(payload),
    masqueraderUserId: identity.masquerader?.userId ?? null,
  };
  for (let tries = 0; tries < TRIES; tries++) {
    const id = await store.insert(db, row);
    if (id !== undefined) {
      context.audit({ action: "job.start", subjectId: id, subjectName: title });
      return id;
    }
    const openId = await store.findOpen(db, asked);
    if (openId !== undefined) return openId;
  }
  throw new Error("a job could be neither started nor found");
}
