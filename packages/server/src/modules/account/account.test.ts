import { getProfile, updatePassword, updateProfile } from "@app/contract/account";
import { getCurrentUser, loginUser } from "@app/contract/session";
import { describe, expect, test } from "vitest";
import { testApp } from "#testing/test-app.ts";
import { actionsOf, trailOf } from "#testing/test-trail.ts";

const profile = {
  name: "Ada Lovelace",
  phone: "+61 400 000 000",
  jobTitle: "Partner",
  countryCode: "AU",
  industry: "Accounting and advisory",
  companySize: "",
};

describe("a profile", () => {
  test("is what its person made of it, with one entry in the trail", async () => {
    const app = await testApp();
    const { teamId, email } = app.person;
    const actions = await actionsOf(app.parts, teamId, () =>
      app.call(updateProfile, { body: profile }),
    );

    expect(actions).toEqual(["account.update_profile"]);
    expect((await app.call(getProfile, {})).data).toEqual({ ...profile, email, terms: null });
    expect((await app.call(getCurrentUser, {})).data?.account?.name).toBe("Ada Lovelace");
    expect((await trailOf(app.parts, teamId)).at(-1)).toMatchObject({
      before: { name: "Ada Admin" },
      after: { name: "Ada Lovelace" },
    });
  });

  const strays: [key: keyof typeof profile, value: string][] = [
    ["countryCode", "XX"],
    ["countryCode", "au"],
    ["industry", "Witchcraft"],
    ["companySize", "Huge"],
  ];
  test.each(strays)("takes no %s but one of the list or none: not %s", async (key, value) => {
    const app = await testApp();
    const answer = await app.send(updateProfile, { body: { ...profile, [key]: value } });

    expect(answer.status).toBe(400);
    expect(answer.envelope.errors).toEqual([{ key, message: "Choose one of the list." }]);
  });

  test("takes no fields that are not asked for", async () => {
    const app = await testApp();
    const extras = [
      { isAdmin: true },
      { id: 1 },
      { email: "other@example.com" },
      { teamId: 1 },
      { isStaff: true },
      { kind: 2 },
      { avatar: "x" },
    ];
    for (const extra of extras) {
      const body = { ...profile, ...extra };
      expect((await app.send(updateProfile, { body })).status).toBe(400);
    }
  });

  test("is its person's own: a colleague and another team see and change theirs", async () => {
    const app = await testApp();
    const member = await app.addMember();
    const stranger = await testApp();
    for (const other of [member, stranger]) {
      await other.call(updateProfile, { body: { ...profile, name: "Somebody Else" } });
      expect((await other.call(getProfile, {})).data?.email).toBe(other.person.email);
    }

    expect((await app.call(getProfile, {})).data?.name).toBe("Ada Admin");
  });
});

describe("changing the password", () => {
  const newPassword = "another fine harvest moon";

  test("takes the current one, keeps this device under a new token and tells the owner", async () => {
    const app = await testApp();
    const { email, password, teamId } = app.person;
    const old = app.cookies.get("__Host-session");
    const actions = await actionsOf(app.parts, teamId, () =>
      app.call(updatePassword, { body: { currentPassword: password, newPassword } }),
    );
    const signIn = (given: string) =>
      app.anonymous().send(loginUser, { body: { email, password: given } });

    expect(actions).toEqual(["account.change_password"]);
    expect((await app.call(getCurrentUser, {})).data?.isLoggedIn).toBe(true);
    expect(app.cookies.get("__Host-session")).not.toBe(old);
    expect((await signIn(password)).status).toBe(400);
    expect((await signIn(newPassword)).status).toBe(200);
    expect(await app.mails()).toMatchObject([{ to: email, subject: "Your password was changed" }]);
    expect(JSON.stringify(await trailOf(app.parts, teamId))).not.toContain("argon2");
  });

  test("is refused with a wrong current password, the same new one, a short or a weak one", async () => {
    const app = await testApp();
    const current = app.person.password;
    const change = async (currentPassword: string, chosen: string) => {
      const body = { currentPassword, newPassword: chosen };
      const { status, envelope } = await app.send(updatePassword, { body });
      return [status, envelope.errors[0]?.key, envelope.errors[0]?.message];
    };

    expect(await change("a guess", newPassword)).toEqual([
      400,
      "currentPassword",
      "The password is wrong.",
    ]);
    expect(await change(current, current)).toEqual([
      400,
      "newPassword",
      "Choose one that differs from your current password.",
    ]);
    expect(await change(current, "short")).toEqual([
      400,
      "newPassword",
      "Use at least 12 characters.",
    ]);
    const common = "This is easy to guess. Use a few words that do not belong together.";
    expect(await change(current, "password1234")).toEqual([400, "newPassword", common]);
    const own = "This is easy to guess from your name, e-mail or company. Use other words.";
    expect(await change(current, app.person.email)).toEqual([400, "newPassword", own]);
    expect(await change(current, "Ada Admin 2026")).toEqual([400, "newPassword", own]);
    expect(await app.mails()).toEqual([]);
  });

  test("needs a recent proof, takes five tries and no fields that are not asked for", async () => {
    const app = await testApp();
    const body = { currentPassword: "a guess", newPassword };
    const extra = { ...body, userId: 1 };
    expect((await app.send(updatePassword, { body: extra })).envelope.errors[0]?.key).toBe(
      "userId",
    );
    const statuses: number[] = [];
    for (let at = 0; at < 6; at++) {
      statuses.push((await app.send(updatePassword, { body })).status);
    }
    expect(statuses).toEqual([...Array(5).fill(400), 429]);

    app.clock.advance({ minutes: 16 });
    const late = await app.send(updatePassword, { body });
    expect([late.status, late.envelope.errors[0]?.key]).toEqual([403, "root.reauth"]);
  });

  test("twice at once happens once", async () => {
    const app = await testApp();
    const change = (chosen: string) =>
      app.send(updatePassword, {
        body: { currentPassword: app.person.password, newPassword: chosen },
      });
    const answers = await Promise.all([change("first fine password"), change("second fine one")]);

    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
    expect(await app.mails()).toHaveLength(1);
  });
});
