import type { Tour } from "@app/contract/account";
import { type currentUser, getCurrentUser } from "@app/contract/current-user";
import { FIRST_FORECAST_TOUR, updateOnboardingTour } from "@app/contract/onboarding-tour";
import { type QueryClient, useQueryClient } from "@tanstack/react-query";
import { useCallback } from "react";
import type * as z from "zod/mini";
import { call, queryFor } from "#lib/api.ts";

type CurrentUser = z.output<typeof currentUser>;

/** Holds on this page at once; a note that does not arrive costs a repeated step and nothing else. */
export function useSaveTour() {
  const queries = useQueryClient();
  return useCallback((tour: Tour) => saveTour(queries, tour), [queries]);
}

function saveTour(queries: QueryClient, tour: Tour) {
  queries.setQueryData<CurrentUser>(queryFor(getCurrentUser, {}).queryKey, (user) =>
    user?.account ? { ...user, account: { ...user.account, tour } } : user,
  );
  void call(updateOnboardingTour, { params: { id: FIRST_FORECAST_TOUR }, body: tour }).catch(
    () => {},
  );
}
