import { SUBSCRIPTION_TYPES } from "@app/contract/subscription";
import { onStage, type Person, type SeedParts } from "./acting.ts";
import * as store from "./seed.store.ts";

/** Staff are people in a team like everybody else, so that the app works for them as for others. */
const SERVICE_TEAM = {
  teamName: "Forecastle",
  subscriptionType: SUBSCRIPTION_TYPES.COMMUNITY,
};

type NewStaff = { name: string; email: string; password: string };

/** Makes a member of staff, in the team of those there are or in a new one. */
export async function addStaff(parts: SeedParts, person: NewStaff): Promise<Person> {
  const now = parts.now();
  const teamId = await store.findStaffTeam(parts.storage, SERVICE_TEAM.teamName);
  return onStage(parts, async (stage) => {
    const team =
      teamId === undefined ? await stage.makeTeam(SERVICE_TEAM, now) : { ...SERVICE_TEAM, teamId };
    const staff = { kind: "ADVISOR", isAdmin: teamId === undefined, isStaff: true } as const;
    return stage.addPerson(team, { ...person, ...staff }, now);
  });
}
