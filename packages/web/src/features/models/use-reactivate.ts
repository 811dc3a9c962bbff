import type { Model } from "@app/contract/models";
import { failureToast } from "#ui/failure-toast.ts";
import { toast } from "#ui/toast.tsx";
import { useReactivateModel } from "./model-queries.ts";

/** Brings a cancelled model back to work. */
export function useReactivate() {
  const reactivate = useReactivateModel();
  return ({ id, modelName }: Model): Promise<unknown> =>
    reactivate
      .mutateAsync(id)
      .then(() => toast.success(`${modelName} is active`))
      .catch(failureToast(`${modelName} is still inactive`));
}
