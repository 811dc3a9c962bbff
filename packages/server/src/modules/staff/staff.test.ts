import {
  deleteAvatar,
  getProfile,
  listDevices,
  signOutDevice,
  signOutEverywhere,
  updatePassword,
  updateProfile,
} from "@app/contract/account";
import { getTeamActivity } from "@app/contract/activity";
import { disableMfaByCode, startMfaDisable, startMfaEnable } from "@app/contract/mfa";
import { ID_MAX } from "@app/contract/paging";
import { getCurrentUser, logoutUser, reauthenticate } from "@app/contract/session";
import {
  endMasquerade,
  listOpenDiscussions,
  listStaffAccounts,
  startMasquerade,
} from "@app/contract/staff";
import { setStaffDiscussionClosed } from "@app/contract/staff-support";
import { setMfaRequired } from "@app/contract/subscription";
import { getSupportDiscussion, setSupportClosed } from "@app/contract/support";
import { describe, expect, test } from "vitest";
import { type Member, testApp } from "#testing/test-app.ts";
import { dataOf } from "#testing/test-clients.ts";
import { enableMfa } from "#testing/test-mfa.ts";
import { actFor, askSupport, replyAs } from "#testing/test-support.ts";
import { trailOf } from "#testing/test-trail.ts";

type ByDiscussion = { discussionId?: number; canChange?: boolean };

/** A customer with a team, and staff of the service on the same server. */
async function meeting() {
  const customer = await testApp();
  const home = await testApp();
  const staff = await home.addMember({ name: "Robin Keller", isStaff: true });
  const act = (accountId = customer.person.accountId, by: ByDiscussion = {}) =>
    staff.send(startMasquerade, { body: { accountId, reason: "They asked for help", ...by } });
  /** For a discussion, as the customer. */
  const actBy = (by: ByDiscussion) => act(customer.person.accountId, by);
  return { customer, home, staff, act, actBy };
}

const setClosed = (member: Member, id: number, closed: boolean) =>
  member.call(setSupportClosed, { params: { id }, body: { closed } });

const draft = {
  name: "Changed by staff",
  phone: "",
  jobTitle: "",
  countryCode: "",
  industry: "",
  companySize: "",
};

describe("finding customers", () => {
  test("works by name, e-mail or team, across teams, for staff alone", async () => {
    const { customer, staff } = await meeting();
    const { email, accountId, name } = customer.person;
    const team = (await customer.call(getCurrentUser, {})).data?.subscription?.teamName ?? "";
    const expected = { id: accountId, name, email, teamName: team, isAdmin: true };

    for (const search of [email, email.toUpperCase(), team]) {
      const { data } = await staff.call(listStaffAccounts, { query: { search } });
      expect(data?.items).toContainEqual(expected);
    }
    const byName = await staff.call(listStaffAccounts, { query: { search: "ada adm", limit: 1 } });
    expect(byName.data?.items).toHaveLength(1);
    expect(byName.data?.totalItemCount).toBeGreaterThan(1);
    for (const caller of [customer, await customer.addMember()]) {
      const refused = await caller.send(listStaffAccounts, { query: { search: email } });
      expect(refused.status).toBe(403);
    }
  });

  test("takes signs of the search language as they are, and lists no staff", async () => {
    const { customer, staff } = await meeting();
    const find = async (search: string) =>
      (await staff.call(listStaffAccounts, { query: { search } })).data?.totalItemCount;

    expect(await find(customer.person.email.replace("-", "_"))).toBe(0);
    expect(await find("%")).toBe(0);
    expect(await find("\\")).toBe(0);
    expect(await find(staff.person.email)).toBe(0);
  });
});

