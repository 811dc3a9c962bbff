import type { DocumentState } from "./open-document.ts";

/** The model that is open, for what stands outside of its pages and leads into it. */
export type ModelOnScreen = { id: number; state: () => DocumentState };

let onScreen: ModelOnScreen | undefined;

/** Until what it gives is called. */
export function showsModel(model: ModelOnScreen) {
  onScreen = model;
  return () => {
    if (onScreen === model) onScreen = undefined;
  };
}

export const modelOnScreen = () => onScreen;
