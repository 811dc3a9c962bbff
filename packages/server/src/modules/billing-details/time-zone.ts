/**
 * Where a team's days begin. Periods, statements and what is due are days already, so another zone moves the moment at
 * which each begins and nothing else; and since the team's calendar never goes back, no day is charged twice or left out.
 */
import { dayIn, isTimeZone } from "@app/contract/billing-calendar";
import { dayWords } from "@app/engine/time/day";
import type { MemberContext } from "#core/context.ts";
import { Refusal } from "#core/refusal.ts";
import type { Db } from "#db/db.ts";
import * as store from "./billing-details.store.ts";

/** The zone that a browser names, or UTC where it is none that can be counted by. */
export async function zoneOrUtc(db: Db, timeZone: string | undefined) {
  return timeZone !== undefined && (await isZone(db, timeZone)) ? timeZone : "UTC";
}

/** Moves a team to another zone and gives the one before; the same again changes nothing. */
export async function moveTo({ db, now, identity }: MemberContext, timeZone: string) {
  const { teamId } = identity.member;
  const before = await store.lockTimeZone(db, teamId);
  if (timeZone === before) return before;
  if (!(await isZone(db, timeZone))) {
    throw new Refusal(400, "Choose a time zone from the list.", "timeZone");
  }
  const [reached, there] = [dayIn(before, now()), dayIn(timeZone, now())];
  if (there < reached) {
    const message = `It is still ${dayWords(there)} there, and your billing has reached ${dayWords(reached)}. Save this once that day has begun there.`;
    throw new Refusal(409, message, "timeZone");
  }
  await store.updateTimeZone(db, teamId, timeZone);
  return before;
}

const isZone = async (db: Db, timeZone: string) =>
  isTimeZone(timeZone) && (await store.isZoneKnown(db, timeZone));
