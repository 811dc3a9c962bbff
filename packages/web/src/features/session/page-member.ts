import { setCaller } from "#lib/api.ts";
import { setDraftOwner } from "#lib/draft-owner.ts";
import type { Member } from "./guard.ts";

let opener: Member | undefined;

/** A page behind the guard was opened: it is this person's until it is left, whoever signs in meanwhile. */
export function rememberPageMember(member: Member) {
  opener = member;
  const { account, subscription, isMasquerading } = member;
  setCaller(account.id);
  setDraftOwner(isMasquerading ? undefined : { userId: account.userId, teamId: subscription.id });
}

/** Somebody else signed in, in another tab: neither what this page keeps nor what it would save is theirs. */
export function isPageOfAnother({ account }: Member) {
  return opener !== undefined && opener.account.id !== account.id;
}

/** Whose page this is; nobody's before the first one behind the guard. */
export function pageMember() {
  return opener;
}
