import { randomUUID } from "node:crypto";
import { ACCESS_LEVELS } from "@app/contract/access-level";
import { createAccessToken, revokeAccessToken } from "@app/contract/access-tokens";
import {
  deleteAvatar,
  listDevices,
  signOutDevice,
  signOutEverywhere,
  updateAvatar,
  updatePassword,
  updateProfile,
} from "@app/contract/account";
import {
  createAnnouncement,
  dismissAnnouncement,
  endAnnouncement,
  updateAnnouncement,
} from "@app/contract/announcements";
import { listPaymentObligations } from "@app/contract/billing";
import {
  PAYMENT_METHODS,
  removeCard,
  updateBillingDetails,
  updatePaymentMethod,
} from "@app/contract/billing-details";
import {
  answerTestBank,
  callOffPayment,
  payInvoice,
  resumePayment,
} from "@app/contract/card-payments";
import { importClients } from "@app/contract/client-import";
import { createClient, deleteClient, restoreClient, updateClient } from "@app/contract/clients";
import { removeConnectionFile, uploadConnectionFile } from "@app/contract/connection-files";
import {
  decideClosedChanges,
  previewConnectionMapping,
  setConnectionMapping,
} from "@app/contract/connection-mapping";
import {
  setTeamMemberAccess,
  shareConnection,
  unshareConnection,
} from "@app/contract/connection-shares";
import {
  cancelConnectionSync,
  syncAllConnections,
  syncConnection,
} from "@app/contract/connection-sync";
import {
  chooseOrganisation,
  createConnection,
  deleteConnection,
  reconnectConnection,
  updateConnection,
} from "@app/contract/connections";
import { getCurrentUser } from "@app/contract/current-user";
import { type DataOf, type Endpoint, isChange, type RequestOf } from "@app/contract/endpoint";
import { startExport } from "@app/contract/export";
import { cancelJob } from "@app/contract/jobs";
import {
  disableMfaByCode,
  disableMfaByEmail,
  loginByMfaCode,
  loginByMfaEmail,
  sendMfaBackupEmail,
  sendMfaDisableEmail,
  sendMfaLoginEmail,
  setUpMfaBackupEmail,
  setUpMfaCode,
  startMfaDisable,
  startMfaEnable,
} from "@app/contract/mfa";
import { readModelActuals } from "@app/contract/model-actuals";
import { setModelConnection } from "@app/contract/model-connection";
import { purchaseModel } from "@app/contract/model-contracts";
import { checkModelDocument } from "@app/contract/model-document";
import {
  acceptModelOffer,
  addTrustedUser,
  adminTransferOwnership,
  clearAccountAccessMode,
  createTrustedUserInvite,
  declineModelOffer,
  deleteTrustedUserInvite,
  inviteNewOwner,
  leaveModel,
  listModelOffers,
  removeTrustedUser,
  setAccountAccessMode,
  setTeamAccessMode,
  setTrustedUser,
  withdrawOwnershipTransfer,
} from "@app/contract/model-sharing";
import {
  labelModelVersion,
  restoreModelVersion,
  saveModelDocument,
} from "@app/contract/model-versions";
import {
  checkModelWorkbook,
  createModelFromWorkbook,
  getModelWorkbook,
  readWorkbookChanges,
} from "@app/contract/model-workbook";
import {
  cancelModel,
  cancelModelByGet,
  chooseClient,
  createModel,
  deleteModel,
  reactivateModel,
  reactivateModelByGet,
  restoreModel,
  updateModel,
} from "@app/contract/models";
import {
  activateOnboarding,
  sendOnboardingCode,
  startOnboarding,
  startTeam,
  verifyOnboarding,
} from "@app/contract/onboarding";
import {
  activateOnboardingOpenid,
  sendOnboardingOpenidCode,
} from "@app/contract/onboarding-openid";
import { activateOnboardingTeamInvite } from "@app/contract/onboarding-team-invite";
import { FIRST_FORECAST_TOUR, updateOnboardingTour } from "@app/contract/onboarding-tour";
import { connectOpenidSession, disconnectOpenid, startOpenidSession } from "@app/contract/openid";
import { requestPasswordReset, resetPassword } from "@app/contract/password-reset";
import { deleteReportLogo, setReportAccent, setReportLogo } from "@app/contract/report-look";
import {
  createReportShare,
  createReportShareLink,
  revokeReportShare,
  setReportMails,
} from "@app/contract/report-shares";
import {
  createReportTemplate,
  deleteReportTemplate,
  renameReportTemplate,
} from "@app/contract/report-templates";
import {
  createReportNote,
  createReportReply,
  deleteReportNote,
  deleteReportReply,
  mailReportShare,
  markReportSeen,
  pinReportNote,
  setReportShareMails,
  updateReportNote,
  updateReportReply,
} from "@app/contract/report-viewer";
import { loginUser, logoutUser, reauthenticate } from "@app/contract/session";
import { forgetShockRun, startShockRun } from "@app/contract/shocks";
import { endMasquerade, startMasquerade } from "@app/contract/staff";
import { creditInvoice, recordBankPayment, writeOffInvoice } from "@app/contract/staff-billing";
import {
  answerDiscussion,
  setStaffDiscussionClosed,
  setStaffDiscussionTaken,
} from "@app/contract/staff-support";
import { retryJob, retryMail } from "@app/contract/staff-system";
import { adjustSupportCredit } from "@app/contract/staff-teams";
import { setMfaRequired } from "@app/contract/subscription";
import {
  amendSubscription,
  cancelSubscription,
  chooseCommunity,
  purchaseUnlimitedModels,
  reactivateSubscription,
  requestUnlimitedModels,
  setUnlimitedModelsRenewal,
  updatePurchaseOrderNumber,
} from "@app/contract/subscription-plan";
import {
  createSupportDiscussion,
  inviteSupportUser,
  markSupportSeen,
  replyToSupportDiscussion,
  setSupportClosed,
  setSupportPrivate,
  uploadSupportImage,
} from "@app/contract/support";
import {
  remindTeamMemberOfMfa,
  removeTeamMember,
  setTeamMemberIsAdmin,
  updateTeamName,
} from "@app/contract/team";
import {
  acceptTeamInvite,
  acceptTeamInviteByGet,
  createTeamInvites,
  declineTeamInvite,
  declineTeamInviteByGet,
  deleteTeamInvite,
  resendTeamInvite,
} from "@app/contract/team-invites";
import { setVideoPlace } from "@app/contract/videos";
import {
  createWebReport,
  deleteWebReport,
  previewWebReport,
  publishWebReport,
  updateWebReport,
} from "@app/contract/web-reports";
import {
  createWebhook,
  deleteWebhook,
  listWebhookDeliveries,
  renewWebhookSecret,
  sendWebhookAgain,
  testWebhook,
  updateWebhook,
} from "@app/contract/webhooks";
import sharp from "sharp";
import { expect, test } from "vitest";
import { buildApp } from "./app.ts";
import { activity } from "./nouns.ts";
import { type Member, type TestApp, testApp } from "./testing/test-app.ts";
import type { Caller } from "./testing/test-caller.ts";
import { dataOf } from "./testing/test-clients.ts";
import { syncNow, syncRunner } from "./testing/test-connections.ts";
import { codeMailedTo, codesOf } from "./testing/test-mfa.ts";
import { addModelRows, starterOf } from "./testing/test-models.ts";
import { newPerson, testOpenidApp, visitProvider } from "./testing/test-openid.ts";
import { payByCard, setPlan, testToken } from "./testing/test-plan.ts";
import { saveOf } from "./testing/test-saves.ts";
import { credentialsOf } from "./testing/test-sign-in.ts";
import { pngOf } from "./testing/test-support.ts";
import { inviteLinkTo, inviteOf, inviteTo } from "./testing/test-team.ts";

