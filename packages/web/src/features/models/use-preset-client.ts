import { getClient } from "@app/contract/clients";
import { useQuery } from "@tanstack/react-query";
import { useEffect, useEffectEvent } from "react";
import { queryFor } from "#lib/api.ts";
import type { ChosenClient } from "./client-choice.tsx";

/** The client that the address names, chosen once it is known. */
export function usePresetClient(id: number | undefined, choose: (client: ChosenClient) => void) {
  const { data: client } = useQuery({
    ...queryFor(getClient, { params: { id: id ?? 0 } }),
    enabled: id !== undefined,
  });
  const onKnown = useEffectEvent(choose);
  useEffect(() => {
    if (client) onKnown(client);
  }, [client]);
}
