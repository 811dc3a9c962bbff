import {
  createAnnouncement,
  dismissAnnouncement,
  endAnnouncement,
  listAnnouncements,
  updateAnnouncement,
} from "@app/contract/announcements";
import { type App, mount } from "#http/mount.ts";
import * as announcements from "./announcements.ts";

export function announcementsRoutes(app: App) {
  mount(app, listAnnouncements, ({ query }, context) => announcements.list(context, query));
  mount(app, createAnnouncement, ({ body }, context) => announcements.create(context, body));
  mount(app, updateAnnouncement, ({ params, body }, context) =>
    announcements.update(context, params.id, body),
  );
  mount(app, endAnnouncement, ({ params }, context) => announcements.end(context, params.id));
  mount(app, dismissAnnouncement, ({ params, body }, context) =>
    announcements.dismiss(context, params.id, body.version),
  );
}