/** Makes calls that must succeed, and remembers which request each was. */
function recorder() {
  const requests: { call: string; requestId: string }[] = [];
  async function change<E extends Endpoint>(caller: Caller, endpoint: E, request: RequestOf<E>) {
    const { headers, envelope } = await caller.send(endpoint, request);
    const call = nameOf(endpoint);
    if (!envelope.success) throw new Error(`${call}: ${JSON.stringify(envelope.errors)}`);
    requests.push({ call, requestId: headers["x-request-id"] ?? "" });
    return envelope.data as DataOf<E>;
  }
  return { requests, change };
}

type Change = ReturnType<typeof recorder>["change"];

const nameOf = ({ method, path }: Pick<Endpoint, "method" | "path">) => `${method} ${path}`;

async function changeClients(change: Change, app: TestApp) {
  const { id } = await change(app, createClient, { body: { name: "Acorn" } });
  await change(app, updateClient, { params: { id }, body: { name: "Acorn Pty Ltd" } });
  await change(app, deleteClient, { params: { id } });
  await change(app, restoreClient, { params: { id } });
  const list = { body: { fileName: "clients.csv" }, file: new Blob(["Client\nBirch\n"]) };
  const { seen } = dataOf(await app.call(importClients, list));
  await change(app, importClients, { ...list, body: { ...list.body, confirmed: seen } });
}

