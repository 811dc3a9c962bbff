import {
  type activityEntry,
  getClientActivity,
  getTeamActivity,
  getUserActivity,
} from "@app/contract/activity";
import type * as z from "zod/mini";
import { queryFor } from "#lib/api.ts";

export type ActivityEntry = z.output<typeof activityEntry>;

export const userActivity = queryFor(getUserActivity, {});
export const teamActivity = queryFor(getTeamActivity, {});
export const clientActivity = (id: number) => queryFor(getClientActivity, { params: { id } });
