import type { MemberContext } from "#core/context.ts";
import type { Row } from "./support.store.ts";
import { selectPeople } from "./support-people.store.ts";

/** The rest is read in the discussion. */
const SHOWN_LENGTH_MAX = 400;

/** Everybody in it and still in the team is told, but not of their own words. */
export async function tellPeople(
  { db, identity, mail }: MemberContext,
  row: Row,
  kind: "support_reply" | "support_answer",
  text: string,
) {
  const { accountId: ownId, name: byName } = identity.member;
  const shown = text.length > SHOWN_LENGTH_MAX ? `${text.slice(0, SHOWN_LENGTH_MAX)}…` : text;
  const payload = { discussionId: row.id, subject: row.subject, byName, text: shown };
  for (const { accountId, email } of await selectPeople(db, row)) {
    if (accountId !== ownId) mail({ kind, teamId: row.teamId, payload: { ...payload, email } });
  }
}