async function changeLook(change: Change, app: TestApp) {
  const picture = { width: 8, height: 8, channels: 3 as const, background: "#0a3d62" };
  const bytes = await sharp({ create: picture }).png().toBuffer();
  await change(app, setReportAccent, { body: { accent: "#0a3d62" } });
  await change(app, setReportLogo, { file: new Blob([bytes]) });
  await change(app, deleteReportLogo, {});
}

async function changeWebhooks(change: Change, app: TestApp) {
  const body = { url: "https://8.8.8.8/hook", events: ["note.added" as const], isOn: true };
  const params = { id: (await change(app, createWebhook, { body })).id };
  await change(app, updateWebhook, { params, body: { ...body, events: ["check.failed"] } });
  await change(app, renewWebhookSecret, { params });
  await change(app, testWebhook, { params });
  const { items } = dataOf(await app.call(listWebhookDeliveries, { query: {} }));
  await change(app, sendWebhookAgain, { params: { id: items[0]?.id ?? 0 } });
  await change(app, deleteWebhook, { params });
}

async function changeReports(change: Change, app: TestApp, modelId: number) {
  const made = await change(app, createWebReport, { params: { id: modelId }, body: {} });
  const { id, document } = made;
  await change(app, updateWebReport, { params: { id }, body: { document } });
  const template = await change(app, createReportTemplate, {
    params: { id },
    body: { name: "Board" },
  });
  const ofTemplate = { id: template.id };
  await change(app, renameReportTemplate, { params: ofTemplate, body: { name: "Bank" } });
  await change(app, deleteReportTemplate, { params: ofTemplate });
  const { modelVersion } = dataOf(await app.call(previewWebReport, { params: { id }, query: {} }));
  await change(app, publishWebReport, { params: { id }, body: { version: 2, modelVersion } });
  const params = { id };
  await change(app, setReportMails, { params, body: { isMailed: false } });
  const { share, link } = await change(app, createReportShare, { params, body: { name: "Bank" } });
  await writeNotes(change, app.anonymous(), id, { share: link?.split("share=")[1] ?? "" });
  const ofShare = { id, shareId: share.id };
  await change(app, createReportShareLink, { params: ofShare });
  await change(app, revokeReportShare, { params: ofShare });
  await change(app, deleteWebReport, { params });
}

async function writeNotes(change: Change, reader: Caller, id: number, query: { share: string }) {
  const proof = { report_session_id: randomUUID() };
  const [body, params] = [{ text: "Why?", ...proof }, { id }];
  const note = await change(reader, createReportNote, { params, query, body });
  const at = { id, noteId: note.id };
  await change(reader, updateReportNote, { params: at, query, body });
  const pinned = { isPinned: true, ...proof };
  await change(reader, pinReportNote, { params: at, query, body: pinned });
  const { replies } = await change(reader, createReportReply, { params: at, query, body });
  const ofReply = { ...at, replyId: replies[0]?.id ?? 0 };
  await change(reader, updateReportReply, { params: ofReply, query, body });
  await change(reader, deleteReportReply, { params: ofReply, query: { ...query, ...proof } });
  await change(reader, deleteReportNote, { params: at, query: { ...query, ...proof } });
  await change(reader, setReportShareMails, { params, query, body: { isMailed: false } });
  await change(reader, mailReportShare, { params, query: { email: "bank@example.com" } });
}

async function changeConnections(change: Change, app: TestApp) {
  const made = await change(app, createConnection, { body: { sourceId: 21 } });
  const params = { id: made.id };
  await change(app, updateConnection, { params, body: { name: "Books" } });
  await change(app, reconnectConnection, { params, body: {} });
  const body = { externalId: made.organisation?.externalId ?? "" };
  await change(app, chooseOrganisation, { params, body });
  await change(app, syncConnection, { params });
  await change(app, cancelConnectionSync, { params });
  await change(app, syncAllConnections, {});
  await change(app, cancelConnectionSync, { params });
  await shareConnections(change, app, made.id);
  await mapConnection(change, app, made.id);
  await change(app, deleteConnection, { params, query: {} });
  await uploadFile(change, app);
}

