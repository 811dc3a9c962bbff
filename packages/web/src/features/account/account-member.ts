import { type account, getAvatar } from "@app/contract/account";
import type { subscription } from "@app/contract/subscription";
import type * as z from "zod/mini";
import { downloadUrl } from "#lib/api.ts";

/** What the account's pages show of the person signed in. */
export type AccountMember = {
  account: z.output<typeof account>;
  subscription: z.output<typeof subscription>;
};

/** Where a person's picture is; null while their initials stand in. */
export function pictureOf({ avatar }: AccountMember["account"]) {
  return avatar && downloadUrl(getAvatar, { params: { name: avatar } });
}
