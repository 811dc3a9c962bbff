/** Mail that sharing causes: how much of it there may be, and what every letter is filled with. */
import { ACCESS_LEVEL_NAMES, type AccessLevel } from "@app/contract/access-level";
import type { MemberContext } from "#core/context.ts";
import { Refusal } from "#core/refusal.ts";
import type { OpenModel } from "#modules/models/models.ts";

const MAILS_PER_ASKER = { name: "grants.asked", count: 5, windowSeconds: 60 * 60 };
const MAILS_PER_EMAIL = { name: "grants.mails", count: 20, windowSeconds: 60 * 60 };

/** Counts one mail to an address. Commits by itself: call it first. */
export async function takeMail(context: MemberContext, email: string) {
  await context.take(MAILS_PER_ASKER, `${context.identity.userId}|${email}`);
  await context.take(MAILS_PER_EMAIL, email);
}

/** Whether a mail may go that tells what holds without it. Commits by itself: call it first. */
export async function mayMail(context: MemberContext, email: string) {
  try {
    await takeMail(context, email);
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
