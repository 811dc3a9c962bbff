import { setMfaRequired } from "@app/contract/subscription";
import { type App, mount } from "#http/mount.ts";
import { requireMfa } from "./subscription.ts";

export function subscriptionRoutes(app: App) {
  mount(app, setMfaRequired, ({ body }, context) => requireMfa(context, body.isMfaRequired));
}
