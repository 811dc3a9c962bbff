/** What the nouns bring to lists that are kept elsewhere, gathered in the one place that knows them all. */
import type { NounActivity } from "#core/activity.ts";
import type { FileKind } from "#core/files/file-kind.ts";
import type { LetterKinds } from "#core/letter.ts";
import { outboxPayloads } from "#core/outbox.ts";
import type { SealedColumn } from "#core/sealed-column.ts";
import { accessTokenActivity } from "#modules/access-tokens/access-tokens.activity.ts";
import { accountActivity } from "#modules/account/account.activity.ts";
import { avatar } from "#modules/account/avatar.ts";
import { announcementsActivity } from "#modules/announcements/announcements.activity.ts";
import { billingDetailsActivity } from "#modules/billing-details/billing-details.activity.ts";
import { clientActivity } from "#modules/clients/clients.activity.ts";
import { connectionActivity } from "#modules/connections/connections.activity.ts";
import { connectionSecrets } from "#modules/connections/connections.ts";
import { grantLetters } from "#modules/grants/grants.letters.ts";
import { invoiceLetters } from "#modules/invoice-files/invoice-files.letters.ts";
import { jobActivity } from "#modules/jobs/jobs.activity.ts";
import { resultFile } from "#modules/jobs/jobs.ts";
import { ledgerActivity } from "#modules/ledger/ledger.activity.ts";
import { mfaActivity } from "#modules/mfa/mfa.activity.ts";
import { mfaLetters } from "#modules/mfa/mfa.letters.ts";
import { mfaSecrets } from "#modules/mfa/mfa.ts";
import { modelActivity } from "#modules/models/models.activity.ts";
import { onboardingActivity } from "#modules/onboarding/onboarding.activity.ts";
import { onboardingLetters } from "#modules/onboarding/onboarding.letters.ts";
import { openidActivity } from "#modules/openid/openid.activity.ts";
import { openidLetters } from "#modules/openid/openid.letters.ts";
import { openidSecrets } from "#modules/openid/openid.ts";
import { passwordResetActivity } from "#modules/password-reset/password-reset.activity.ts";
import { passwordResetLetters } from "#modules/password-reset/password-reset.letters.ts";
import { reportLookActivity } from "#modules/report-look/report-look.activity.ts";
import { reportShareLetters } from "#modules/report-shares/report-shares.letters.ts";
import { reportTemplateActivity } from "#modules/report-templates/report-templates.activity.ts";
import { reportNoteLetters } from "#modules/report-viewer/report-viewer.letters.ts";
import { sessionActivity } from "#modules/session/session.activity.ts";
import { staffActivity } from "#modules/staff/staff.activity.ts";
import { staffBillingActivity } from "#modules/staff-billing/staff-billing.activity.ts";
import { subscriptionActivity } from "#modules/subscription/subscription.activity.ts";
import { subscriptionLetters } from "#modules/subscription/subscription.letters.ts";
import { supportActivity } from "#modules/support/support.activity.ts";
import { supportLetters } from "#modules/support/support.letters.ts";
import { supportImage } from "#modules/support/support-images.ts";
import { teamActivity } from "#modules/team/team.activity.ts";
import { teamLetters } from "#modules/team/team.letters.ts";
import { webReportActivity } from "#modules/web-reports/web-reports.activity.ts";
import { webhookActivity } from "#modules/webhooks/webhooks.activity.ts";
import { webhookLetters } from "#modules/webhooks/webhooks.letters.ts";
import { webhookSecrets } from "#modules/webhooks/webhooks.ts";

export const letters: LetterKinds = {
  ...grantLetters,
  ...invoiceLetters,
  ...mfaLetters,
  ...onboardingLetters,
  ...openidLetters,
  ...passwordResetLetters,
  ...reportNoteLetters,
  ...reportShareLetters,
  ...subscriptionLetters,
  ...supportLetters,
  ...teamLetters,
  ...webhookLetters,
};

export const fileKinds: readonly FileKind[] = [avatar, resultFile, supportImage];

/** What `rotate-key` seals anew. */
export const sealedColumns: readonly SealedColumn[] = [
  ...connectionSecrets,
  ...mfaSecrets,
  openidSecrets,
  outboxPayloads,
  webhookSecrets,
];

export const activity: readonly NounActivity[] = [
  accessTokenActivity,
  accountActivity,
  billingDetailsActivity,
  clientActivity,
  connectionActivity,
  jobActivity,
  ledgerActivity,
  mfaActivity,
  modelActivity,
  onboardingActivity,
  openidActivity,
  passwordResetActivity,
  reportLookActivity,
  reportTemplateActivity,
  sessionActivity,
  announcementsActivity,
  staffActivity,
  staffBillingActivity,
  subscriptionActivity,
  supportActivity,
  teamActivity,
  webReportActivity,
  webhookActivity,
];
