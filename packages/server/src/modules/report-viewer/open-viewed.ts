import { mayReport } from "@app/contract/access-level";
import type { Browser, Context, MemberContext } from "#core/context.ts";
import { notForStaff, notFound } from "#core/refusal.ts";
import { hashToken } from "#core/secrets.ts";
import { openModel } from "#modules/models/models.ts";
import { findByKey } from "#modules/report-shares/report-shares.ts";
import { authorOf, findReport } from "#modules/web-reports/web-reports.ts";

/** Whoever reads a report: somebody who sees its model, the one a share was mailed to, or a guest. */
export type Reader =
  /** Without a user: staff in a customer's place, of whom nothing here is and who have read nothing of it. */
  | { kind: "team"; userId: number | null; name: string; canModerate: boolean; canWrite: boolean }
  | { kind: "reader" | "guest"; shareId: number; name: string; canModerate: false; canWrite: true };

export type Viewed = {
  of: { reportId: number; modelId: number; teamId: number };
  edition: number;
  noteCount: number;
  title: string;
  teamName: string;
  reader: Reader;
};

/**
 * The one way to a published report. A share that is revoked, expired, foreign, cut short or missing
 * opens nothing, and the answer does not tell which it was.
 */
export async function openViewed(context: Context, id: number, share: string): Promise<Viewed> {
  const found = (await openAsMember(context, id)) ?? (await openByShare(context, id, share));
  if (!found) throw notFound("Report");
  return found;
}

/** The same, to write something there. */
export async function openToWrite(context: Context, id: number, share: string) {
  const { identity } = context;
  if (identity?.masquerader && !identity.masquerader.canWrite) throw notForStaff();
  return openViewed(context, id, share);
}

/** Whom a limit counts: somebody signed in, else a share from one address. */
export function readerKey({ identity, ipAddress }: Context & Browser, share: string): string {
  return identity?.member ? `${identity.userId}` : `${share}|${ipAddress}`;
}

async function openAsMember(context: Context, id: number): Promise<Viewed | undefined> {
  if (!isMember(context)) return undefined;
  const report = await findReport(context.db, id);
  if (!report || report.edition === null) return undefined;
  const { level, sharedTeamName } = await openModel(context, report.modelId);
  const { member, masquerader } = context.identity;
  const userId = masquerader ? null : context.identity.userId;
  const canWrite = masquerader === null;
  const canModerate = canWrite && mayReport(level);
  return {
    ...viewedOf(report, report.edition),
    teamName: sharedTeamName ?? member.team.name,
    reader: { kind: "team", userId, name: authorOf(context), canModerate, canWrite },
  };
}

function isMember(context: Context): context is MemberContext {
  return !!context.identity?.member;
}

async function openByShare(context: Context, id: number, token: string) {
  if (token === "") return undefined;
  const share = await findByKey(context.db, hashToken(token), context.now());
  if (share?.reportId !== id) return undefined;
  const { shareId, teamId, teamName, email } = share;
  await context.bind({ kind: "team", teamId });
  const report = await findReport(context.db, id);
  if (!report || report.edition === null) return undefined;
  const reader: Reader =
    email === null
      ? { kind: "guest", shareId, name: "Guest", canModerate: false, canWrite: true }
      : { kind: "reader", shareId, name: share.name, canModerate: false, canWrite: true };
  return { ...viewedOf(report, report.edition), teamName, reader };
}

type Report = NonNullable<Awaited<ReturnType<typeof findReport>>>;

function viewedOf({ id, modelId, teamId, title, noteCount }: Report, edition: number) {
  return { of: { reportId: id, modelId, teamId }, edition, title, noteCount };
}
