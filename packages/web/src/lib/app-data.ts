import { APP_DATA_FAILED, getAppData } from "@app/contract/app-data";
import { queryOptions } from "@tanstack/react-query";
import { call } from "./api.ts";

/** The lists that forms choose from: the same for everybody, so fetched once. */
export const appDataQuery = queryOptions({
  queryKey: [getAppData.path],
  queryFn: async ({ signal }) => {
    try {
      return await call(getAppData, {}, signal);
    } catch (cause) {
      throw new Error(APP_DATA_FAILED, { cause });
    }
  },
  staleTime: Number.POSITIVE_INFINITY,
});
