/**
 * How single columns are signed. They add up to nothing with debits positive, with credits
 * positive, or only when every class has its own side; which of the first two it is, the classes
 * of the accounts tell. Sides that are written out leave no question.
 */
import type { DraftState } from "./draft-sheet.ts";
import { sideFit } from "./sheet-evidence.ts";
import type { SheetChoice, SheetMapping } from "./sheet-mapping.ts";
import { resultsOf } from "./sheet-results.ts";

const FIT_MIN = 0.7;
const FIT_MAX = 0.3;

export function proveSigns(state: DraftState): DraftState {
  const { draft } = state;
  const isSingle = draft.columns.some(
    ({ role }) => role === "amount" || role === "month" || role === "closing",
  );
  const hasSides = draft.columns.some(({ role }) => role === "side" || role.endsWith("debit"));
  if (!isSingle || hasSides) return state;
  const as = (signs: SheetMapping["signs"]): SheetMapping => ({ ...draft.mapping, signs });
  const isUnbalanced = (mapping: SheetMapping) =>
    draft.read(mapping, { isSideKnown: false }).problems.some(({ kind }) => kind === "unbalanced");
  if (isUnbalanced(as("debit-positive"))) {
    const isNatural = !isUnbalanced(as("natural"));
    return isNatural ? { ...state, draft: { ...draft, mapping: as("natural") } } : state;
  }
  const fit = sideFit(draft.read(as("debit-positive"), { isSideKnown: false }));
  if (fit === undefined || fit >= FIT_MIN) return state;
  if (fit <= FIT_MAX) {
    const reasons = [...state.reasons, "Assets and expenses are written with a minus."];
    return { ...state, reasons, draft: { ...draft, mapping: as("credit-positive") } };
  }
  const choices = (["debit-positive", "credit-positive"] as const).map(
    (signs): SheetChoice => ({
      label: signs === "debit-positive" ? "Debits are positive" : "Credits are positive",
      mapping: as(signs),
      ...(draft.month !== undefined && { month: draft.month }),
      ...resultsOf(draft.read(as(signs), { isSideKnown: false }), draft.decimals),
    }),
  );
  const message = "The signs do not tell debits from credits. Which are positive?";
  return { ...state, questions: [...state.questions, { about: "signs", message, choices }] };
}
