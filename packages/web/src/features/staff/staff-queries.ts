import { PAGE_SIZE } from "@app/contract/paging";
import { listStaffAccounts, type staffAccount, startMasquerade } from "@app/contract/staff";
import { useMutation } from "@tanstack/react-query";
import { z } from "zod";
import { call, queryFor } from "#lib/api.ts";

export type StaffAccount = z.output<typeof staffAccount>;

export const staffSearch = z.object({
  page: z.int().positive().default(1).catch(1),
  search: z.string().max(100).default("").catch(""),
});

export type StaffSearch = z.output<typeof staffSearch>;

export function accountPage({ page, search }: StaffSearch) {
  return queryFor(listStaffAccounts, {
    query: { offset: (page - 1) * PAGE_SIZE, limit: PAGE_SIZE, search },
  });
}

export const masqueradeDraft = startMasquerade.body.omit({ accountId: true });

export function useMasquerade(accountId: number) {
  return useMutation({
    mutationFn: (draft: z.output<typeof masqueradeDraft>) =>
      call(startMasquerade, { body: { accountId, ...draft } }),
  });
}
