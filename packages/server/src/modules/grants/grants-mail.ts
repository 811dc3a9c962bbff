/** Mail that sharing causes: how much of it there may be, and what every letter is filled with. */
import { ACCESS_LEVEL_NAMES, type AccessLevel } from "@app/contract/access-level";
import type { MemberContext } from "#core/context.ts";
import { Refusal } from "#core/refusal.ts";
import type { OpenModel } from "#modules/models/models.ts";

const HOUR_SECONDS = 60 * 60;

/** Whoever sends writes to strangers in our name: to how many is bounded by person and by team. */
const MAILS_OF_PERSON = { name: "grants.of_person", count: 30, windowSeconds: HOUR_SECONDS };
const MAILS_OF_TEAM = { name: "grants.of_team", count: 100, windowSeconds: 24 * HOUR_SECONDS };
/** One mailbox is spared a flood, from one person and from all. */
const MAILS_PER_ASKER = { name: "grants.asked", count: 5, windowSeconds: HOUR_SECONDS };
const MAILS_PER_MAILBOX = { name: "grants.mails", count: 20, windowSeconds: HOUR_SECONDS };

/** Counts one mail to an address. Commits by itself: call it first. */
export async function takeMail(context: MemberContext, email: string) {
  await takeSending(context);
  await takeMailbox(context, email);
}

async function takeSending(context: MemberContext) {
  const { userId, member } = context.identity;
  await context.take(MAILS_OF_PERSON, String(userId));
  await context.take(MAILS_OF_TEAM, String(member.teamId));
}

async function takeMailbox(context: MemberContext, email: string) {
  const mailbox = mailboxOf(email);
  await context.take(MAILS_PER_ASKER, `${context.identity.userId}|${mailbox}`);
  await context.take(MAILS_PER_MAILBOX, mailbox);
}

/** "ada+firm@example.com" arrives where "ada@example.com" does. */
function mailboxOf(email: string) {
  return email.replace(/\+[^@]*@/, "@");
}

/**
 * Counts one mail that tells what holds without it, and gives whether its mailbox has room for it.
 * Commits by itself: call it first.
 */
export async function mayMail(context: MemberContext, email: string) {
  await takeSending(context);
  try {
    await takeMailbox(context, email);
    return true;
  } catch (error) {
    if (error instanceof Refusal) return false;
    throw error;
  }
}

export function levelName(level: AccessLevel) {
  return ACCESS_LEVEL_NAMES[level];
}

type Model = Pick<OpenModel, "modelName">;

/** From whoever does it now; the text is written in `grants.letters.ts`. */
export function mailOf(
  context: MemberContext,
  kind: string,
  { modelName }: Model,
  email: string,
  more: Record<string, string | number> = {},
) {
  const { name: byName, team } = context.identity.member;
  context.mail({ kind, payload: { email, modelName, byName, teamName: team.name, ...more } });
}
