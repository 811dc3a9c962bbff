import type { DataOf } from "@app/contract/endpoint";
import { PAGE_SIZE } from "@app/contract/paging";
import { adjustSupportCredit, getStaffTeam, listStaffTeams } from "@app/contract/staff-teams";
import * as z from "zod/mini";
import { queryFor } from "#lib/api.ts";
import type { StaffSearch } from "./staff-search.ts";

export type ListedTeam = DataOf<typeof listStaffTeams>["items"][number];
export type StaffTeam = DataOf<typeof getStaffTeam>;

/** Asked anew on every visit: customers change it meanwhile. */
const FRESH = { staleTime: 0 };

export function teamPage({ page, search }: StaffSearch) {
  const query = { offset: (page - 1) * PAGE_SIZE, limit: PAGE_SIZE, search };
  return queryFor(listStaffTeams, { query }, FRESH);
}

export const teamById = (id: number) => queryFor(getStaffTeam, { params: { id } }, FRESH);

export const adjustmentDraft = z.omit(adjustSupportCredit.body, { saveId: true });