describe("acting as a customer", () => {
  test("shows what they see, and both persons stand in the customer's trail", async () => {
    const { customer, staff, act } = await meeting();
    expect((await act()).status).toBe(200);
    const until = new Date(customer.clock.now().getTime() + 30 * 60_000).toISOString();
    const seen = (await staff.call(getCurrentUser, {})).data;
    expect(seen).toMatchObject({
      isMasquerading: true,
      masquerade: { isReadOnly: true, until, staffName: "Robin Keller", discussion: null },
      account: { email: customer.person.email, isStaff: false },
    });
    expect((await staff.call(getProfile, {})).data?.email).toBe(customer.person.email);
    await staff.call(endMasquerade, {});

    expect((await staff.call(getCurrentUser, {})).data).toMatchObject({
      isMasquerading: false,
      account: { email: staff.person.email },
    });
    const both = { userId: customer.person.userId, masqueraderUserId: staff.person.userId };
    const reason = "They asked for help";
    const after = { reason, discussionId: null, discussion: null, canChange: false, until };
    expect((await trailOf(customer.parts, customer.person.teamId)).slice(-2)).toMatchObject([
      { action: "masquerade.start", ...both, after },
      { action: "masquerade.end", ...both },
    ]);
  });

  test("ends after 30 minutes", async () => {
    const { home, staff, act } = await meeting();
    await act();
    home.clock.advance({ minutes: 30 });

    expect((await staff.call(getCurrentUser, {})).data).toMatchObject({
      isMasquerading: false,
      account: { email: staff.person.email },
    });
  });

  test("changes nothing unless an open discussion of the team asks for it, and then under both names", async () => {
    const { customer, staff, actBy } = await meeting();
    const { id: discussionId } = await askSupport(customer);
    await actBy({ discussionId });
    expect((await staff.send(updateProfile, { body: draft })).status).toBe(403);
    await staff.call(endMasquerade, {});
    await actBy({ discussionId, canChange: true });

    expect((await staff.call(getCurrentUser, {})).data?.masquerade).toMatchObject({
      ...{ isReadOnly: false, discussion: "September moved" },
    });
    expect((await staff.send(updateProfile, { body: draft })).status).toBe(200);
    expect((await trailOf(customer.parts, customer.person.teamId)).at(-1)).toMatchObject({
      action: "account.update_profile",
      userId: customer.person.userId,
      masqueraderUserId: staff.person.userId,
    });
  });

  test("is not begun for a reason of characters nobody sees", async () => {
    const { customer, staff } = await meeting();
    const { accountId } = customer.person;
    const body = { accountId, reason: "\u200b\u2060\ufeff" };
    const { status, envelope } = await staff.send(startMasquerade, { body });
    expect([status, envelope.errors[0]?.key]).toEqual([400, "reason"]);
  });

  test("is not begun by another team's discussion, a closed one or one that never was, nor with changes by none", async () => {
    const { customer, home, staff, actBy } = await meeting();
    const { id: elsewhere } = await askSupport(home);
    const { id: closed } = await askSupport(customer);
    await setClosed(customer, closed, true);
    const refusalOf = async (by: ByDiscussion) => {
      const { status, envelope } = await actBy(by);
      return [status, envelope.errors[0]?.key, envelope.errors[0]?.message];
    };

    const none = "Choose the discussion that asks for a change.";
    expect(await refusalOf({ canChange: true })).toEqual([400, "discussionId", none]);
    const refused = [400, "discussionId", "Choose an open discussion of this team."];
    for (const discussionId of [elsewhere, closed, ID_MAX]) {
      expect(await refusalOf({ discussionId, canChange: true })).toEqual(refused);
      expect(await refusalOf({ discussionId })).toEqual(refused);
    }
    expect((await staff.call(getCurrentUser, {})).data?.isMasquerading).toBe(false);
  });

  test("is not begun by a discussion that staff began in the customer's place", async () => {
    const { customer, staff, actBy } = await meeting();
    const { id: discussionId } = await askSupport(customer);
    await customer.parts.storage.query(
      `insert into audit_entries (team_id, sequence, at, request_id, user_id, masquerader_user_id, action,
         subject_id, subject_name, hash)
       select team_id, 1000, at, request_id, user_id, $2, action, subject_id, subject_name, ''
       from audit_entries where team_id = $1 and action = 'support_discussion.create'`,
      [customer.person.teamId, staff.person.userId],
    );
    const { status, envelope } = await actBy({ discussionId, canChange: true });
    expect([status, envelope.errors[0]?.key]).toEqual([400, "discussionId"]);
    const params = { id: customer.person.accountId };
    expect((await staff.call(listOpenDiscussions, { params })).data?.items).toEqual([]);
  });

  test("only reads from the moment its discussion is closed, until the discussion is open again", async () => {
    const { customer, staff } = await meeting();
    const id = await actFor(staff, customer);
    const change = async () => (await staff.send(updateProfile, { body: draft })).status;
    const isReadOnly = async () =>
      (await staff.call(getCurrentUser, {})).data?.masquerade?.isReadOnly;

    expect([await change(), await isReadOnly()]).toEqual([200, false]);
    await setClosed(customer, id, true);
    expect([await change(), await isReadOnly()]).toEqual([403, true]);
    await setClosed(customer, id, false);
    expect([await change(), await isReadOnly()]).toEqual([200, false]);
  });

  test("could be begun or taken up again by a discussion that staff opened again, and waits for the team's word now", async () => {
    const { customer, home, staff } = await meeting();
    const colleague = await home.addMember({ name: "Imogen Hale", isStaff: true });
    const id = await actFor(staff, customer);
    const change = async () => (await staff.send(updateProfile, { body: draft })).status;
    const openAgain = () =>
      colleague.call(setStaffDiscussionClosed, { params: { id }, body: { closed: false } });
    const newest = async () => dataOf(await customer.call(getTeamActivity, {})).items[0];
    const params = { id: customer.person.accountId };
    const reasons = async () =>
      (await colleague.call(listOpenDiscussions, { params })).data?.items.map((each) => each.id);

    expect([await change(), await reasons()]).toEqual([200, [id]]);
    await openAgain();
    expect([await change(), await reasons()]).toEqual([200, [id]]);
    expect(await newest()).not.toMatchObject({ verb: "opened again" });
    await setClosed(customer, id, true);
    await openAgain();
    expect([await change(), await reasons()]).toEqual([403, []]);
    const { accountId } = customer.person;
    const body = { accountId, reason: "Once more", discussionId: id, canChange: true };
    const refused = await colleague.send(startMasquerade, { body });
    expect(refused.envelope.errors[0]?.message).toBe("Choose an open discussion of this team.");
    expect(await newest()).toMatchObject({
      ...{ actorName: "Forecastle support", verb: "opened again", subject: `Discussion ${id}` },
    });

    const { parentTransactionId } = dataOf(
      await customer.call(getSupportDiscussion, { params: { id } }),
    );
    await replyAs(customer, parentTransactionId, "It is not mended yet.");
    expect([await change(), await reasons()]).toEqual([200, [id]]);
    await setClosed(customer, id, true);
    await openAgain();
    await setClosed(customer, id, false);
    expect([await change(), await reasons()]).toEqual([200, [id]]);
  });

  test("is offered the open discussions of the customer's team, private or not, and of no other", async () => {
    const { customer, home, staff } = await meeting();
    await askSupport(home);
    const { id: closed } = await askSupport(customer);
    await setClosed(customer, closed, true);
    const { id } = await askSupport(customer, { private: true });

    const params = { id: customer.person.accountId };
    const { data } = await staff.call(listOpenDiscussions, { params });
    expect(data?.items).toEqual([{ id, subject: "September moved" }]);
    expect((await customer.send(listOpenDiscussions, { params })).status).toBe(403);
    const unknown = await staff.send(listOpenDiscussions, { params: { id: ID_MAX } });
    expect(unknown.status).toBe(404);
  });

  test("never touches how the customer signs in, whatever a discussion asks for", async () => {
    const { customer, staff, act } = await meeting();
    const { code } = await enableMfa(customer, customer);
    const begun = await customer.call(startMfaDisable, {});
    const devices = (await customer.call(listDevices, {})).data?.items ?? [];
    const currentPassword = customer.person.password;
    const refused = async () => [
      await staff.send(updatePassword, {
        body: { currentPassword, newPassword: "another fine harvest moon" },
      }),
      await staff.send(reauthenticate, { body: { password: currentPassword } }),
      await staff.send(startMfaEnable, {}),
      await staff.send(startMfaDisable, {}),
      await staff.send(disableMfaByCode, {
        body: { uuid: begun.data?.uuid ?? "", code: code() },
      }),
      await staff.send(setMfaRequired, { body: { isMfaRequired: true } }),
      await staff.send(signOutDevice, { params: { id: devices[0]?.id ?? 0 } }),
      await staff.send(signOutEverywhere, {}),
    ];

    for (const begin of [() => act(), () => actFor(staff, customer)]) {
      await begin();
      expect((await refused()).map(({ status }) => status)).toEqual(Array(8).fill(403));
      await staff.call(endMasquerade, {});
    }
    expect((await customer.call(getCurrentUser, {})).data?.account?.isMfaEnabled).toBe(true);
  });

  test("is not asked for the MFA that the customer's team demands", async () => {
    const { customer, staff, act } = await meeting();
    const member = await customer.addMember();
    await enableMfa(customer, customer);
    await customer.call(setMfaRequired, { body: { isMfaRequired: true } });
    await act(member.person.accountId);

    expect((await staff.send(getProfile, {})).status).toBe(200);
    expect((await staff.call(getCurrentUser, {})).data?.mustEnableMfa).toBe(false);
  });

  test("was a 500 for an account id of 2147483648, and is refused", async () => {
    const { act } = await meeting();
    expect((await act(ID_MAX + 1)).status).toBe(400);
  });

  test("is not nested, not for staff, not for nobody, and not without a reason", async () => {
    const { customer, home, staff, act } = await meeting();
    const other = await home.addMember({ isStaff: true });
    expect((await act(other.person.accountId)).status).toBe(403);
    expect((await act(staff.person.accountId)).status).toBe(403);
    expect((await act(ID_MAX)).status).toBe(404);
    const body = { accountId: customer.person.accountId, reason: " " };
    expect((await staff.send(startMasquerade, { body })).envelope.errors[0]?.key).toBe("reason");

    await actFor(staff, customer);
    const member = await customer.addMember();
    expect((await act(member.person.accountId)).status).toBe(403);
    expect((await staff.send(listStaffAccounts, { query: {} })).status).toBe(403);
  });

  test("is for staff alone, and needs a recent proof", async () => {
    const { customer, home, staff, act } = await meeting();
    const member = await customer.addMember();
    const body = { accountId: customer.person.accountId, reason: "Because" };
    expect((await member.send(startMasquerade, { body })).status).toBe(403);
    expect((await customer.send(startMasquerade, { body })).status).toBe(403);

    home.clock.advance({ minutes: 16 });
    expect((await act()).envelope.errors[0]?.key).toBe("root.reauth");
    expect((await staff.send(endMasquerade, {})).status).toBe(200);
  });

  test("ends with the sign-out", async () => {
    const { staff, act } = await meeting();
    await act();
    await staff.call(logoutUser, {});

    expect((await staff.call(getCurrentUser, {})).data?.isLoggedIn).toBe(false);
    expect((await staff.send(deleteAvatar, {})).status).toBe(401);
  });
});