async function uploadFile(change: Change, app: TestApp) {
  const settings = { name: "Books", currency: "AUD", yearEndMonth: 6 };
  const { id } = await change(app, createConnection, { body: { sourceId: 10, settings } });
  const file = new Blob([
    "As at 31 July 2026\nCode,Account,Type,Debit,Credit\n1,Bank,Bank,5,\n2,Sales,Revenue,,5\n",
  ]);
  const body = { fileName: "July.csv", isKept: "true" as const };
  const { kept } = await change(app, uploadConnectionFile, { params: { id }, body, file });
  await change(app, removeConnectionFile, { params: { id, fileId: kept?.id ?? 0 } });
}

async function shareConnections(change: Change, app: TestApp, id: number) {
  const [tom, helen] = [await app.addMember(), await testApp()];
  const { accountId } = tom.person;
  const member = { params: { id, accountId }, body: { hasAccess: false } };
  await change(app, setTeamMemberAccess, member);
  const body = { email: helen.person.email };
  const { items } = await change(app, shareConnection, { params: { id }, body });
  const shareId = items[0]?.shareId ?? 0;
  await change(app, unshareConnection, { params: { id, shareId }, query: {} });
}

async function mapConnection(change: Change, app: TestApp, id: number) {
  const runner = syncRunner(app);
  await syncNow(app, id);
  await runner.stop();
  app.parts.onJob = () => {};
  const params = { id };
  await change(app, decideClosedChanges, { params, body: { accept: [], hold: [] } });
  const choices = [{ accountId: "6300", line: "otherExpenses" }];
  await change(app, setConnectionMapping, { params, body: { version: 1, choices } });
}

async function changeModels(change: Change, app: TestApp) {
  const { id } = await change(app, createModel, { body: starterOf({}) });
  const edits = [{ kind: "set", place: "drivers/hourlyRate/values", value: 190 } as const];
  await change(app, saveModelDocument, { params: { id }, body: saveOf(1, edits) });
  await change(app, labelModelVersion, { params: { id, version: 2 }, body: { label: "Sent" } });
  await changeReports(change, app, id);
  const body = { saveId: randomUUID() };
  await change(app, restoreModelVersion, { params: { id, version: 1 }, body });
  const params = { id };
  const { rawPayload } = await app.download(getModelWorkbook, { params, query: {} });
  const file = new Blob([new Uint8Array(rawPayload)]);
  const brought = { fileName: "Budget.xlsx", modelName: "Budget" };
  await change(app, createModelFromWorkbook, { body: brought, file });
  await change(app, updateModel, { params, body: { modelName: "Budget" } });
  await change(app, setModelConnection, { params, body: { connectionId: null } });
  await change(app, chooseClient, { body: { modelIds: [id], clientId: null } });
  await change(app, purchaseModel, { params, body: {} });
  await change(app, cancelModel, { params });
  await change(app, reactivateModelByGet, { params });
  await change(app, cancelModelByGet, { params });
  await change(app, reactivateModel, { params });
  await change(app, cancelModel, { params });
  await change(app, deleteModel, { params });
  await change(app, restoreModel, { params });
}

async function shareModels(change: Change, app: TestApp) {
  const [id = 0] = await addModelRows(app, ["Shared"]);
  const [tom, helen] = [await app.addMember(), await testApp()];
  const body = { registeredModelAccessMode: ACCESS_LEVELS.REVIEW };
  const { accountId, email } = tom.person;
  await change(app, setAccountAccessMode, { params: { id, accountId }, body });
  await change(app, clearAccountAccessMode, { params: { id, accountId } });
  await change(app, setTeamAccessMode, { params: { id }, body });

  const { userId } = helen.person;
  const toHelen = { params: { id }, body: { ...body, email: helen.person.email } };
  await change(app, addTrustedUser, toHelen);
  await change(app, setTrustedUser, { params: { id, userId }, body });
  await change(app, removeTrustedUser, { params: { id, userId } });
  const invited = await change(app, createTrustedUserInvite, toHelen);
  const inviteId = invited.items[0]?.id ?? 0;
  await change(app, deleteTrustedUserInvite, { params: { id, inviteId } });
  await change(app, createTrustedUserInvite, toHelen);
  await change(helen, acceptModelOffer, { params: { id: await offerTo(helen) } });
  await change(helen, leaveModel, { params: { id } });

  await change(app, inviteNewOwner, { params: { id }, body: { email } });
  await change(app, withdrawOwnershipTransfer, { params: { id } });
  await change(app, inviteNewOwner, { params: { id }, body: { email } });
  await change(tom, declineModelOffer, { params: { id: await offerTo(tom) } });
  await change(app, adminTransferOwnership, { params: { id }, body: { email } });
}

