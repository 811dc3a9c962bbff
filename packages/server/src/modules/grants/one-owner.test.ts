import { ACCESS_LEVELS } from "@app/contract/access-level";
import {
  acceptModelOffer,
  adminTransferOwnership,
  createTrustedUserInvite,
  declineModelOffer,
  inviteNewOwner,
  withdrawOwnershipTransfer,
} from "@app/contract/model-sharing";
import { cancelModel, getModel } from "@app/contract/models";
import { beforeAll, expect, test } from "vitest";
import { type Member, type TestApp, testApp } from "#testing/test-app.ts";
import { addModelRows } from "#testing/test-models.ts";

/** `npm run test:owners` does 200 on each storage. */
const ROUNDS = Number(process.env.OWNER_ROUNDS ?? 4);

let app: TestApp;
let owner: Member;
let ana: Member;
let helen: TestApp;
let third: TestApp;
beforeAll(async () => {
  const unlimited = { rateLimitScale: 1e6 };
  [app, helen, third] = [
    await testApp(unlimited),
    await testApp(unlimited),
    await testApp(unlimited),
  ];
  owner = await app.addMember({ name: "Tom Okafor" });
  ana = await app.addMember({ name: "Ana Novak" });
});

test(`in ${ROUNDS} rounds of accepts, declines, withdrawals, transfers and cancels at once, a model has one owner in one team`, {
  timeout: 60_000 + ROUNDS * 5_000,
}, async () => {
  for (let round = 0; round < ROUNDS; round++) await playRound(round);
});

async function playRound(round: number) {
  const [id = 0] = await addModelRows(owner, [`Round ${round}`]);
  await keepDocument(id);
  // In some rounds the offer goes to the team's own member, in others out of the team.
  const taker = round % 3 === 0 ? ana : helen;
  await owner.call(inviteNewOwner, { params: { id }, body: { email: taker.person.email } });
  const registeredModelAccessMode = ACCESS_LEVELS.FULL_ACCESS;
  const body = { email: third.person.email, registeredModelAccessMode };
  await owner.call(createTrustedUserInvite, { params: { id }, body });
  const [transfer, invite] = [await offerOf(taker, id), await offerOf(third, id)];

  const adminTransfer = (to: Member) => () =>
    app.send(adminTransferOwnership, { params: { id }, body: { email: to.person.email } });
  const accept = () => taker.send(acceptModelOffer, { params: { id: transfer } });
  const deeds = [
    ...[accept, accept, accept],
    () => third.send(acceptModelOffer, { params: { id: invite } }),
    () => owner.send(cancelModel, { params: { id } }),
    ...(round % 2 === 0 ? [adminTransfer(ana), adminTransfer(app)] : []),
    ...(round % 4 === 1 ? [() => owner.send(withdrawOwnershipTransfer, { params: { id } })] : []),
    ...(round % 5 === 2 ? [() => taker.send(declineModelOffer, { params: { id: transfer } })] : []),
  ];
  const order = deeds.map((_, index) => (index + round) % deeds.length);
  const answers = await Promise.all(order.map((index) => deeds[index]?.()));

  // Whoever no longer manages the model is told so, or that there is none.
  const statuses = answers.map((answer) => answer?.status ?? 0);
  expect(statuses.filter((status) => ![200, 403, 404, 409].includes(status))).toEqual([]);
  await expectOneOwner(id, taker, await isTaken(id));
}

/** Whether the offer was accepted: the trail tells who it was. */
async function isTaken(id: number) {
  const { storage } = app.parts;
  const taken = await storage.query(
    `select from audit_entries where action in ('model.transfer', 'model.leave_team') and subject_id = $1
       and user_id in ($2, $3)`,
    [id, ana.person.userId, helen.person.userId],
  );
  expect(taken.length).toBeLessThanOrEqual(1);
  return taken.length === 1;
}

async function expectOneOwner(id: number, taker: Member, wasTaken: boolean) {
  const { storage } = app.parts;
  const [model] = await storage.query<{ teamId: number; isOwnerInTeam: boolean; teams: number[] }>(
    `select m.team_id as "teamId",
       exists (select from accounts a where a.id = m.owner_account_id and a.team_id = m.team_id) as "isOwnerInTeam",
       array(select team_id from model_documents where model_id = m.id
             union select team_id from model_versions where model_id = m.id
             union select team_id from grants where model_id = m.id) as teams
     from models m where m.id = $1`,
    [id],
  );
  const hasLeft = wasTaken && taker === helen;
  const teamId = hasLeft ? helen.person.teamId : app.person.teamId;
  expect(model).toEqual({ teamId, isOwnerInTeam: true, teams: [teamId] });

  const everyone = [app, owner, ana, helen, third];
  const seen = await Promise.all(everyone.map((each) => each.call(getModel, { params: { id } })));
  expect(seen.filter(({ data }) => data?.owner.isYou)).toHaveLength(1);
  if (hasLeft)
    expect(seen.map(({ success }) => success)).toEqual([false, false, false, true, false]);
  else expect(seen[3]?.success).toBe(false);
}

async function offerOf(member: Member, id: number) {
  const { storage } = app.parts;
  const [row] = await storage.query<{ id: number }>(
    "select id from grants where model_id = $1 and email = $2",
    [id, member.person.email],
  );
  return row?.id ?? 0;
}

async function keepDocument(id: number) {
  const { storage } = app.parts;
  const { teamId } = owner.person;
  await storage.query(
    "insert into model_documents (model_id, team_id, version, document) values ($1, $2, 1, '{}')",
    [id, teamId],
  );
  await storage.query(
    `insert into model_versions (model_id, team_id, version, run, kind, save_id, author_name, is_by_staff, at, message, edits)
     values ($1, $2, 1, 1, 'create', gen_random_uuid(), 'Tom', false, now(), '', '[]')`,
    [id, teamId],
  );
}
