import { setCaller } from "#lib/api.ts";
import type { Member } from "./guard.ts";

let opener: Member | undefined;

/** A page behind the guard was opened: it is this person's until it is left, whoever signs in meanwhile. */
export function rememberPageMember(member: Member) {
  opener = member;
  setCaller(member.account.id);
}

/** Whose page this is; nobody's before the first one behind the guard. */
export function pageMember() {
  return opener;
}
