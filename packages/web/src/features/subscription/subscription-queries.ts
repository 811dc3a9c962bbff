import { listPaymentObligations, listPayments } from "@app/contract/billing";
import { getBillingDetails } from "@app/contract/billing-details";
import { getCurrentUser } from "@app/contract/current-user";
import type { DataOf, RequestOf } from "@app/contract/endpoint";
import { listModelContracts } from "@app/contract/model-contracts";
import { listModels } from "@app/contract/models";
import {
  amendSubscription,
  cancelSubscription,
  chooseCommunity,
  getAmendData,
  listUnlimitedModelsPlans,
  purchaseUnlimitedModels,
  reactivateSubscription,
  requestUnlimitedModels,
  setUnlimitedModelsRenewal,
  updatePurchaseOrderNumber,
} from "@app/contract/subscription-plan";
import { listTeamMembers } from "@app/contract/team";
import { useMutation, useQuery, useQueryClient } from "@tanstack/react-query";
import { call, queryFor } from "#lib/api.ts";

export type Plan = DataOf<typeof getAmendData>;
export type UnlimitedPlans = DataOf<typeof listUnlimitedModelsPlans>;

/** Asked anew on every visit: nobody decides by what it was yesterday. */
const FRESH = { staleTime: 0 };

export const planQuery = queryFor(getAmendData, {}, FRESH);
export const unlimitedPlansQuery = queryFor(listUnlimitedModelsPlans, {}, FRESH);
export const payingQuery = queryFor(getBillingDetails, {}, FRESH);
/** How many models are paid for one by one, and what they come to. */
export const contractsQuery = queryFor(listModelContracts, { query: { limit: "1" } }, FRESH);
export const owedQuery = queryFor(
  listPaymentObligations,
  { query: { pagination: "false" } },
  FRESH,
);

/** What one that ended still owes; nothing of others, who are told of it elsewhere. */
export function useOwedAtEnd({ status }: Plan) {
  const isEnded = status === "ended";
  const { data } = useQuery({ ...owedQuery, enabled: isEnded });
  return isEnded ? (data?.items ?? []) : [];
}

/** Whether something is to be paid before anything else is chosen. */
export function useIsOverdue(plan: Plan): boolean {
  const owed = useOwedAtEnd(plan);
  return plan.status === "past_due" || owed.some(({ isOverdue }) => isOverdue);
}

export const activeModelsQuery = queryFor(
  listModels,
  { query: { filter: "Team", pagination: "false" } },
  FRESH,
);

export const teamQuery = queryFor(listTeamMembers, {}, FRESH);

/** What a change gives back is shown at once; what else tells of it is asked for anew. */
function usePlanChange<Sent, Changed extends Plan>(send: (sent: Sent) => Promise<Changed>) {
  const queries = useQueryClient();
  return useMutation({
    mutationFn: send,
    onSuccess(changed) {
      queries.setQueryData(planQuery.queryKey, changed);
      for (const { path } of [getCurrentUser, listModels, listPaymentObligations, listPayments]) {
        void queries.invalidateQueries({ queryKey: [path] });
      }
    },
    // Refused, it may be because something else holds by now.
    onError: () =>
      Promise.all(
        [planQuery, unlimitedPlansQuery].map(({ queryKey }) =>
          queries.invalidateQueries({ queryKey }),
        ),
      ),
  });
}

export const useCancel = () => usePlanChange(() => call(cancelSubscription, {}));

export const useChooseCommunity = () =>
  usePlanChange((body: RequestOf<typeof chooseCommunity>["body"]) =>
    call(chooseCommunity, { body }),
  );

export const useReactivate = () => usePlanChange(() => call(reactivateSubscription, {}));

export const useSetPurchaseOrder = () =>
  usePlanChange((body: { purchaseOrderNumber: string }) =>
    call(updatePurchaseOrderNumber, { body }),
  );

export const useAmend = () =>
  usePlanChange((request: RequestOf<typeof amendSubscription>) => call(amendSubscription, request));

export const usePurchaseUnlimited = () =>
  usePlanChange((request: RequestOf<typeof purchaseUnlimitedModels>) =>
    call(purchaseUnlimitedModels, request),
  );

export const useSetUnlimitedRenewal = () =>
  usePlanChange((body: RequestOf<typeof setUnlimitedModelsRenewal>["body"]) =>
    call(setUnlimitedModelsRenewal, { body }),
  );

export const useRequestUnlimited = () =>
  useMutation({
    mutationFn: (body: RequestOf<typeof requestUnlimitedModels>["body"]) =>
      call(requestUnlimitedModels, { body }),
  });
