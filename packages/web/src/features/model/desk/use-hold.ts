import { mayEditData } from "@app/contract/access-level";
import type { Model } from "@app/contract/models";
import { useSyncExternalStore } from "react";
import { useMayChange } from "#ui/changes.tsx";
import { askedWords } from "./asked-words.ts";
import type { Desk } from "./desk.ts";

/** Why nothing is changed now, in words: undefined while the model may be worked on. */
export function useHold(desk: Desk, model: Model): string | undefined {
  const conflicts = useSyncExternalStore(desk.subscribe, desk.conflicts);
  const mayChange =
    useMayChange() && model.isActive && mayEditData(model.registeredModelAccessMode);
  // While somebody decides, nothing is typed that the decision would not be about.
  if (conflicts.length > 0) return `${askedWords(conflicts).title}. Decide first what holds.`;
  return mayChange ? undefined : NOT_NOW;
}

export const NOT_NOW = "You cannot change this model now.";
