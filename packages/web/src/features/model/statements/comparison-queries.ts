import type { DataOf } from "@app/contract/endpoint";
import { getModelDocument, listModelVersions } from "@app/contract/model-versions";
import { listModels, type Model } from "@app/contract/models";
import type { ModelDocument } from "@app/engine/model/document";
import { useQuery } from "@tanstack/react-query";
import { useEffect, useState } from "react";
import { queryFor } from "#lib/api.ts";
import type { OpenDocument } from "#model/open-document.ts";
import { type Comparison, comparisonText } from "./comparison.ts";

type Version = DataOf<typeof listModelVersions>["items"][number];

/** Models that belong to this one: its budgets, and the forecast whose budget it is. */
export function useRelatedModels({ id, hasParallelModel, parentModelId }: Model) {
  const { data } = useQuery({
    ...queryFor(listModels, { query: { pagination: "false" } }),
    enabled: hasParallelModel || parentModelId !== null,
  });
  const isRelated = (each: { id: number; parentModelId: number | null }) =>
    each.id !== id &&
    (each.parentModelId === id ||
      (parentModelId !== null && [each.id, each.parentModelId].includes(parentModelId)));
  return (data?.items ?? []).filter(isRelated);
}

/** The newest of each run of saves, as many as fit into a list. */
export function useVersions(id: number): readonly Version[] {
  const { data } = useQuery(
    queryFor(listModelVersions, { params: { id }, query: { limit: VERSIONS_MOST } }),
  );
  return data?.items ?? [];
}

const VERSIONS_MOST = 20;

/** Puts what is compared with beside the document; why it cannot be, or whether it is still coming. */
export function useReference(
  open: OpenDocument,
  modelId: number,
  comparison: Comparison | undefined,
  name: string,
) {
  const [refused, setRefused] = useState<{ key: string; why: string }>();
  const isElsewhere = comparison?.kind === "model" || comparison?.kind === "version";
  const key = comparison ? comparisonText(comparison) : "";
  const id = comparison?.kind === "model" ? comparison.id : modelId;
  const version = comparison?.kind === "version" ? comparison.version : undefined;
  const { data, error } = useQuery({
    ...queryFor(getModelDocument, { params: { id }, query: { version } }),
    enabled: isElsewhere,
  });
  useEffect(() => {
    if (!isElsewhere || !data) return;
    // The worker reads it and says what is wrong with it.
    void open.refer(key, name, data.document as ModelDocument).then(([issue]) => {
      if (issue) setRefused({ key, why: issue.message });
    });
  }, [open, isElsewhere, key, name, data]);
  if (error) return error.message;
  return refused?.key === key ? refused.why : undefined;
}
