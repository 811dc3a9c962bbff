import { checkPasswordReset, resetPassword } from "@app/contract/password-reset";
import { getCurrentUser, loginUser } from "@app/contract/session";
import { expect, test } from "vitest";
import { testApp } from "#testing/test-app.ts";
import { dataOf } from "#testing/test-clients.ts";
import { trailOf } from "#testing/test-trail.ts";
import { inviteStaff } from "./staff-user.ts";

const uniqueEmail = () => `staff-${crypto.randomUUID()}@forecastle.example`;

test("a member of staff chooses a password by the link and signs in as staff", async () => {
  const app = await testApp();
  const email = uniqueEmail();
  const link = await inviteStaff(app.parts, email, "Sam Okafor");
  const [, userId = "", timestamp = "", hash = ""] =
    /\/app\/login\/reset\/(\d+)\/(\d+)\/([\w-]+)$/.exec(link ?? "") ?? [];
  const params = { userId, timestamp, hash };
  const newPassword = "a kettle of their own";

  const caller = app.anonymous();
  dataOf(await caller.call(checkPasswordReset, { params }));
  dataOf(await caller.call(resetPassword, { body: { ...params, newPassword } }));
  dataOf(await caller.call(loginUser, { body: { email, password: newPassword } }));
  const { account, subscription } = dataOf(await caller.call(getCurrentUser, {}));
  expect(account).toMatchObject({ email, name: "Sam Okafor", isStaff: true });
  expect(subscription).toMatchObject({ teamName: "Forecastle" });

  const trail = await trailOf(app.parts, subscription?.id ?? 0);
  expect(trail.filter(({ subjectName }) => subjectName === email)).toMatchObject([
    { action: "staff.create", userId: Number(userId) },
  ]);
});

test("all staff are in one team, and nobody is made twice", async () => {
  const app = await testApp();
  const [first, second] = [uniqueEmail(), uniqueEmail()];
  for (const email of [first, second]) await inviteStaff(app.parts, email, "Staff");
  const teams = await app.parts.storage.query(
    `select distinct accounts.team_id from accounts join users on users.id = accounts.user_id
     where users.email in ($1, $2)`,
    [first, second],
  );
  expect(teams).toHaveLength(1);
  await expect(inviteStaff(app.parts, first, "Again")).rejects.toThrow(
    "Somebody has this e-mail already.",
  );
});
