/**
 * How the audit trail is told to people. A noun brings words for its own actions
 * (`<noun>.activity.ts`), or says that they are of no interest to somebody who looks at what
 * happened lately.
 */
import type { SubjectKind } from "@app/contract/activity";
import type { Db } from "#db/db.ts";

export type NounActivity = {
  actions: Readonly<Record<string, ActionWords>>;
  /** What the actions are done to, where that has a screen. */
  subject?: {
    kind: SubjectKind;
    /** Which of them are still there to look at. */
    selectPresent(db: Db, teamId: number, ids: number[]): Promise<number[]>;
  };
  /** Where some are kept from some of the team: which of them whoever asks may know of. */
  selectKnown?(db: Db, ids: number[]): Promise<number[]>;
};

/**
 * A verb such as "added client": for the whole team, for whoever did it alone, or only where what it was done to
 * is looked at, since the team is told of many such at once.
 */
export type ActionWords =
  | { toTeam: string }
  | { toDoer: string }
  | { onItsPage: string }
  | "silent";

/** Nobody is said to have done what staff did in their place. Outside are former members and trusted users. */
export function actorName(isByStaff: boolean, name: string | null | undefined) {
  return isByStaff ? "Forecastle support" : (name ?? "Somebody outside the team");
}
