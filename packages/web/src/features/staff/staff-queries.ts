import {
  listOpenDiscussions,
  listStaffAccounts,
  type staffAccount,
  startMasquerade,
} from "@app/contract/staff";
import * as z from "zod/mini";
import { queryFor } from "#lib/api.ts";
import { pageRows } from "#lib/page-rows.ts";
import type { StaffSearch } from "./staff-search.ts";

export type StaffAccount = z.output<typeof staffAccount>;

export function accountPage({ page, search }: StaffSearch, rows = pageRows(page)) {
  return queryFor(listStaffAccounts, {
    query: { ...rows, search },
  });
}

export function openDiscussions(accountId: number) {
  return queryFor(listOpenDiscussions, { params: { id: accountId } });
}

export const masqueradeDraft = z.omit(startMasquerade.body, { accountId: true });
