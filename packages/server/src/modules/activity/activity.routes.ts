import { getTeamActivity, getUserActivity } from "@app/contract/activity";
import { type App, mount } from "#http/mount.ts";
import * as activity from "./activity.ts";

export function activityRoutes(app: App) {
  mount(app, getUserActivity, (_request, context) => activity.ofUser(context));
  mount(app, getTeamActivity, (_request, context) => activity.ofTeam(context));
}
