import type { Model } from "@app/contract/models";
import { useQueryClient } from "@tanstack/react-query";
import { useEffect } from "react";

/** Somebody saved: what is read from the versions has theirs at once. */
export function useFollowVersions({ documentVersion }: Model, { path }: { path: string }) {
  const queries = useQueryClient();
  useEffect(() => {
    if (documentVersion > 0) void queries.invalidateQueries({ queryKey: [path] });
  }, [queries, documentVersion, path]);
}