async function offerTo(member: Member) {
  const offers = await member.call(listModelOffers, {});
  return offers.data?.items[0]?.id ?? 0;
}

async function changeAccount(change: Change, app: TestApp) {
  const profile = { phone: "", jobTitle: "Partner", countryCode: "AU", industry: "" };
  await change(app, updateProfile, { body: { name: "Ada", companySize: "", ...profile } });
  const picture = await sharp({
    create: { width: 8, height: 8, channels: 3, background: "#2148c0" },
  })
    .png()
    .toBuffer();
  const file = new Blob([new Uint8Array(picture)]);
  await change(app, updateAvatar, { body: { left: 0, top: 0, size: 8 }, file });
  await change(app, deleteAvatar, {});
}

async function talkToSupport(change: Change, app: TestApp) {
  const [tom, robin] = [await app.addMember(), await app.addMember({ isStaff: true })];
  const file = new Blob([await pngOf()]);
  const { name } = await change(app, uploadSupportImage, { body: { fileName: "a.png" }, file });
  const words = { body: "Why?", images: [name] };
  const asked = { subject: "Cash", ...words };
  const { id, parentTransactionId } = await change(app, createSupportDiscussion, { body: asked });
  const params = { id };
  const reply = { params: { parentTransactionId }, body: { body: "And?" } };
  await change(app, replyToSupportDiscussion, reply);
  const { accountId } = tom.person;
  await change(app, inviteSupportUser, { params, body: { accountId } });
  await change(app, setSupportPrivate, { params, body: { private: true } });
  await change(robin, setStaffDiscussionTaken, { params, body: { taken: true } });
  await change(robin, answerDiscussion, {
    params,
    body: { body: "So.", minutes: 5, isBeyondCredit: true },
  });
  await change(robin, setStaffDiscussionClosed, { params, body: { closed: true } });
  await change(app, setSupportClosed, { params, body: { closed: false } });
}

async function exportAndCancel(change: Change, app: TestApp) {
  const { jobId } = await change(app, startExport, {});
  await change(app, cancelJob, { params: { id: jobId } });
  await change(app, startShockRun, { body: { shocks: [{ kind: "wages", value: 0.03 }] } });
  await change(app, forgetShockRun, {});
}

async function signInAndOut(change: Change, app: TestApp) {
  const credentials = credentialsOf(app);
  const browser = app.anonymous();
  await change(browser, loginUser, { body: credentials });
  await change(browser, reauthenticate, { body: { password: credentials.password } });
  await change(browser, logoutUser, {});
  const member = await app.addMember();
  const other = app.anonymous();
  await other.call(loginUser, { body: credentialsOf(member) });
  const devices = await member.call(listDevices, {});
  const id = devices.data?.items.find(({ isCurrent }) => !isCurrent)?.id ?? 0;
  await change(member, signOutDevice, { params: { id } });
  const token = { name: "Feed", scopes: ["models:read" as const], days: 30 as const };
  const made = await change(member, createAccessToken, { body: token });
  await change(member, revokeAccessToken, { params: { id: made.id } });
  await change(member, signOutEverywhere, {});
}

async function changePasswords(change: Change, app: TestApp) {
  const member = await app.addMember();
  const { email, password } = member.person;
  const body = { currentPassword: password, newPassword: "a wholly new umbrella" };
  await change(member, updatePassword, { body });
  await change(app.anonymous(), requestPasswordReset, { body: { email } });
  const mail = (await app.mails()).filter(({ to }) => to === email).at(-1);
  const [, userId = "", timestamp = "", hash = ""] =
    /\/login\/reset\/(\d+)\/(\d+)\/([\w-]+)/.exec(mail?.text ?? "") ?? [];
  const link = { userId, timestamp, hash };
  const reset = { ...link, newPassword: "another new umbrella" };
  await change(app.anonymous(), resetPassword, { body: reset });
}

