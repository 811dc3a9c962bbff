import { CONTRAST_MIN, contrastOf, REPORT_GROUNDS, seenOn } from "@app/contract/report-accent";
import type { ReportLook } from "@app/contract/report-look";
import type { MemberContext } from "#core/context.ts";
import { Refusal } from "#core/refusal.ts";
import { drawLogo } from "./logo-picture.ts";
import * as store from "./report-look.store.ts";

/** Fifty uploads of at most 2 MB: 100 MB a day for each team. */
const UPLOADS = { name: "report_logo", count: 50, windowSeconds: 24 * 60 * 60 };

const PLAIN: ReportLook = { accent: null, accentDark: null, logo: null };

export function get(context: MemberContext): Promise<ReportLook> {
  return lookOf(context, context.identity.member.teamId);
}

/**
 * What the reports of a team look like, for whoever makes one of them: a model may be another team's,
 * whose look its reports have.
 */
export async function lookOf(context: MemberContext, teamId: number): Promise<ReportLook> {
  const { member, userId } = context.identity;
  if (teamId === member.teamId) return (await store.select(context.db, teamId)) ?? PLAIN;
  await context.bind({ kind: "team", teamId });
  const look = await store.select(context.db, teamId);
  await context.bind({ kind: "team", teamId: member.teamId, userId });
  return look ?? PLAIN;
}

/** A colour that is not seen on white is refused with one that is; for dark ground a near one is found. */
export async function setAccent(context: MemberContext, accent: string | null) {
  if (accent !== null) refuseUnseen(accent);
  const accentDark = accent && seenOn(accent, "dark");
  return change(context, "report_look.set_accent", { accent, accentDark });
}

export async function setLogo(context: MemberContext, upload: Uint8Array) {
  await context.take(UPLOADS, String(context.identity.member.teamId));
  return change(context, "report_look.set_logo", { logo: await drawLogo(upload) });
}

export function removeLogo(context: MemberContext) {
  return change(context, "report_look.remove_logo", { logo: null });
}

async function change(context: MemberContext, action: string, look: Partial<ReportLook>) {
  const { db, identity, now } = context;
  const { teamId, team } = identity.member;
  const before = await get(context);
  await store.set(db, teamId, look, now());
  const isAccent = look.accent !== undefined;
  context.audit({
    ...{ action, subjectName: team.name },
    before: isAccent ? { accent: before.accent } : { logo: sizeOf(before.logo) },
    after: isAccent ? { accent: look.accent } : { logo: sizeOf(look.logo ?? null) },
  });
  return get(context);
}

/** The trail tells that there was a logo, and holds no picture. */
function sizeOf(logo: ReportLook["logo"]) {
  return logo && `${logo.width} × ${logo.height}`;
}

function refuseUnseen(accent: string) {
  const contrast = contrastOf(accent, REPORT_GROUNDS.light);
  if (contrast >= CONTRAST_MIN) return;
  const told = Math.floor(contrast * 10) / 10;
  const message = `This colour is too pale for white: ${told} to 1, where ${CONTRAST_MIN} to 1 is seen. Near it, ${seenOn(accent, "light")} is.`;
  throw new Refusal(400, message, "accent");
}
