import {
  deleteAvatar,
  getAvatar,
  getProfile,
  updateAvatar,
  updatePassword,
  updateProfile,
} from "@app/contract/account";
import { type App, mount, mountDownload } from "#http/mount.ts";
import { changePassword, changeProfile, profile } from "./account.ts";
import { avatarFile, changeAvatar, removeAvatar } from "./avatar.ts";

export function accountRoutes(app: App) {
  mount(app, getProfile, (_request, context) => profile(context));
  mount(app, updateProfile, ({ body }, context) => changeProfile(context, body));
  mount(app, updatePassword, async ({ body }, context) => {
    await changePassword(context, body);
    return null;
  });
  mount(app, updateAvatar, ({ body, file }, context) => changeAvatar(context, file, body));
  mount(app, deleteAvatar, (_request, context) => removeAvatar(context));
  mountDownload(app, getAvatar, ({ params }, context) => avatarFile(context, params.name));
}
