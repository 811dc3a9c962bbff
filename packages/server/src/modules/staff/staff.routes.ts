import { endMasquerade, listStaffAccounts, startMasquerade } from "@app/contract/staff";
import { type App, mount } from "#http/mount.ts";
import * as staff from "./staff.ts";

export function staffRoutes(app: App) {
  mount(app, listStaffAccounts, ({ query }, context) => staff.listAccounts(context, query));
  mount(app, startMasquerade, async ({ body }, context) => {
    await staff.masquerade(context, body);
    return null;
  });
  mount(app, endMasquerade, async (_request, context) => {
    await staff.endMasquerade(context);
    return null;
  });
}
