import { ACCESS_LEVEL_NAMES } from "@app/contract/access-level";
import type { DataOf } from "@app/contract/endpoint";
import type { listAccountAccessModes } from "@app/contract/model-sharing";
import type { Model } from "@app/contract/models";

export type Access = DataOf<typeof listAccountAccessModes>;
type Owner = Pick<Model["owner"], "name" | "isYou">;

/** What whoever owns a model now has once it is somebody else's. */
export function afterwards({ name, isYou }: Owner, access: Access, isLeaving: boolean): string {
  const who = isYou ? "you" : name;
  if (isLeaving) return `${who} can no longer open it.`;
  const isAdmin = access.items.some((each) => each.isOwner && each.isAdmin);
  if (isAdmin) return `${who} ${isYou ? "keep" : "keeps"} Full Access, as an admin.`;
  const level = ACCESS_LEVEL_NAMES[access.teamAccessMode];
  return `${who} ${isYou ? "have" : "has"} what everyone else in the team has: ${level}.`;
}
