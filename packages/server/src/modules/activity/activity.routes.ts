import { getClientActivity, getTeamActivity, getUserActivity } from "@app/contract/activity";
import type { NounActivity } from "#core/activity.ts";
import { type App, mount } from "#http/mount.ts";
import { makeActivity } from "./activity.ts";

export function activityRoutes(app: App, nouns: readonly NounActivity[]) {
  const activity = makeActivity(nouns);
  mount(app, getUserActivity, (_request, context) => activity.ofUser(context));
  mount(app, getTeamActivity, (_request, context) => activity.ofTeam(context));
  mount(app, getClientActivity, ({ params }, context) => activity.ofClient(context, params.id));
}
