import {
  checkPasswordReset,
  requestPasswordReset,
  resetPassword,
} from "@app/contract/password-reset";
import { type App, mount } from "#http/mount.ts";
import { checkReset, requestReset, reset } from "./password-reset.ts";

export function passwordResetRoutes(app: App) {
  mount(app, requestPasswordReset, async ({ body }, context) => {
    await requestReset(context, body.email);
    return null;
  });
  mount(app, checkPasswordReset, async ({ params }, context) => {
    await checkReset(context, params);
    return null;
  });
  mount(app, resetPassword, async ({ body }, context) => {
    await reset(context, body);
    return null;
  });
}