async function turnMfaOn(change: Change, app: TestApp) {
  const { uuid, secret } = await change(app, startMfaEnable, {});
  const code = codesOf(app, secret);
  const email = `backup-${uuid}@example.com`;
  await change(app, setUpMfaCode, { body: { uuid, code: code() } });
  await change(app, sendMfaBackupEmail, { body: { uuid, email } });
  const mailed = await codeMailedTo(app, email);
  await change(app, setUpMfaBackupEmail, { body: { uuid, code: mailed } });
  return { code, email };
}

type Factors = Awaited<ReturnType<typeof turnMfaOn>>;

async function signInByFactors(change: Change, app: TestApp, { code, email }: Factors) {
  const byCode = app.anonymous();
  const first = await change(byCode, loginUser, { body: credentialsOf(app) });
  app.clock.advance({ seconds: 30 });
  const uuid = first.authSessionUuid ?? "";
  await change(byCode, loginByMfaCode, { body: { uuid, code: code() } });

  const byMail = app.anonymous();
  const second = await change(byMail, loginUser, { body: credentialsOf(app) });
  const body = { uuid: second.authSessionUuid ?? "" };
  await change(byMail, sendMfaLoginEmail, { body });
  const mailed = await codeMailedTo(app, email);
  await change(byMail, loginByMfaEmail, { body: { ...body, code: mailed } });
}

async function turnMfaOff(change: Change, app: TestApp, factors: Factors) {
  const { uuid } = await change(app, startMfaDisable, {});
  app.clock.advance({ seconds: 30 });
  await change(app, disableMfaByCode, { body: { uuid, code: factors.code() } });
  const again = await turnMfaOn(change, app);
  const walk = await change(app, startMfaDisable, {});
  await change(app, sendMfaDisableEmail, { body: { uuid: walk.uuid } });
  const mailed = await codeMailedTo(app, again.email);
  await change(app, disableMfaByEmail, { body: { uuid: walk.uuid, code: mailed } });
}

async function goThroughProviders(change: Change, app: TestApp) {
  const client = "xero";
  const goAs = async (caller: Caller, person = newPerson(), asked = {}) => {
    const { authorizationUrl } = await change(caller, startOpenidSession, {
      body: { client, ...asked },
    });
    const query = await visitProvider(authorizationUrl, person);
    await change(caller, connectOpenidSession, { body: { query } });
    return person;
  };
  const robin = await goAs(app, newPerson(), { isLinking: true });
  await goAs(app);
  await goAs(app.anonymous(), robin);
  await goAs(app.anonymous(), robin, { appStore: true });
  await change(app, disconnectOpenid, { body: { client } });

  const newcomer = app.anonymous();
  const { email } = await goAs(newcomer);
  await change(newcomer, sendOnboardingOpenidCode, { body: { client, email } });
  const terms = { name: "Robin", teamName: "Acorn", kind: 1, hasAcceptedTerms: true } as const;
  await change(newcomer, activateOnboardingOpenid, { body: { client, email, ...terms } });
}

async function changeTeam(change: Change, app: TestApp) {
  await change(app, updateTeamName, { body: { teamName: "Acorn Advisory" } });
  const tom = await app.addMember();
  const params = { id: tom.person.accountId };
  await change(app, setTeamMemberIsAdmin, { params, body: { isAdmin: true } });
  await change(app, remindTeamMemberOfMfa, { params });
  await change(app, removeTeamMember, { params, query: {} });
  const { email } = tom.person;
  const browser = app.anonymous();
  await browser.call(loginUser, { body: credentialsOf(tom) });
  for (const decline of [declineTeamInvite, declineTeamInviteByGet]) {
    await change(app, createTeamInvites, { body: { emails: [email] } });
    await change(browser, decline, { params: { id: await inviteOf(app, email) } });
  }
  for (const accept of [acceptTeamInvite, acceptTeamInviteByGet]) {
    await change(browser, accept, { params: { id: await inviteTo(app, email) } });
    const { data } = await browser.call(getCurrentUser, {});
    const gone = { id: data?.account?.id ?? 0 };
    await change(app, removeTeamMember, { params: gone, query: {} });
    await browser.call(loginUser, { body: credentialsOf(tom) });
  }
  const own = { kind: 1, name: "Tom", teamName: "Tom & Co", hasAcceptedTerms: true } as const;
  await change(browser, startTeam, { body: own });
  await joinAsNewcomer(change, app);
}

