/**
 * What people did, in their words, by the action in the audit trail. An action without a verb is
 * of no interest to a person looking at what happened lately, and is not shown.
 */
export const teamVerbs = new Map([
  ["client.create", "added client"],
  ["client.update", "changed client"],
  ["client.delete", "deleted client"],
  ["client.restore", "restored client"],
]);

/** How people come and go is their own business, not their colleagues'. */
export const ownVerbs = new Map([...teamVerbs, ["session.login", "signed in"]]);
