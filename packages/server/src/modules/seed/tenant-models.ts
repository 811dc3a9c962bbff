import { ACCESS_LEVELS, type AccessLevel } from "@app/contract/access-level";
import { SUBSCRIPTION_TYPES } from "@app/contract/subscription";
import { addTrustedUser, setTrustedUser } from "#modules/grants/grants.ts";
import { create } from "#modules/models/models.ts";
import type { Person } from "./acting.ts";
import { poolOnStage } from "./pool-on-stage.ts";
import { addPerson, type Scene, signIn } from "./tenant-deeds.ts";

/** A model, and for each level somebody of another team who has it. */
export async function addModel(scene: Scene, owner: Person) {
  const { stage, now } = scene;
  const name = "Forecast";
  const { id } = await stage.act(owner, now, (context) =>
    create(poolOnStage, context, {
      ...{ from: "starter", key: "servicesFirm", timeSeries: "monthly3", modelName: name },
      ...{ clientId: null, start: "2026-07-01", yearEndMonth: 6, currency: "AUD" },
    }),
  );
  return { model: { id, name }, trustedUsers: await trustOnEveryLevel(scene, owner, id) };
}

async function trustOnEveryLevel(scene: Scene, owner: Person, modelId: number) {
  const { stage, now, domain } = scene;
  const subscriptionType = SUBSCRIPTION_TYPES.COMMUNITY;
  const team = await stage.makeTeam({ teamName: `Trusted by ${domain}`, subscriptionType }, now);
  const trusted = [];
  for (const level of Object.values(ACCESS_LEVELS)) {
    const person = await addPerson(scene, team, `trusted${level}`, level === 0);
    await trust(scene, owner, modelId, person, level);
    const all = { ...(await signIn(scene, person)), teamId: team.teamId };
    trusted.push({ ...all, registeredModelAccessMode: level });
  }
  return trusted;
}

/** Who has no access was let in once, and shut out again. */
async function trust(
  { stage, now }: Scene,
  owner: Person,
  modelId: number,
  { email, userId }: Person,
  level: AccessLevel,
) {
  const first = level === ACCESS_LEVELS.NO_ACCESS ? ACCESS_LEVELS.READ_ONLY : level;
  await stage.act(owner, now, (context) =>
    addTrustedUser(context, modelId, { email, registeredModelAccessMode: first }),
  );
  if (level === first) return;
  await stage.act(owner, now, (context) => setTrustedUser(context, modelId, userId, level));
}
