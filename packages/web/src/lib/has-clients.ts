import type { ACCOUNT_KINDS } from "@app/contract/account";
import { createContext, useContext } from "react";

/** As `ACCOUNT_KINDS` has it, which would bring the schemas of forms along. */
const ADVISOR = 1 satisfies (typeof ACCOUNT_KINDS)["ADVISOR"];

/** An advisor forecasts for clients, a company for itself: its pages never speak of clients. */
export function hasClients({ kind }: { kind: number }) {
  return kind === ADVISOR;
}

const HasClients = createContext(true);

export const HasClientsProvider = HasClients.Provider;

export function useHasClients() {
  return useContext(HasClients);
}
