import { listPaidMonths, listPaymentObligations, listPayments } from "@app/contract/billing";
import {
  getBillingDetails,
  removeCard,
  updateBillingDetails,
  updatePaymentMethod,
} from "@app/contract/billing-details";
import { getCurrentUser } from "@app/contract/current-user";
import type { DataOf, RequestOf } from "@app/contract/endpoint";
import {
  getStatement,
  getUpcomingStatement,
  listModelContracts,
  listStatementOptions,
} from "@app/contract/model-contracts";
import { cancelModel, listModels, reactivateModel } from "@app/contract/models";
import { getAmendData } from "@app/contract/subscription-plan";
import { useMutation, useQueryClient } from "@tanstack/react-query";
import { call, queryFor } from "#lib/api.ts";
import { pageRows } from "#lib/page-rows.ts";
import {
  type ContractSearch,
  contractSearchDefaults,
  type HistorySearch,
  historySearchDefaults,
} from "./billing-search.ts";

export type BillingDetails = DataOf<typeof getBillingDetails>;
export type Upcoming = DataOf<typeof listPaymentObligations>;
export type Obligation = Upcoming["items"][number];
export type ModelContracts = DataOf<typeof listModelContracts>;
export type Statement = DataOf<typeof getStatement>;
export type StatementOption = DataOf<typeof listStatementOptions>["items"][number];
export type Payment = DataOf<typeof listPayments>["items"][number];
export type PaidMonths = DataOf<typeof listPaidMonths>;

/** Asked anew on every visit: payments come in by themselves. */
const FRESH = { staleTime: 0 };

export const detailsQuery = queryFor(getBillingDetails, {}, FRESH);

export function upcomingPage(page: number, rows = pageRows(page)) {
  return queryFor(listPaymentObligations, { query: rows }, FRESH);
}

export function paymentPage({ page, filter, search }: HistorySearch, rows = pageRows(page)) {
  return queryFor(listPayments, { query: { ...rows, filter, search } }, FRESH);
}

export const lastPayments = paymentPage(historySearchDefaults);

export const paidMonths = queryFor(listPaidMonths, {}, FRESH);

export function contractPage({ page, filter, search }: ContractSearch, rows = pageRows(page)) {
  return queryFor(listModelContracts, { query: { ...rows, filter, search } }, FRESH);
}

export const firstContracts = contractPage(contractSearchDefaults);

export const statementOptions = queryFor(listStatementOptions, {}, FRESH);

export const upcomingStatement = queryFor(getUpcomingStatement, {}, FRESH);

export function statementOf(month: string) {
  return queryFor(getStatement, { params: { month } }, FRESH);
}

export const planQuery = queryFor(getAmendData, {}, FRESH);

/** A model that is cancelled is billed no longer, and one that is reactivated again. */
export function useSetModelActive() {
  const queries = useQueryClient();
  return useMutation({
    mutationFn: ({ id, isActive }: { id: number; isActive: boolean }) =>
      call(isActive ? reactivateModel : cancelModel, { params: { id } }),
    onSettled: () =>
      Promise.all(
        [
          ...[listModelContracts, listStatementOptions, getUpcomingStatement],
          ...[listPaymentObligations, listModels],
        ].map(({ path }) => queries.invalidateQueries({ queryKey: [path] })),
      ),
  });
}

/** What a change gives back is shown at once; what it may lead to is asked for anew. */
function useBillingChange<Sent>(send: (sent: Sent) => Promise<BillingDetails>) {
  const queries = useQueryClient();
  return useMutation({
    mutationFn: send,
    onSuccess(changed) {
      queries.setQueryData(detailsQuery.queryKey, changed);
      for (const { path } of [getCurrentUser, listPaymentObligations, listPayments, getAmendData]) {
        void queries.invalidateQueries({ queryKey: [path] });
      }
    },
  });
}

export const useSaveDetails = () =>
  useBillingChange((body: RequestOf<typeof updateBillingDetails>["body"]) =>
    call(updateBillingDetails, { body }),
  );

export const useRemoveCard = () => useBillingChange(() => call(removeCard, {}));

/** Where the bank asks about a card, its holder is asked and the same is sent again, for what they answered. */
export const useSavePaying = (askHolder: (challenge: string) => Promise<void>) =>
  useBillingChange(async (body: RequestOf<typeof updatePaymentMethod>["body"]) => {
    const { asking, ...saved } = await call(updatePaymentMethod, { body });
    if (!asking) return saved;
    await askHolder(asking.challenge);
    return call(updatePaymentMethod, { body: { ...body, cardToken: asking.cardToken } });
  });
