/**
 * What people did, in their words, by the action in the audit trail. An action without a verb is
 * of no interest to somebody who looks at what happened lately, and is not shown.
 */
export const teamVerbs: ReadonlyMap<string, string> = new Map([
  ["client.create", "added client"],
  ["client.update", "changed client"],
  ["client.delete", "deleted client"],
  ["client.restore", "restored client"],
  ["job.cancel", "cancelled"],
  ["job.start", "started"],
  ["masquerade.start", "opened the app as"],
  ["subscription.set_mfa_required", "changed the MFA rule of"],
]);

/** How people sign in is their own business, not their colleagues'. */
export const ownVerbs: ReadonlyMap<string, string> = new Map([
  ...teamVerbs,
  ["account.change_password", "changed the password of"],
  ["account.update_profile", "changed the profile of"],
  ["mfa.disable", "switched off MFA"],
  ["mfa.enable", "switched on MFA"],
  ["password.reset", "reset the password"],
  ["session.sign_in", "signed in on"],
]);