async function joinAsNewcomer(change: Change, app: TestApp) {
  const email = `nia-${app.person.teamId}@example.com`;
  const id = await inviteTo(app, email);
  await change(app, resendTeamInvite, { params: { id } });
  await change(app, deleteTeamInvite, { params: { id } });
  await inviteTo(app, email);
  const link = await inviteLinkTo(app, email);
  const terms = { newPassword: "a wholly new umbrella", hasAcceptedTerms: true as const };
  const body = { ...link, ...terms, name: "Nia" };
  await change(app.anonymous(), activateOnboardingTeamInvite, { body });
}

async function signUp(change: Change, app: TestApp) {
  const browser = app.anonymous();
  const email = `dana-${app.person.teamId}@example.com`;
  const { uuid } = await change(browser, startOnboarding, { body: { email } });
  await change(browser, sendOnboardingCode, { body: { uuid } });
  const code = await codeMailedTo(app, email);
  await change(browser, verifyOnboarding, { body: { uuid, code } });
  const profile = { jobTitle: "", phone: "", countryCode: "", industry: "", companySize: "" };
  const terms = { newPassword: "a wholly new umbrella", hasAcceptedTerms: true as const };
  const body = { uuid, kind: 1, name: "Dana", teamName: "Finch", ...profile, ...terms } as const;
  await change(browser, activateOnboarding, { body });
  const tour = { state: "skipped", path: "/" } as const;
  await change(browser, updateOnboardingTour, { params: { id: FIRST_FORECAST_TOUR }, body: tour });
}

async function changePlan(change: Change, app: TestApp) {
  await change(app, amendSubscription, { body: { payingUsers: 50 } });
  await change(app, requestUnlimitedModels, { body: { billingPeriod: 2 } });
  await change(app, purchaseUnlimitedModels, { body: { billingPeriod: 2 } });
  await change(app, setUnlimitedModelsRenewal, { body: { billingPeriod: null } });
  await change(app, updatePurchaseOrderNumber, { body: { purchaseOrderNumber: "PO-2291" } });
  await change(app, cancelSubscription, {});
  await change(app, reactivateSubscription, {});
  const details = { billedTo: "Acorn", address: "", taxNumber: "", invoiceEmails: [] };
  await change(app, updateBillingDetails, { body: details });
  const body = { paymentMethod: PAYMENT_METHODS.SPLIT_INVOICES };
  await change(app, updatePaymentMethod, { body });
}

/** On the same storage, where test cards are taken. */
async function changeCard(change: Change, { parts: { storage } }: TestApp) {
  const app = await testApp({ isDemo: true }, { storage });
  await setPlan(app);
  await payByCard(app, testToken("4000002500003155"));
  await app.call(amendSubscription, { body: { payingUsers: 9 } });
  await change(app, callOffPayment, {});
  await app.call(updatePaymentMethod, { body: { paymentMethod: PAYMENT_METHODS.INVOICE } });
  await change(app, removeCard, {});
  await setPlan(app, { status: "ended" });
  await change(app, chooseCommunity, { body: {} });
}

async function noteOnInvoices(change: Change, app: TestApp) {
  const staff = await app.addMember({ isStaff: true });
  const { items } = dataOf(await app.call(listPaymentObligations, { query: {} }));
  const id = items[0]?.invoiceNumber ?? 0;
  const params = { id };
  const body = { amount: 1, receivedOn: "2030-01-14", reference: "NAB 1" };
  await change(staff, recordBankPayment, { params, body });
  const credit = { amount: 1, reason: "Kindness", reference: "CN-1" };
  await change(staff, creditInvoice, { params, body: credit });
  await change(staff, writeOffInvoice, { params, body: { reason: "Insolvent" } });
}

