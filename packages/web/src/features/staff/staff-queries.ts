import { PAGE_SIZE } from "@app/contract/paging";
import {
  listOpenDiscussions,
  listStaffAccounts,
  type staffAccount,
  startMasquerade,
} from "@app/contract/staff";
import * as z from "zod/mini";
import { queryFor } from "#lib/api.ts";
import type { StaffSearch } from "./staff-search.ts";

export type StaffAccount = z.output<typeof staffAccount>;

export function accountPage({ page, search }: StaffSearch) {
  return queryFor(listStaffAccounts, {
    query: { offset: (page - 1) * PAGE_SIZE, limit: PAGE_SIZE, search },
  });
}

export function openDiscussions(accountId: number) {
  return queryFor(listOpenDiscussions, { params: { id: accountId } });
}

export const masqueradeDraft = z.omit(startMasquerade.body, { accountId: true });
