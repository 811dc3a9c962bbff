import { setMfaRequired } from "@app/contract/subscription";
import { updateTeamName } from "@app/contract/team";
import { type App, mount } from "#http/mount.ts";
import { rename, requireMfa } from "./subscription.ts";

export function subscriptionRoutes(app: App) {
  mount(app, setMfaRequired, ({ body }, context) => requireMfa(context, body.isMfaRequired));
  mount(app, updateTeamName, ({ body }, context) => rename(context, body.teamName));
}
