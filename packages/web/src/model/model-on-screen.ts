import type { OpenDocument } from "./open-document.ts";
import type { WhyQuestion } from "./why-question.ts";

/** The model that is open, for what stands outside of its pages and leads into it. */
export type ModelOnScreen = {
  id: number;
  document: Pick<OpenDocument, "state" | "storeOf" | "watch">;
};
type Ask = (question: WhyQuestion) => void;

let onScreen: ModelOnScreen | undefined;
let ask: Ask | undefined;

/** Until what it gives is called. */
export function showsModel(model: ModelOnScreen) {
  onScreen = model;
  return () => {
    if (onScreen === model) onScreen = undefined;
  };
}

/** A page that answers Why? beside its figures, until what it gives is called. */
export function answersWhy(asked: Ask) {
  ask = asked;
  return () => {
    if (ask === asked) ask = undefined;
  };
}

export const modelOnScreen = () => onScreen;
export const askOnScreen = () => ask;