async function masquerade(change: Change, app: TestApp) {
  const staff = await app.addMember({ isStaff: true });
  const { accountId } = app.person;
  const adjustment = { minutes: 30, reason: "An outage", saveId: randomUUID() };
  const params = { id: app.person.teamId };
  await change(staff, retryMail, {});
  await change(staff, retryJob, { params: { id: await failedJob(app) } });
  await change(staff, adjustSupportCredit, { params, body: adjustment });
  await announce(change, staff);
  await change(staff, startMasquerade, { body: { accountId, reason: "Asked for help" } });
  await change(staff, endMasquerade, {});
}

/** To nobody yet: other tests share the database. */
async function announce(change: Change, staff: Member) {
  const [from, until] = ["2099-01-01T00:00:00.000Z", "2099-01-02T00:00:00.000Z"];
  const told = { kind: "info", audience: "everybody" } as const;
  const body = { text: "Syncs rest on Sunday.", ...told, from, until };
  const { id } = await change(staff, createAnnouncement, { body });
  await change(staff, updateAnnouncement, { params: { id }, body });
  await change(staff, endAnnouncement, { params: { id } });
}

/** Every one of them, one after the other. */
const SLOWLY = { timeout: 300_000 };

test(
  "every call that changes something leaves exactly one entry in the trail",
  SLOWLY,
  async () => {
    const app = await testOpenidApp();
    const { requests, change } = recorder();

    await changeClients(change, app);
    await changeLook(change, app);
    await changeWebhooks(change, app);
    await changeConnections(change, app);
    await changeModels(change, app);
    await shareModels(change, app);
    await changeAccount(change, app);
    await exportAndCancel(change, app);
    await signInAndOut(change, app);
    await changePasswords(change, app);
    await goThroughProviders(change, app);
    const factors = await turnMfaOn(change, app);
    await change(app, setMfaRequired, { body: { isMfaRequired: true } });
    await change(app, setMfaRequired, { body: { isMfaRequired: false } });
    await changePlan(change, app);
    await changeCard(change, app);
    await signInByFactors(change, app, factors);
    await turnMfaOff(change, app, factors);
    await noteOnInvoices(change, app);
    await masquerade(change, app);
    await talkToSupport(change, app);
    await changeTeam(change, app);
    await signUp(change, app);

    const { calls } = await buildApp(app.parts);
    // They are asked by a body and change nothing.
    const asking = [
      checkModelDocument,
      checkModelWorkbook,
      // What somebody has read is nothing that happened to it.
      dismissAnnouncement,
      markReportSeen,
      markSupportSeen,
      setVideoPlace,
      previewConnectionMapping,
      readModelActuals,
      readWorkbookChanges,
      // In the trail as the ledger's own entry; what was said to the bank is the bank's.
      answerTestBank,
      payInvoice,
      resumePayment,
    ].map(nameOf);
    const changing = calls
      .filter(isChange)
      .map(nameOf)
      .filter((call) => !asking.includes(call));
    expect([...new Set(requests.map(({ call }) => call))].sort()).toEqual(changing.sort());
    const entries = await entriesOf(app, requests);
    // A list is told to the team as one, besides its clients.
    const ofOne = (actions: string[]) => actions.filter((action) => action !== "client.import");
    expect(entries.filter(({ actions }) => ofOne(actions).length !== 1)).toEqual([]);
    const told = new Set(activity.flatMap(({ actions }) => Object.keys(actions)));
    expect(entries.filter(({ actions }) => actions.some((action) => !told.has(action)))).toEqual(
      [],
    );
  },
);

async function entriesOf(app: TestApp, requests: { call: string; requestId: string }[]) {
  const rows = await app.parts.storage.query<{ requestId: string; action: string }>(
    `select request_id as "requestId", action from audit_entries`,
  );
  return requests.map(({ call, requestId }) => ({
    call,
    // What a purchase posts to the ledger is in the trail besides, as its second record.
    actions: rows
      .filter((row) => row.requestId === requestId && row.action !== "ledger.post")
      .map(({ action }) => action),
  }));
}

async function failedJob({ parts, person: { teamId, accountId, userId } }: TestApp) {
  const [row] = await parts.storage.query<{ id: number }>(
    `insert into jobs (team_id, account_id, user_id, kind, title, payload, state, failure, created_at, finished_at)
     values ($1, $2, $3, 'failed', 'Failed', '{}', 'failed', 'No.', $4, $4) returning id`,
    [teamId, accountId, userId, parts.now().toISOString()],
  );
  return row?.id ?? 0;
}
