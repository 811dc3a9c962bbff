import { type Access, API_BASE, type Call, isChange } from "@app/contract/endpoint";
import { getCurrentUser } from "@app/contract/session";
import { beforeAll, expect, test } from "vitest";
import { buildApp } from "#app.ts";
import { type Member, testApp } from "#testing/test-app.ts";
import { actFor } from "#testing/test-support.ts";
import { isCustomersAlone } from "./access.ts";

/** What staff may do in a customer's place where an open discussion of the team asks for it: work on what the team has. */
const WITH_CHANGES = [
  "PUT /account/profile",
  "PUT /account/avatar",
  "DELETE /account/avatar",
  "PUT /onboarding_tour/{id}",
  "POST /job/{id}/cancel",
  "POST /client",
  "PUT /client/{id}",
  "DELETE /client/{id}",
  "POST /client/{id}/restore",
  "POST /client/import",
  "POST /account_organisation",
  "PUT /account_organisation/{id}",
  "PUT /account_organisation/{id}/organisation",
  "POST /account_organisation/{id}/reconnect",
  "POST /account_organisation/{id}/sync",
  "POST /account_organisation/{id}/cancel",
  "POST /account_organisation/sync_all",
  "POST /account_organisation/{id}/file",
  "DELETE /account_organisation/{id}/file/{fileId}",
  "PUT /account_organisation/{id}/closed_change",
  "PUT /account_organisation/{id}/mapping",
  "POST /account_organisation/{id}/mapping_preview",
  "POST /model",
  "PUT /model/client",
  "PUT /model/{id}",
  "DELETE /model/{id}",
  "POST /model/{id}/restore",
  "PUT /model/{id}/connection",
  "POST /model/{id}/actuals_file",
  "PUT /model/{id}/document",
  "PUT /model/{id}/version_history/{version}",
  "POST /model/{id}/version_history/{version}/restore",
  "POST /model/from_workbook",
  "POST /model/from_workbook/check",
  "POST /model/{id}/workbook/changes",
  "POST /model_document/check",
  "POST /model/{id}/web_report",
  "PUT /web_report/{id}",
  "DELETE /web_report/{id}",
  "PUT /web_report/{id}/mails",
  "POST /web_report/{id}/template",
  "PUT /report_template/{id}",
  "DELETE /report_template/{id}",
  "PUT /report_look/accent",
  "PUT /report_look/logo",
  "DELETE /report_look/logo",
  "POST /staff/end_masquerade",
];

/** What they never do, whatever it asks for. */
const NEVER = [
  // How somebody signs in, and what signs in for them.
  "PUT /account/password",
  "DELETE /account/device/{id}",
  "POST /account/device/sign_out_everywhere",
  "POST /account/token",
  "DELETE /account/token/{id}",
  "POST /mfa/auth_session",
  "POST /mfa/enable_session",
  "POST /mfa/enable/code_setup",
  "POST /mfa/enable/backup_email",
  "POST /mfa/enable/backup_email_setup",
  "POST /mfa/disable/code_verify",
  "POST /mfa/disable/backup_email",
  "POST /mfa/disable/backup_email_verify",
  "POST /openid/disconnect",
  "POST /reauthenticate",
  "PUT /subscription/mfa_required",
  // What the team pays, for what, how, and to whom it is made out.
  "PUT /billing/details",
  "PUT /billing/payment_method",
  "DELETE /billing/card",
  "POST /billing/test_bank",
  "POST /billing/open_payment/call_off",
  "POST /billing/open_payment/resume",
  "POST /invoice/{id}/pay",
  "POST /model/{id}/purchase",
  "POST /model/{id}/cancel",
  "GET /model/{id}/cancel",
  "POST /model/{id}/reactivate",
  "GET /model/{id}/reactivate",
  "POST /subscription/amend",
  "POST /subscription/cancel",
  "POST /subscription/choose_community",
  "POST /subscription/purchase_unlimited_models",
  "POST /subscription/reactivate",
  "POST /subscription/request_unlimited_models",
  "POST /subscription/set_unlimited_models_renewal",
  "POST /subscription/update_purchase_order_number",
  // Whose something is, and who else sees it.
  "POST /onboarding/team",
  "POST /export",
  "POST /subscription/update_team_name",
  "POST /subscription/team_member_invite",
  "DELETE /subscription/team_member_invite/{id}",
  "POST /subscription/team_member_invite/{id}/resend",
  "POST /subscription/team_member_invite/{id}/accept",
  "GET /subscription/team_member_invite/{id}/accept",
  "POST /subscription/team_member_invite/{id}/decline",
  "GET /subscription/team_member_invite/{id}/decline",
  "DELETE /subscription/team_member/{id}",
  "POST /subscription/team_member/{id}/set_is_admin",
  "POST /subscription/team_member/{id}/remind_mfa",
  "DELETE /account_organisation/{id}",
  "POST /account_organisation/{id}/share",
  "DELETE /account_organisation/{id}/share/{shareId}",
  "PUT /account_organisation/{id}/team_members_access/{accountId}",
  "POST /model/{id}/admin_transfer_ownership",
  "POST /model/{id}/transfer_ownership_invite",
  "DELETE /model/{id}/transfer_ownership_invite",
  "POST /model/offer/{id}/accept",
  "POST /model/offer/{id}/decline",
  "POST /model/{id}/leave",
  "PUT /model/{id}/team_access_mode",
  "PUT /model/{id}/account_access_mode/{accountId}",
  "DELETE /model/{id}/account_access_mode/{accountId}",
  "POST /model/{id}/trusted_user",
  "PUT /model/{id}/trusted_user/{userId}",
  "DELETE /model/{id}/trusted_user/{userId}",
  "POST /model/{id}/trusted_user_invite",
  "DELETE /model/{id}/trusted_user_invite/{inviteId}",
  "POST /web_report/{id}/publish",
  "POST /web_report/{id}/share",
  "POST /web_report/{id}/share/{shareId}/link",
  "DELETE /web_report/{id}/share/{shareId}",
  "POST /webhook",
  "PUT /webhook/{id}",
  "DELETE /webhook/{id}",
  "POST /webhook/{id}/secret",
  "POST /webhook/{id}/test",
  "POST /webhook_delivery/{id}/send_again",
  // What the customer says, and has read.
  "POST /support_discussion",
  "POST /support_discussion/upload_support_image",
  "POST /support_discussion/{parentTransactionId}/reply",
  "POST /support_discussion/{id}/invite_user",
  "POST /support_discussion/{id}/seen",
  "POST /support_discussion/{id}/set_closed",
  "POST /support_discussion/{id}/set_private",
  "POST /announcement/{id}/dismiss",
  // What is kept for that person alone.
  "PUT /video_place/{id}",
  "POST /portfolio/shock",
  "DELETE /portfolio/shock",
];

