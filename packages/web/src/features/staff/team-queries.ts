import type { DataOf } from "@app/contract/endpoint";
import { adjustSupportCredit, getStaffTeam, listStaffTeams } from "@app/contract/staff-teams";
import * as z from "zod/mini";
import { queryFor } from "#lib/api.ts";
import { pageRows } from "#lib/page-rows.ts";
import type { StaffSearch } from "./staff-search.ts";

export type ListedTeam = DataOf<typeof listStaffTeams>["items"][number];
export type StaffTeam = DataOf<typeof getStaffTeam>;

/** Asked anew on every visit: customers change it meanwhile. */
const FRESH = { staleTime: 0 };

export function teamPage({ page, search }: StaffSearch, rows = pageRows(page)) {
  const query = { ...rows, search };
  return queryFor(listStaffTeams, { query }, FRESH);
}

export const teamById = (id: number) => queryFor(getStaffTeam, { params: { id } }, FRESH);

export const adjustmentDraft = z.omit(adjustSupportCredit.body, { saveId: true });
