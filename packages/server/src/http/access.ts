import type { IncomingHttpHeaders } from "node:http";
import { ACCOUNT_HEADER, type Call, isChange } from "@app/contract/endpoint";
import { MFA_REQUIRED_KEY, REAUTH_KEY } from "@app/contract/envelope";
import { isReadOnly } from "@app/contract/subscription-state";
import type { Identity, Member } from "#core/context.ts";
import { notForStaff, Refusal } from "#core/refusal.ts";

/** How long a proof of identity counts for what is sensitive. */
const PROOF_MS = 15 * 60 * 1000;

/** Refuses whoever may not make a call, by what the contract says of it. */
export function checkAccess(call: Call, identity: Identity | null, now: Date) {
  if (call.access === "anonymous") {
    if (identity?.masquerader && call.isCustomersAlone) throw notForStaff();
    return;
  }
  if (!identity) throw new Refusal(401, "Sign in to go on.");
  checkMasquerade(call, identity);
  if (call.access !== "pending") checkSubscription(call, checkMember(call, identity), now);
  if (call.needsRecentProof) refuseOldProof(identity, now);
}

/** For what is sensitive: the person proved lately who they are. */
export function refuseOldProof({ provedAt }: Identity, now: Date) {
  if (now.getTime() - provedAt.getTime() <= PROOF_MS) return;
  throw new Refusal(403, "Confirm your password to go on.", REAUTH_KEY);
}

/** A page that one person left open is not another's: what they typed is not saved in that name. */
export function refuseOtherAccount(
  call: Call,
  headers: IncomingHttpHeaders,
  identity: Identity | null,
) {
  const opener = headers[ACCOUNT_HEADER.toLowerCase()];
  if (call.access === "anonymous" || !identity || opener === undefined) return;
  if (String(identity.member?.accountId) !== opener) {
    throw new Refusal(401, "Somebody else is signed in here now. Sign in to go on.");
  }
}

/** Staff who act as a customer read; while an open discussion asks for it, they change what is not the customer's alone. */
function checkMasquerade(call: Call, { masquerader }: Identity) {
  if (!masquerader || call.worksWhileMasquerading) return;
  // A read that is marked is one of its own accord: what else is the customer's, they may look at.
  if (!isChange(call)) {
    if (call.isCustomersAlone) throw notForStaff();
    return;
  }
  if (!masquerader.canWrite || isCustomersAlone(call)) throw notForStaff();
}

/** What proves who the customer is, and what the contract names besides. */
export function isCustomersAlone({ access, needsRecentProof, isCustomersAlone }: Call) {
  return access === "pending" || needsRecentProof === true || isCustomersAlone === true;
}

function checkMember(call: Call, { member, isStaff, isMfaEnabled, masquerader }: Identity) {
  if (!member) throw new Refusal(403, "Current user does not have an account or subscription");
  if (member.team.isMfaRequired && !isMfaEnabled && !masquerader) {
    throw new Refusal(
      403,
      "Your team asks for multi-factor authentication. Set it up to go on.",
      MFA_REQUIRED_KEY,
    );
  }
  if (call.access === "admin" && !member.isAdmin) {
    throw new Refusal(403, "Only an admin of the team can do this.");
  }
  if (call.access === "staff" && !isStaff) throw new Refusal(403, "Only staff can do this.");
  return member;
}

/** The one place that holds a team to what its subscription allows. */
function checkSubscription(call: Call, { team }: Member, now: Date) {
  if (!isChange(call) || call.access === "staff" || call.worksAfterEnd) return;
  if (!isReadOnly(team.status, team.graceEndsAt, now)) return;
  throw new Refusal(
    403,
    team.status === "ended"
      ? "Your subscription has ended. You can read and export, but change nothing."
      : "Your subscription is overdue. You can read, export and pay, but change nothing.",
  );
}
