import { getAvatar } from "@app/contract/account";
import { downloadUrl } from "#lib/api.ts";
import { Avatar } from "#ui/avatar.tsx";
import type { ShellMember } from "./member.ts";

export function AccountAvatar({ account }: Pick<ShellMember, "account">) {
  const { name, avatar, avatarIndex } = account;
  const src = avatar && downloadUrl(getAvatar, { params: { name: avatar } });
  return <Avatar name={name} index={avatarIndex} src={src} />;
}
