import { SUBSCRIPTION_TYPES } from "@app/contract/subscription";
import { onStage, type SeedParts, type Stage } from "./acting.ts";
import { makeDraw } from "./draw.ts";
import {
  addClients,
  addPerson,
  enableMfa,
  removeMember,
  type Scene,
  signIn,
} from "./tenant-deeds.ts";
import { addModel } from "./tenant-models.ts";
import { lastNames, placeNames } from "./tenant-words.ts";

/**
 * Makes teams for checks from outside and tells all that such a check may need to know of them.
 * Each team is drawn from the seed and its own number: more teams leave the first ones as they are.
 */
export async function seedTenants(
  parts: SeedParts,
  teamCount: number,
  seed: string,
  { withModels = true } = {},
) {
  const teams = [];
  for (let number = 1; number <= teamCount; number++) {
    const draw = makeDraw(`${seed}|${number}`);
    const domain = `team${number}.seed-${seed}.example`;
    const scene = { parts, draw, domain, now: parts.now() };
    const play = async (stage: Stage) => {
      if (await stage.isMissing(`admin1@${domain}`))
        return playTeam({ ...scene, stage }, withModels);
      throw new Error(`Seed ${seed} has been used in this database already.`);
    };
    teams.push(await onStage(parts, play));
  }
  return { seed, url: parts.settings.publicUrl, cookieName: "__Host-session", teams };
}

async function playTeam(scene: Scene, withModels: boolean) {
  const { stage, draw, now } = scene;
  const teamName = `${draw.pick(placeNames)} ${draw.pick(lastNames)} Advisory`;
  const subscriptionType = SUBSCRIPTION_TYPES.ANNUAL_PAID_MONTHLY;
  const team = await stage.makeTeam({ teamName, subscriptionType }, now);

  const admin = await addPerson(scene, team, "admin1", true);
  const secondAdmin = await addPerson(scene, team, "admin2", true);
  const member = await addPerson(scene, team, "member", false);
  const mfaUser = await addPerson(scene, team, "mfa", false);
  const factors = await enableMfa(scene, mfaUser);
  const removed = await addPerson(scene, team, "removed", false);
  const removedMember = await signIn(scene, removed);
  await removeMember(scene, removed);

  return {
    teamId: team.teamId,
    teamName,
    admins: [await signIn(scene, admin), await signIn(scene, secondAdmin)],
    member: await signIn(scene, member),
    mfaUser: { ...(await signIn(scene, mfaUser)), ...factors },
    removedMember,
    clients: await addClients(scene, admin),
    ...(withModels && (await addModel(scene, admin))),
  };
}
