import { join } from "node:path";
import { serveApiDocs } from "#http/api-docs.ts";
import { serveHealth } from "#http/health.ts";
import { refuseOtherMethods } from "#http/method-check.ts";
import { serveMetrics } from "#http/metrics.ts";
import type { App } from "#http/mount.ts";
import type { Parts } from "#http/parts.ts";
import { makeApp } from "#http/server.ts";
import { serveWebApp } from "#http/web-app.ts";
import { accountRoutes } from "#modules/account/account.routes.ts";
import { activityRoutes } from "#modules/activity/activity.routes.ts";
import { appDataRoutes } from "#modules/app-data/app-data.routes.ts";
import { clientRoutes } from "#modules/clients/clients.routes.ts";
import { connectionFileRoutes } from "#modules/connection-files/connection-files.routes.ts";
import { connectionMappingRoutes } from "#modules/connection-mapping/connection-mapping.routes.ts";
import { connectionShareRoutes } from "#modules/connection-shares/connection-shares.routes.ts";
import { connectionSyncRoutes } from "#modules/connection-sync/connection-sync.routes.ts";
import { connectionRoutes } from "#modules/connections/connections.routes.ts";
import { dataSourceRoutes } from "#modules/data-sources/data-sources.routes.ts";
import { exportRoutes } from "#modules/export/export.routes.ts";
import { grantRoutes } from "#modules/grants/grants.routes.ts";
import { jobRoutes } from "#modules/jobs/jobs.routes.ts";
import { mailboxRoutes } from "#modules/mail/mail.routes.ts";
import { mfaRoutes } from "#modules/mfa/mfa.routes.ts";
import { modelActualsRoutes } from "#modules/model-actuals/model-actuals.routes.ts";
import { modelConnectionRoutes } from "#modules/model-connection/model-connection.routes.ts";
import { modelDocumentRoutes } from "#modules/model-document/model-document.routes.ts";
import { modelVersionRoutes } from "#modules/model-versions/model-versions.routes.ts";
import { modelVisitRoutes } from "#modules/model-visits/model-visits.routes.ts";
import { modelWorkbookRoutes } from "#modules/model-workbook/model-workbook.routes.ts";
import { modelRoutes } from "#modules/models/models.routes.ts";
import { openidRoutes } from "#modules/openid/openid.routes.ts";
import { passwordResetRoutes } from "#modules/password-reset/password-reset.routes.ts";
import { quickModelRoutes } from "#modules/quick-model/quick-model.routes.ts";
import { sessionRoutes } from "#modules/session/session.routes.ts";
import { staffRoutes } from "#modules/staff/staff.routes.ts";
import { starterModelRoutes } from "#modules/starter-models/starter-models.routes.ts";
import { subscriptionRoutes } from "#modules/subscription/subscription.routes.ts";
import { trackRecordRoutes } from "#modules/track-record/track-record.routes.ts";
import { activity } from "#nouns.ts";

/** Where `npm run build` puts the web app, seen from the source and from the built server alike. */
const BUILT_WEB_APP = join(import.meta.dirname, "../../web/dist/app");

/** The whole server minus the outside world: the caller supplies storage, clock and settings. */
export async function buildApp(parts: Parts): Promise<App> {
  const app = await makeApp(parts);
  const { fastify } = app;
  if (parts.settings.hasMetrics) serveMetrics(fastify);

  accountRoutes(app);
  activityRoutes(app, activity);
  appDataRoutes(app);
  clientRoutes(app);
  connectionFileRoutes(app);
  connectionMappingRoutes(app);
  connectionRoutes(app);
  connectionShareRoutes(app);
  connectionSyncRoutes(app);
  quickModelRoutes(app);
  dataSourceRoutes(app);
  exportRoutes(app);
  grantRoutes(app);
  jobRoutes(app);
  mailboxRoutes(app);
  mfaRoutes(app);
  modelActualsRoutes(app);
  modelConnectionRoutes(app);
  modelDocumentRoutes(app);
  modelRoutes(app);
  modelVersionRoutes(app);
  modelVisitRoutes(app);
  trackRecordRoutes(app);
  modelWorkbookRoutes(app);
  openidRoutes(app);
  passwordResetRoutes(app);
  sessionRoutes(app);
  staffRoutes(app);
  starterModelRoutes(app);
  subscriptionRoutes(app);

  serveApiDocs(fastify, app.calls);
  serveHealth(fastify, parts);
  serveWebApp(fastify, BUILT_WEB_APP);
  refuseOtherMethods(app);
  return app;
}
