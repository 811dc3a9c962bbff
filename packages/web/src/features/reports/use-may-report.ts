import { mayReport } from "@app/contract/access-level";
import type { Model } from "@app/contract/models";
import { useMayChange } from "#ui/changes.tsx";

/** Whether reports of this model are this person's to change, publish and share; whoever sees the model reads them. */
export function useMayReport({ registeredModelAccessMode: level, isActive }: Model) {
  return useMayChange() && isActive && mayReport(level);
}
