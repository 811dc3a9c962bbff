/** What the team and support do alike: close a discussion, and write down what was done to one. */
import type { MemberContext } from "#core/context.ts";
import * as store from "./support.store.ts";

/** Opened by staff it is no word of the team's, who are told. */
export async function close(
  context: MemberContext,
  row: store.Row,
  isClosed: boolean,
  by: "team" | "staff",
) {
  const now = context.now();
  const closedAt = isClosed ? (row.closedAt ?? now) : null;
  // Opened again with words of the team unanswered, it waits from now on.
  const reopened = row.lastKind === "REQUEST" ? (row.waitingSince ?? now) : null;
  const waitingSince = isClosed ? null : reopened;
  const isReopenedByStaff = by === "staff" ? store.WAS_CLOSED : false;
  await store.update(context.db, row.teamId, row.id, {
    ...{ closedAt, waitingSince },
    ...(!isClosed && { isReopenedByStaff }),
  });
  if (isClosed) record(context, "support_discussion.close", row);
  else if (by === "staff" && row.closedAt) {
    // The whole team reads it, and the discussion may be made private yet.
    record(context, "support_discussion.reopen_by_staff", { ...row, isPrivate: true });
  } else record(context, "support_discussion.reopen", row);
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
