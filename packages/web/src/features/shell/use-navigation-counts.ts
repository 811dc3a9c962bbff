import { listClients } from "@app/contract/clients";
import { listModels } from "@app/contract/models";
import { listSupportDiscussions } from "@app/contract/support-list";
import { useQuery } from "@tanstack/react-query";
import { queryFor } from "#lib/api.ts";
import type { NavigationEntry } from "./navigation.ts";

export type NavigationCounts = Partial<Record<NonNullable<NavigationEntry["counts"]>, number>>;

const fewClients = queryFor(listClients, { query: { limit: 1 } });
const fewDiscussions = queryFor(listSupportDiscussions, { query: { limit: 1 } });
const fewModels = queryFor(listModels, { query: { limit: 1 } });

/** How many there are of what the navigation leads to; nothing until it is known. */
export function useNavigationCounts(): NavigationCounts {
  const { data: clients } = useQuery(fewClients);
  const { data: models } = useQuery(fewModels);
  const { data: discussions } = useQuery(fewDiscussions);
  return {
    ...(clients && { clients: clients.totalItemCount }),
    ...(models && { models: models.filterCounts.reduce((sum, { count }) => sum + count, 0) }),
    // None is nothing to say.
    ...(discussions?.newAnswerCount && { newAnswers: discussions.newAnswerCount }),
  };
}
