import { getCurrentUser } from "@app/contract/current-user";
import { API_BASE, isChange } from "@app/contract/endpoint";
import { beforeAll, expect, test } from "vitest";
import { buildApp } from "#app.ts";
import { type TestApp, testApp } from "#testing/test-app.ts";

let app: TestApp;
let changes: string[];
beforeAll(async () => {
  app = await testApp({ rateLimitScale: 1_000 });
  const { calls } = await buildApp(app.parts);
  changes = calls
    .filter((call) => isChange(call) && (call.access === "member" || call.access === "admin"))
    .map(({ method, path }) => `${method} ${path}`);
  await app.parts.storage.query("update subscriptions set status = 'ended' where id = $1", [
    app.person.teamId,
  ]);
});

/** One's own account and its safety, what leads out again, and what keeps nothing. */
const GO_ON = [
  "PUT /account/profile",
  "PUT /account/password",
  "PUT /account/avatar",
  "DELETE /account/avatar",
  "DELETE /account/device/{id}",
  "POST /mfa/auth_session",
  "POST /mfa/disable/code_verify",
  "POST /mfa/disable/backup_email",
  "POST /mfa/disable/backup_email_verify",
  "PUT /subscription/mfa_required",
  "PUT /billing/details",
  "PUT /billing/payment_method",
  "POST /billing/test_bank",
  "POST /billing/open_payment/resume",
  "POST /billing/open_payment/call_off",
  "DELETE /billing/card",
  "POST /invoice/{id}/pay",
  "POST /subscription/amend",
  "POST /subscription/cancel",
  "POST /subscription/choose_community",
  "POST /subscription/reactivate",
  "POST /subscription/update_purchase_order_number",
  "POST /subscription/purchase_unlimited_models",
  "POST /subscription/set_unlimited_models_renewal",
  "POST /subscription/team_member/{id}/set_is_admin",
  "DELETE /subscription/team_member/{id}",
  "DELETE /subscription/team_member_invite/{id}",
  "POST /export",
  "POST /job/{id}/cancel",
  "POST /model_document/check",
  "POST /model/{id}/leave",
  "POST /openid/disconnect",
  "PUT /onboarding_tour/{id}",
  "PUT /video_place/{id}",
  "POST /staff/end_masquerade",
  "POST /announcement/{id}/dismiss",
  "DELETE /account/token/{id}",
  "DELETE /webhook/{id}",
  // Last, since it ends the session.
  "POST /account/device/sign_out_everywhere",
];

const ENDED = "Your subscription has ended. You can read and export, but change nothing.";

async function messageOf(change: string) {
  const [method = "", path = ""] = change.split(" ");
  const url = API_BASE + path.replace(/\{\w+\}/g, "1");
  const answer = await app.inject({ method: method as "POST", url, payload: {} });
  return answer.json().errors[0]?.message as string | undefined;
}

test("a team whose subscription has ended still wrote: every change but those listed is refused", async () => {
  const refused = changes.filter((change) => !GO_ON.includes(change));

  expect(refused).toEqual(expect.arrayContaining(["POST /client", "GET /model/{id}/cancel"]));
  for (const change of refused) expect(await messageOf(change), change).toBe(ENDED);
});

test("such a team reads, exports, and its people keep their accounts", async () => {
  for (const path of ["/client", "/client/csv", "/account/profile", "/recent_activity/team"]) {
    expect((await app.inject({ url: `${API_BASE}${path}` })).statusCode, path).toBe(200);
  }
  expect(changes).toEqual(expect.arrayContaining(GO_ON));
  for (const change of GO_ON) expect(await messageOf(change), change).not.toBe(ENDED);
});

test("a team that is past due writes for its days of grace, and then reads, exports and pays", async () => {
  const other = await testApp();
  const write = () =>
    other.inject({ method: "POST", url: `${API_BASE}/client`, payload: { name: "Kestrel" } });
  await other.parts.storage.query(
    "update subscriptions set status = 'past_due', grace_ends_at = $2 where id = $1",
    [other.person.teamId, other.clock.now().toISOString()],
  );
  const refused = await write();
  expect([refused.statusCode, refused.json().errors[0].message]).toEqual([
    403,
    "Your subscription is overdue. You can read, export and pay, but change nothing.",
  ]);
  expect((await other.inject({ url: `${API_BASE}/client` })).statusCode).toBe(200);
  const [told] = (await other.call(getCurrentUser, {})).data?.alerts ?? [];
  expect(told).toMatchObject({ key: "subscription_past_due", kind: "alert" });

  await other.parts.storage.query(
    "update subscriptions set grace_ends_at = grace_ends_at + interval '1 ms' where id = $1",
    [other.person.teamId],
  );
  expect((await write()).statusCode).toBe(200);
});

test.each(["trialing", "active", "past_due", "cancelled"])(
  "a team that is %s writes",
  async (status) => {
    const other = await testApp();
    await other.parts.storage.query("update subscriptions set status = $2 where id = $1", [
      ...[other.person.teamId, status],
    ]);
    const payload = { name: "Kestrel" };

    const url = `${API_BASE}/client`;
    expect((await other.inject({ method: "POST", url, payload })).statusCode).toBe(200);
  },
);
