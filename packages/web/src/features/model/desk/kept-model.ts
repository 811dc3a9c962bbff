/*
 * A model that is shown as this browser kept it, because nobody answers: when it was so. The page that
 * shows it loads anew once somebody does, so it stays so for as long as the page is there.
 */
import type { QueryClient } from "@tanstack/react-query";
import { useSyncExternalStore } from "react";
import { openedModel } from "#features/model/model-queries.ts";
import { ApiError } from "#lib/api.ts";

/** What few open comes when they do, and in one file. */
export const loadKept = () => import("./kept-part.ts");

const shownAt = new Map<number, string>();
let tell = () => {};

export function useKeptAt(id: number): string | undefined {
  return useSyncExternalStore(subscribe, () => shownAt.get(id));
}

/** One page of a model is there at a time. */
function subscribe(onChange: () => void) {
  tell = onChange;
  return () => {};
}

/** After a call got no answer: what this browser kept of the model. Any other failure stays one. */
export async function takeKept(id: number, error: unknown) {
  const isNoAnswer = error instanceof ApiError && error.isNoAnswer;
  const copy = isNoAnswer && (await (await loadKept()).readCopy(id));
  if (!copy) throw error;
  shownAt.set(id, copy.at);
  tell();
  return copy;
}

/** The answers that its pages had, for all that asks for them now. */
export async function openKept(queries: QueryClient, id: number, error: unknown) {
  const { answers } = await takeKept(id, error);
  for (const [key, data] of answers) queries.setQueryData(key, data);
  return queries.ensureQueryData(openedModel(id));
}

/** Whoever may no longer see a model is answered as if there were none; outside a team, refused. Nothing of it is kept. */
export function isOver(id: number, error: unknown) {
  const isIt = error instanceof ApiError && (error.status === 404 || error.isAccessDenied);
  if (isIt) void loadKept().then(({ forgetCopy }) => forgetCopy(id));
  return isIt;
}
