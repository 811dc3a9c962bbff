import { z } from "zod";
import { makeSealer } from "#core/audit-seals.ts";
import { sweepFiles } from "#core/files/sweep-files.ts";
import { defineServiceJob } from "#core/job.ts";
import type { AnyJob } from "#core/job-run.ts";
import { forgetOldLimits } from "#core/limits.ts";
import { forgetOldKeys } from "#core/once.ts";
import type { Parts } from "#http/parts.ts";
import { purgeDeletedClients } from "#modules/clients/clients.ts";
import { syncDueConnections, syncJob } from "#modules/connection-sync/connection-sync.ts";
import { exportEverything } from "#modules/export/export.ts";
import { openGateway } from "#modules/gateway/gateway.ts";
import { forgetEndedOffers } from "#modules/grants/grants.ts";
import { forgetOldJobs } from "#modules/jobs/jobs.ts";
import { forgetOldMail, type Post } from "#modules/mail/mail.ts";
import { issueDueStatements } from "#modules/model-contracts/model-contracts.ts";
import { workOutDueFigures } from "#modules/models/figures-due.ts";
import { purgeDeletedModels } from "#modules/models/models-state.ts";
import { forgetOldOnboarding } from "#modules/onboarding/onboarding.ts";
import { forgetOldAuthSessions } from "#modules/openid/openid.ts";
import { collectDue, forgetOldEvents, markOverdue } from "#modules/payments/payments.ts";
import { makeDemoReports } from "#modules/seed/play-reports.ts";
import { forgetOldSessions } from "#modules/session/session.ts";
import { shockJob } from "#modules/shocks/shock-job.ts";
import { remindTrials, renewDue } from "#modules/subscription/subscription.ts";
import { grantDueMinutes } from "#modules/support-credit/support-credit.ts";
import { deliverDue, forgetOldDeliveries, hasDue } from "#modules/webhooks/webhooks.ts";

const RETRY = { count: 10, delaySeconds: 5 };
const nothing = z.object({});

/** Long work that people ask for. */
const peoplesJobs: readonly AnyJob[] = [exportEverything, shockJob, syncJob];

/** Told to a worker as soon as a mail is in the outbox. */
export function deliverMail(post: Post) {
  return defineServiceJob({
    name: "deliver_mail",
    payload: z.object({ outboxId: z.number() }),
    expireSeconds: 300,
    retry: RETRY,
    run: ({ outboxId }) => post.deliver(outboxId),
  });
}

/** Told to a worker as soon as messages wait for programs of teams; one at a time, which finds what comes meanwhile. */
export function deliverWebhooks(parts: Parts) {
  return defineServiceJob({
    name: "deliver_webhooks",
    every: "minute",
    isDue: () => hasDue(parts),
    payload: nothing,
    expireSeconds: 300,
    retry: { count: 0, delaySeconds: 0 },
    run: (_, { signal }) => deliverDue(parts, signal),
  });
}

/** Everything that a worker does besides answering. */
export function allJobs(parts: Parts, post: Post): AnyJob[] {
  const { storage, files, now, secrets, settings, log } = parts;
  const seal = makeSealer(settings.auditSealFile, storage, secrets);
  const sealTrails = defineServiceJob({
    name: "seal_audit",
    every: "minute",
    payload: nothing,
    expireSeconds: 300,
    retry: { count: 0, delaySeconds: 0 },
    async run() {
      const sealed = await seal(now());
      if (sealed) log.info({ seal: sealed }, "the audit trail was sealed");
    },
  });
  const deliverWaitingMail = defineServiceJob({
    name: "deliver_waiting_mail",
    every: "minute",
    isDue: () => post.hasWaiting(),
    payload: nothing,
    expireSeconds: 300,
    retry: { count: 0, delaySeconds: 0 },
    run: () => post.deliverWaiting(),
  });
  const syncConnections = defineServiceJob({
    name: "sync_due_connections",
    every: "minute",
    payload: nothing,
    expireSeconds: 60,
    retry: { count: 0, delaySeconds: 0 },
    run: () => syncDueConnections(storage, now()),
  });
  const renewSubscriptions = defineServiceJob({
    name: "renew_subscriptions",
    every: "minute",
    payload: nothing,
    expireSeconds: 300,
    retry: { count: 0, delaySeconds: 0 },
    async run(_, { signal }) {
      await renewDue(parts, signal);
      await remindTrials(parts, signal);
    },
  });
  const gateway = openGateway(parts);
  const collectPayments = defineServiceJob({
    name: "collect_payments",
    every: "minute",
    payload: nothing,
    expireSeconds: 300,
    retry: { count: 0, delaySeconds: 0 },
    async run(_, { signal }) {
      await collectDue(parts, gateway, signal);
      await markOverdue(parts, signal);
    },
  });
  const grantMinutes = defineServiceJob({
    name: "grant_support_minutes",
    every: "minute",
    payload: nothing,
    expireSeconds: 300,
    retry: { count: 0, delaySeconds: 0 },
    run: (_, { signal }) => grantDueMinutes(parts, signal),
  });
  const workOutFigures = defineServiceJob({
    name: "work_out_figures",
    every: "minute",
    payload: nothing,
    expireSeconds: 600,
    retry: { count: 0, delaySeconds: 0 },
    run: (_, { signal }) => workOutDueFigures(parts, signal),
  });
  const issueStatements = defineServiceJob({
    name: "issue_statements",
    every: "minute",
    payload: nothing,
    expireSeconds: 300,
    retry: { count: 0, delaySeconds: 0 },
    run: (_, { signal }) => issueDueStatements(parts, signal),
  });
  const tidyUp = defineServiceJob({
    name: "tidy_up",
    every: { hour: 3, minute: 20 },
    payload: nothing,
    expireSeconds: 600,
    retry: RETRY,
    async run() {
      await forgetOldLimits(storage, now());
      await forgetOldKeys(storage, now());
      await forgetOldMail(storage, now());
      await forgetOldEvents(storage, now());
      await forgetOldDeliveries(storage, now());
      await forgetOldSessions(storage, now());
      await forgetOldAuthSessions(storage, now());
      await forgetOldOnboarding(storage, now());
      await purgeDeletedModels(storage, now());
      await purgeDeletedClients(storage, now());
      await forgetEndedOffers(storage, now());
      await forgetOldJobs(storage, now());
      await sweepFiles(storage, files, now());
    },
  });
  const serviceJobs = [
    ...[deliverMail(post), deliverWaitingMail, deliverWebhooks(parts), sealTrails, syncConnections],
    ...[renewSubscriptions, issueStatements, collectPayments, grantMinutes, tidyUp],
    workOutFigures,
    makeDemoReports(parts),
  ];
  return [...peoplesJobs, ...serviceJobs];
}
