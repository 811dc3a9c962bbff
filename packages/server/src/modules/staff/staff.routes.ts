import {
  endMasquerade,
  listOpenDiscussions,
  listStaffAccounts,
  startMasquerade,
} from "@app/contract/staff";
import { getStaffSystem, retryJob, retryMail } from "@app/contract/staff-system";
import { adjustSupportCredit, getStaffTeam, listStaffTeams } from "@app/contract/staff-teams";
import { type App, mount } from "#http/mount.ts";
import * as staff from "./staff.ts";
import * as system from "./staff-system.ts";
import * as teams from "./staff-teams.ts";

export function staffRoutes(app: App) {
  mount(app, listStaffAccounts, ({ query }, context) => staff.listAccounts(context, query));
  mount(app, listOpenDiscussions, ({ params }, context) =>
    staff.listOpenDiscussions(context, params.id),
  );
  mount(app, listStaffTeams, ({ query }, context) => teams.listTeams(context, query));
  mount(app, getStaffTeam, ({ params }, context) => teams.getTeam(context, params.id));
  mount(app, adjustSupportCredit, ({ params, body }, context) =>
    teams.adjustCredit(context, params.id, body),
  );
  mount(app, getStaffSystem, (_request, context) => system.getSystem(context));
  mount(app, retryJob, ({ params }, context) => system.retryJob(context, params.id));
  mount(app, retryMail, (_request, context) => system.retryMail(context));
  mount(app, startMasquerade, async ({ body }, context) => {
    await staff.masquerade(context, body);
    return null;
  });
  mount(app, endMasquerade, async (_request, context) => {
    await staff.endMasquerade(context);
    return null;
  });
}
