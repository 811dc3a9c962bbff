import { listDevices, signOutDevice, signOutEverywhere } from "@app/contract/account";
import { getCurrentUser, loginUser, logoutUser, reauthenticate } from "@app/contract/session";
import { type App, mount } from "#http/mount.ts";
import { currentUser } from "./current-user.ts";
import * as devices from "./devices.ts";
import { login } from "./login.ts";
import * as session from "./session.ts";

export function sessionRoutes(app: App) {
  mount(app, getCurrentUser, (_request, context) => currentUser(context));
  mount(app, loginUser, ({ body }, context) => login(context, body));
  mount(app, logoutUser, async (_request, context) => {
    await session.logout(context);
    return null;
  });
  mount(app, reauthenticate, async ({ body }, context) => {
    await session.reauthenticate(context, body.password);
    return null;
  });
  mount(app, listDevices, (_request, context) => devices.listDevices(context));
  mount(app, signOutDevice, async ({ params }, context) => {
    await devices.signOutDevice(context, params.id);
    return null;
  });
  mount(app, signOutEverywhere, async (_request, context) => {
    await devices.signOutEverywhere(context);
    return null;
  });
}
