import {
  createReportShare,
  createReportShareLink,
  listReportShares,
  revokeReportShare,
  setReportMails,
} from "@app/contract/report-shares";
import { type App, mount } from "#http/mount.ts";
import * as shares from "./report-shares.ts";

export function reportShareRoutes(app: App) {
  mount(app, listReportShares, ({ params }, context) => shares.list(context, params.id));
  mount(app, createReportShare, ({ params, body }, context) =>
    shares.create(context, params.id, body),
  );
  mount(app, createReportShareLink, ({ params }, context) =>
    shares.createLink(context, params.id, params.shareId),
  );
  mount(app, revokeReportShare, ({ params }, context) =>
    shares.revoke(context, params.id, params.shareId),
  );
  mount(app, setReportMails, ({ params, body }, context) =>
    shares.setMails(context, params.id, body.isMailed),
  );
}
