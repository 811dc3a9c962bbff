import { clientDraft } from "@app/contract/client-draft";
import { DEMO_PASSWORD, DEMO_SIGN_INS } from "@app/contract/demo";
import { SUBSCRIPTION_TYPES } from "@app/contract/subscription";
import { changeProfile } from "#modules/account/account.ts";
import * as clients from "#modules/clients/clients.ts";
import { onStage, type Person, type SeedParts, type Stage } from "./acting.ts";
import { demoClients } from "./demo-clients.ts";
import { demoHistory } from "./demo-history.ts";
import { demoProfiles } from "./demo-profiles.ts";
import { playBilling } from "./play-billing.ts";
import { connectionDeeds } from "./play-connections.ts";
import { modelDeeds, playCompanyModel } from "./play-models.ts";
import { playSupport } from "./play-support.ts";
import * as store from "./seed.store.ts";
import { findStaffTeam, joinStaff } from "./staff-user.ts";
import { workday } from "./workday.ts";

const [priya, tom, helen, robin] = DEMO_SIGN_INS;
const OPENED = { password: DEMO_PASSWORD, hasAcceptedTerms: true } as const;
const ana = { email: "ana@marlowetran.example", name: "Ana Novak" };

/** Trying it out until they buy (`play-billing.ts`). */
const { TRIAL: subscriptionType } = SUBSCRIPTION_TYPES;
/** Both are in Newcastle. */
const timeZone = "Australia/Sydney";
const FIRM = { teamName: "Marlowe & Tran Advisory", subscriptionType, timeZone };
const COMPANY = { teamName: "Saltmarsh Brewing Co.", subscriptionType, timeZone };

/** The firm has been here for a while and added a client every week or two. */
const FIRST_DAYS_AGO = 400;
const DAYS_BETWEEN_CLIENTS = 10.7;

/**
 * Makes the demo firm, a corporate team and a member of staff; whoever is there already is kept.
 * Gives whether the firm is new and has yet to report (`play-reports.ts`).
 */
export function seedDemo(parts: SeedParts) {
  return store.inTurn(parts.storage, () => makeDemo(parts));
}

async function makeDemo(parts: SeedParts) {
  const now = parts.now();
  const once = ({ email }: { email: string }, play: (stage: Stage) => Promise<unknown>) =>
    onStage(parts, async (stage) => {
      if (!(await stage.isMissing(email))) return false;
      await play(stage);
      return true;
    });
  const isNew = await once(priya, (stage) => playFirm(stage, now));
  await once(helen, (stage) => playCompany(stage, now));
  const team = await findStaffTeam(parts);
  await once(robin, (stage) => joinStaff(stage, team, { ...robin, ...OPENED }, now));
  // What is bought twice is refused.
  if (isNew) {
    await playBilling(parts, { firm: priya.email, company: helen.email, staff: robin.email });
    await playSupport(parts);
  }
  return isNew;
}

async function playFirm(stage: Stage, now: Date) {
  const start = workday(now, FIRST_DAYS_AGO, [8, 30]);
  const team = await stage.makeTeam(FIRM, start);
  const advisor = { kind: "ADVISOR", ...OPENED, isAdmin: false } as const;
  const people = {
    Priya: await stage.addPerson(team, { ...advisor, ...priya, isAdmin: true }, start),
    Tom: await stage.addPerson(team, { ...advisor, ...tom }, start),
    Ana: await stage.addPerson(team, { ...advisor, ...ana }, start),
  };
  for (const name of ["Priya", "Tom", "Ana"] as const) {
    await introduce(stage, people[name], demoProfiles[name], start);
  }
  const ids = new Map<string, number>();
  const additions = eventsUntil(now).map((event) => ({
    at: event.at,
    play: () => play(stage, people[event.by], event, ids),
  }));
  const deeds = [
    ...additions,
    ...modelDeeds(stage, people, ids, now),
    ...connectionDeeds(stage, people, ids, now),
  ];
  deeds.sort((a, b) => a.at.getTime() - b.at.getTime());
  for (const deed of deeds) await deed.play();
}

async function playCompany(stage: Stage, now: Date) {
  const start = workday(now, FIRST_DAYS_AGO / 2, [9, 15]);
  const team = await stage.makeTeam(COMPANY, start);
  const person = { kind: "CORPORATE", ...OPENED, isAdmin: true } as const;
  const manager = await stage.addPerson(team, { ...person, ...helen }, start);
  await introduce(stage, manager, demoProfiles.Helen, start);
  await playCompanyModel(stage, manager, priya.email, now);
}

type Profile = (typeof demoProfiles)[keyof typeof demoProfiles];

function introduce(stage: Stage, person: Person, profile: Profile, at: Date) {
  const { name } = person;
  return stage.act(person, at, (context) => changeProfile(context, { name, ...profile }));
}

type Event = ReturnType<typeof eventsUntil>[number];

function play(stage: Stage, person: Person, { at, draft }: Event, ids: Map<string, number>) {
  return stage.act(person, at, async (context) => {
    const id = ids.get(draft.name);
    const checked = clientDraft.parse(draft);
    const client = await (id === undefined
      ? clients.create(context, checked)
      : clients.update(context, id, checked));
    ids.set(client.name, client.id);
  });
}

/** Every client as it was added, and the changes that made it what it is. */
function eventsUntil(now: Date) {
  const names = ["Priya", "Tom", "Ana"] as const;
  const additions = demoClients.map((draft, index) => ({
    at: workday(now, FIRST_DAYS_AGO - index * DAYS_BETWEEN_CLIENTS, [9 + (index % 8), index]),
    by: names[index % names.length] ?? "Priya",
    draft: { ...draft, ...demoHistory.find((change) => change.client === draft.name)?.was },
  }));
  const changes = demoHistory.map(({ client, by, daysAgo, time }) => {
    const draft = demoClients.find(({ name }) => name === client);
    if (!draft) throw new Error(`the demo has no client ${client}`);
    return { at: workday(now, daysAgo, time), by, draft };
  });
  return [...additions, ...changes];
}
