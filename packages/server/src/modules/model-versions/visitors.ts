import { randomUUID } from "node:crypto";
import { actorName } from "#core/activity.ts";
import type { MemberContext } from "#core/context.ts";
import { tellTeam } from "#core/team-changes.ts";
import type { UnitParts } from "#core/unit.ts";
import { noteArrival, noteSeen } from "#modules/model-visits/model-visits.ts";
import * as store from "./visitors.store.ts";

/** What a change of who is here is called; no row of the trail. */
export const VISITOR_NOUN = "model_visitor";

const RENEW_MS = 20_000;
/** A process that is gone is missed for as long. */
const EXPIRY_MS = 60_000;

/** The people who have a model open in this process; other processes see them in the database. */
export function makeVisitors({ storage, now, log }: Pick<UnitParts, "storage" | "now" | "log">) {
  const holder = randomUUID();
  const here = new Set<string>();
  /** Of those, who came as themselves: staff who look in somebody's place were not that person. */
  const ownVisits = new Set<string>();
  const leaving: string[] = [];
  const until = () => new Date(now().getTime() + EXPIRY_MS);
  const quietly = (work: Promise<void>) =>
    work.catch((error: unknown) => log.warn({ err: error }, "who has a model open was not noted"));

  const timer = setInterval(() => {
    if (here.size > 0) void quietly(renew());
  }, RENEW_MS).unref();

  /** Who sees the others come and go hears of those, too, whose process went without a word. */
  async function renew() {
    await store.renewVisitors(storage, holder, until());
    await noteSeen(storage, [...ownVisits], now());
    await tell(await store.deleteExpiredVisitors(storage, now()));
  }

  async function tell(visited: store.Visited[]) {
    const work = storage.startWork();
    for (const { modelId, teamId } of visited) {
      tellTeam(work, teamId, [{ noun: VISITOR_NOUN, id: modelId }]);
    }
    await work.commit();
  }

  /** Somebody came, and is shown as they are called; gives the function by which they go. */
  async function arrive({ modelId, teamId }: store.Visited, identity: MemberContext["identity"]) {
    const { userId, member, masquerader } = identity;
    const id = randomUUID();
    const name = actorName(masquerader !== null, member.name);
    const { avatarIndex } = member;
    const work = storage.startWork({ kind: "team", teamId: member.teamId, userId });
    const row = { id, modelId, userId, name, avatarIndex, holder, expiresAt: until() };
    try {
      await store.insertVisitor(work.db, row);
      if (!masquerader) await noteArrival(work.db, { modelId, userId }, now());
      tellTeam(work, teamId, [{ noun: VISITOR_NOUN, id: modelId }]);
      await work.commit();
      here.add(id);
      if (!masquerader) ownVisits.add(id);
    } catch (error) {
      await work.rollback();
      throw error;
    }
    return () => leave(id);
  }

  /** Where a hundred go in one moment, they go together. */
  function leave(id: string) {
    here.delete(id);
    if (leaving.push(id) === 1) setImmediate(() => void quietly(leaveTogether()));
  }

  async function leaveTogether() {
    const ids = leaving.splice(0);
    const own = ids.filter((id) => ownVisits.delete(id));
    await noteSeen(storage, own, now());
    await tell(await store.deleteVisitors(storage, ids));
  }

  return { arrive, renew, close: () => clearInterval(timer) };
}
