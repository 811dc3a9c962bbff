import { cancelJob, downloadJobFile, getJob, listJobs } from "@app/contract/jobs";
import { type App, mount, mountDownload } from "#http/mount.ts";
import * as jobs from "./jobs.ts";

export function jobRoutes(app: App) {
  mount(app, listJobs, ({ query }, context) => jobs.list(context, query));
  mount(app, getJob, ({ params }, context) => jobs.get(context, params.id));
  mount(app, cancelJob, ({ params }, context) => jobs.cancel(context, params.id));
  mountDownload(app, downloadJobFile, ({ params }, context) => jobs.file(context, params.id));
}
