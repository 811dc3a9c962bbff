import { randomUUID } from "node:crypto";
import { getCurrentUser } from "@app/contract/session";
import { adjustSupportCredit, getStaffTeam, listStaffTeams } from "@app/contract/staff-teams";
import { listSupportHistory } from "@app/contract/support";
import { expect, test } from "vitest";
import { testApp } from "#testing/test-app.ts";
import { dataOf } from "#testing/test-clients.ts";
import { trailOf } from "#testing/test-trail.ts";

async function meeting() {
  const customer = await testApp();
  const home = await testApp();
  const staff = await home.addMember({ name: "Robin Keller", isStaff: true });
  const { teamId } = customer.person;
  const card = async () => dataOf(await staff.call(getStaffTeam, { params: { id: teamId } }));
  const adjust = (minutes: number, saveId: string = randomUUID(), reason = "An outage") =>
    staff.send(adjustSupportCredit, {
      params: { id: teamId },
      body: { minutes, reason, saveId },
    });
  return { customer, home, staff, teamId, card, adjust };
}

test("staff find a team by its name, its number, or the name or e-mail of somebody in it", async () => {
  const { customer, staff, teamId } = await meeting();
  const tom = await customer.addMember({ name: `Tom of ${teamId}` });
  const teamName = dataOf(await customer.call(getCurrentUser, {})).subscription?.teamName ?? "";
  for (const search of [
    teamName,
    String(teamId),
    tom.person.email.toUpperCase(),
    tom.person.name,
  ]) {
    const { items } = dataOf(await staff.call(listStaffTeams, { query: { search } }));
    const found = items.find(({ id }) => id === teamId);
    expect(found, search).toMatchObject({ teamName, userCount: 2 });
  }
  const byNumber = await staff.call(listStaffTeams, {
    query: { search: String(teamId), limit: 1 },
  });
  expect(dataOf(byNumber).items[0]?.id).toBe(teamId);
  const none = dataOf(await staff.call(listStaffTeams, { query: { search: `%${teamName}` } }));
  expect(none).toEqual({ items: [], totalItemCount: 0 });
});

test("a team's card has its plan, people and what it has by number, and nothing of what is in it", async () => {
  const { customer, card, teamId } = await meeting();
  const tom = await customer.addMember({ name: "Tom Tran" });
  const { people, ...team } = await card();
  expect(team).toMatchObject({
    ...{ id: teamId, userCount: 2, modelCount: 0, connectionCount: 0, connectionsInNeed: 0 },
    ...{ minutesLeft: 0, isReadOnly: false },
  });
  const { accountId, name, email } = customer.person;
  expect(people.map(({ lastSeenAt: _, ...person }) => person)).toEqual([
    { id: accountId, name, email, isAdmin: true },
    { id: tom.person.accountId, name: "Tom Tran", email: tom.person.email, isAdmin: false },
  ]);
  expect(Object.keys(team).sort()).toEqual([
    ...["connectionCount", "connectionsInNeed", "createdAt", "endsOn", "id", "isReadOnly"],
    ...["minutesLeft", "modelCount", "status", "subscriptionType", "teamName", "userCount"],
  ]);
});

test("credit is adjusted up and down, once however often it is sent, and the team reads why", async () => {
  const { customer, staff, teamId, card, adjust } = await meeting();
  const saveId = randomUUID();
  expect((await adjust(90, saveId)).status).toBe(200);
  expect((await adjust(90, saveId)).status).toBe(200);
  expect((await adjust(-30)).status).toBe(200);
  expect((await card()).minutesLeft).toBe(60);
  const { items } = dataOf(await customer.call(listSupportHistory, { query: {} }));
  expect(items.map(({ minutes, minutesAfter }) => [minutes, minutesAfter])).toEqual([
    [-30, 60],
    [90, 90],
  ]);
  expect(items[1]).toMatchObject({
    ...{ kind: "adjusted", byName: "Forecastle support", day: null },
    description: "Adjusted by support: An outage",
  });
  const trail = await trailOf(customer.parts, teamId);
  const adjustments = trail.filter(({ action }) => action === "staff.adjust_credit");
  expect(adjustments).toMatchObject([
    { userId: staff.person.userId, after: { minutes: 90, reason: "An outage" } },
    { userId: staff.person.userId, after: { minutes: -30 } },
  ]);
});

test("credit is adjusted by whole minutes, 720 at most, with a reason and a recent proof", async () => {
  const { home, staff, adjust } = await meeting();
  for (const minutes of [0, 1.5, 721, -721]) {
    expect((await adjust(minutes)).envelope.errors[0]?.key).toBe("minutes");
  }
  expect((await adjust(5, randomUUID(), " ")).envelope.errors[0]?.key).toBe("reason");
  const params = { id: 2_147_483_647 };
  const body = { minutes: 5, reason: "Help", saveId: randomUUID() };
  expect((await staff.send(adjustSupportCredit, { params, body })).status).toBe(404);
  home.clock.advance({ minutes: 16 });
  expect((await adjust(5)).envelope.errors[0]?.key).toBe("root.reauth");
});

test("teams are looked up and adjusted by staff alone", async () => {
  const { customer, teamId } = await meeting();
  const params = { id: teamId };
  const body = { minutes: 5, reason: "Help", saveId: randomUUID() };
  const refused = [
    await customer.send(listStaffTeams, { query: {} }),
    await customer.send(getStaffTeam, { params }),
    await customer.send(adjustSupportCredit, { params, body }),
  ];
  expect(refused.map(({ status }) => status)).toEqual([403, 403, 403]);
});
