import { SUBSCRIPTION_TYPES } from "@app/contract/subscription";
import { randomToken } from "#core/secrets.ts";
import { resetLinkFor } from "#modules/password-reset/password-reset.ts";
import { onStage, type Person, type SeedParts, type Stage, type Team } from "./acting.ts";
import * as store from "./seed.store.ts";

/** Staff are people in a team like everybody else, so that the app works for them as for others. */
const SERVICE_TEAM = {
  teamName: "Forecastle",
  subscriptionType: SUBSCRIPTION_TYPES.COMMUNITY,
};

type NewStaff = { name: string; email: string; password: string; hasAcceptedTerms?: true };

/** Makes a member of staff, in the team of those there are or in a new one. */
async function addStaff(parts: SeedParts, person: NewStaff): Promise<Person> {
  const team = await findStaffTeam(parts);
  return onStage(parts, (stage) => joinStaff(stage, team, person, parts.now()));
}

/** Where staff are, if there are any. */
export async function findStaffTeam({ storage }: SeedParts): Promise<Team | undefined> {
  const teamId = await store.findStaffTeam(storage, SERVICE_TEAM.teamName);
  return teamId === undefined ? undefined : { ...SERVICE_TEAM, teamId };
}

export async function joinStaff(
  stage: Stage,
  team: Team | undefined,
  person: NewStaff,
  now: Date,
): Promise<Person> {
  const rights = { kind: "ADVISOR", isAdmin: team === undefined, isStaff: true } as const;
  const joined = team ?? (await stage.makeTeam(SERVICE_TEAM, now));
  const staff = await stage.addPerson(joined, { ...person, ...rights }, now);
  const { accountId: subjectId, email: subjectName } = staff;
  await stage.act(staff, now, async ({ audit }) =>
    audit({ action: "staff.create", subjectId, subjectName }),
  );
  return staff;
}

/** Makes a member of staff and gives the link they choose their password by, within an hour. */
export async function inviteStaff(parts: SeedParts, email: string, name: string) {
  const { storage, secrets, settings, now } = parts;
  // Nobody learns this password; it only keeps others out until theirs is chosen.
  await addStaff(parts, { email, name, password: randomToken() });
  const place = { storage, secrets, publicUrl: settings.publicUrl };
  return (await resetLinkFor(place, { outboxId: 0, email, at: now() })).url;
}
