import { listDataSources } from "@app/contract/data-sources";
import { queryFor } from "#lib/api.ts";

/** What can be connected changes with an installation's settings, not while somebody looks. */
export const dataSources = queryFor(listDataSources, {}, { staleTime: Number.POSITIVE_INFINITY });