/** What they read as little: the export that they may not make. */
const NEVER_READ = ["GET /job/{id}/file"];

/** What is said in a report and the customer has read of it, whose calls need no account. */
const NEVER_OF_ANYBODYS = [
  "POST /report_viewer/report/{id}/note",
  "POST /report_viewer/report/{id}/note/{noteId}/reply",
  "PUT /report_viewer/report/{id}/note/{noteId}",
  "PUT /report_viewer/report/{id}/note/{noteId}/reply/{replyId}",
  "DELETE /report_viewer/report/{id}/note/{noteId}",
  "PUT /report_viewer/report/{id}/note/{noteId}/set_pinned",
  "DELETE /report_viewer/report/{id}/note/{noteId}/reply/{replyId}",
  "POST /report_viewer/report/{id}/seen",
];

/** What needs no account, so a masquerade opens nothing by it. */
const ANYBODYS = [
  "POST /login_user",
  "POST /logout_user",
  "POST /mfa/login/code_verify",
  "POST /mfa/login/backup_email",
  "POST /mfa/login/backup_email_verify",
  "POST /password_reset",
  "POST /password_reset/reset",
  "POST /openid/auth_session",
  "POST /openid/auth_session/connect",
  "POST /onboarding/onboarding_session",
  "POST /onboarding/onboarding_session/activate",
  "POST /onboarding/onboarding_session/send_verification_code",
  "POST /onboarding/onboarding_session/verify",
  "POST /onboarding/onboarding_openid_session/activate",
  "POST /onboarding/onboarding_openid_session/send_verification_code",
  "POST /onboarding/onboarding_team_invite_session/activate",
  "PUT /report_viewer/report/{id}/share",
  "GET /report_viewer/report/{id}/share_by_email",
];

const REFUSED = "You can't change this while you act as a customer.";
const NEVER_USED_ID = "2147483647";
let staff: Member;
let changes: Call[];
beforeAll(async () => {
  const customer = await testApp({ rateLimitScale: 1_000 });
  changes = (await buildApp(customer.parts)).calls.filter(isChange);
  staff = await (await testApp()).addMember({ isStaff: true });
  await actFor(staff, customer);
});

const ofAccess = (...accesses: Access[]) =>
  changes.filter((call) => accesses.includes(call.access));
const nameOf = ({ method, path }: Call) => `${method} ${path}`;

async function refusalOf(name: string) {
  const [method, path = ""] = name.split(" ");
  const url = `${API_BASE}${path.replace(/\{\w+\}/g, NEVER_USED_ID)}`;
  const answer = await staff.inject({ method: method as "GET", url });
  return [name, answer.statusCode, answer.json().errors?.[0]?.message];
}

test("every call that changes something is decided on: staff in a customer's place may make it, or never", () => {
  const [anybodys, others] = [ofAccess("anonymous"), ofAccess("pending", "member", "admin")];
  const toAll = anybodys.filter((call) => !isCustomersAlone(call));
  expect(toAll.map(nameOf).sort()).toEqual(ANYBODYS.toSorted());
  expect(anybodys.filter(isCustomersAlone).map(nameOf).sort()).toEqual(
    NEVER_OF_ANYBODYS.toSorted(),
  );
  const never = others.filter(isCustomersAlone);
  expect(never.map(nameOf).sort()).toEqual(NEVER.toSorted());
  const rest = others.filter((call) => !isCustomersAlone(call));
  expect(rest.map(nameOf).sort()).toEqual(WITH_CHANGES.toSorted());
});

test.each([...NEVER, ...NEVER_READ, ...NEVER_OF_ANYBODYS])(
  "%s is refused to staff in a customer's place, whatever a discussion asks for",
  async (name) => {
    expect(await refusalOf(name)).toEqual([name, 403, REFUSED]);
  },
);

test("what staff may do in a customer's place is not refused for that, while the masquerade still stands", async () => {
  const END = "POST /staff/end_masquerade";
  for (const name of WITH_CHANGES.filter((each) => each !== END)) {
    expect((await refusalOf(name))[2]).not.toBe(REFUSED);
    expect([name, await whoIs()]).toEqual([name, { isMasquerading: true, isReadOnly: false }]);
  }
  expect((await refusalOf(END))[1]).toBe(200);
  expect((await whoIs()).isMasquerading).toBe(false);
});

async function whoIs() {
  const { data } = await staff.call(getCurrentUser, {});
  return { isMasquerading: data?.isMasquerading, isReadOnly: data?.masquerade?.isReadOnly };
}
