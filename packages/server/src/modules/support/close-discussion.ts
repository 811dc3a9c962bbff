/** What the team and support do alike: close a discussion, and write down what was done to one. */
import type { MemberContext } from "#core/context.ts";
import * as store from "./support.store.ts";

export async function close(context: MemberContext, row: store.Row, isClosed: boolean) {
  const now = context.now();
  const closedAt = isClosed ? (row.closedAt ?? now) : null;
  // Opened again with words of the team unanswered, it waits from now on.
  const reopened = row.lastKind === "REQUEST" ? (row.waitingSince ?? now) : null;
  const waitingSince = isClosed ? null : reopened;
  await store.update(context.db, row.teamId, row.id, { closedAt, waitingSince });
  record(context, isClosed ? "support_discussion.close" : "support_discussion.reopen", row);
}

/** A trail that admins export does not tell what a private discussion is about. */
export function record(
  context: MemberContext,
  action: string,
  {
    id,
    subject,
    isPrivate,
    teamId,
  }: Pick<store.Row, "id" | "subject" | "isPrivate"> & {
    teamId?: number;
  },
  after?: Record<string, unknown>,
) {
  context.audit({
    ...{ action, subjectId: id, subjectName: isPrivate ? `Discussion ${id}` : subject },
    ...(teamId !== undefined && { teamId }),
    ...(after && { after }),
  });
}
