import {
  type Completion,
  type CompletionSource,
  completionStatus,
  insertCompletionText,
  startCompletion,
} from "@codemirror/autocomplete";
import type { EditorView } from "@codemirror/view";
import type { RefObject } from "react";
import type { FormulaRules } from "./formula-text.ts";

/** Completions are the caller's, in the caller's order. */
export function completionSource(hooks: RefObject<FormulaRules>): CompletionSource {
  return ({ state, pos, explicit }) => {
    const found = hooks.current.completionsAt?.(state.doc.toString(), pos);
    if (!found || (found.from === pos && !explicit)) return null;
    const options = found.options.map(
      ({ name, meaning, value }, index): CompletionWithValue => ({
        label: name,
        ...(meaning !== undefined && { detail: meaning }),
        ...(value !== undefined && { value }),
        boost: -index,
      }),
    );
    return { from: found.from, options, filter: false };
  };
}

/** For a Tab that comes before the list does: whoever types fast means its first name all the same. */
export function takeFirst(view: EditorView, { completionsAt }: FormulaRules) {
  const { state } = view;
  if (completionStatus(state) !== "pending") return false;
  const to = state.selection.main.head;
  const found = completionsAt?.(state.doc.toString(), to);
  const [first] = found?.options ?? [];
  if (!found || !first || found.from === to) return false;
  view.dispatch(insertCompletionText(state, first.name, found.from, to));
  return true;
}

/** For a name begun before the editor was there: its list opens as it does after any key in it. */
export function offerBegunName(view: EditorView, { completionsAt }: FormulaRules) {
  const { doc, selection } = view.state;
  const place = selection.main.head;
  const found = completionsAt?.(doc.toString(), place);
  if (!found || found.from === place) return;
  const begun = doc.sliceString(found.from, place);
  if (!found.options.some(({ name }) => name === begun)) startCompletion(view);
}

type CompletionWithValue = Completion & { value?: string };

/** What the name is worth, at the right end of its row. */
export const VALUE_COLUMN = {
  position: 90,
  render(completion: CompletionWithValue) {
    const cell = document.createElement("span");
    cell.className = "formula-value";
    cell.textContent = completion.value ?? "";
    return cell;
  },
};
