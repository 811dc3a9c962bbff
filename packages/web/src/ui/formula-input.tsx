import { lazy, Suspense } from "react";
import { type ControlProps, TextInput } from "./field.tsx";
import type { FormulaMark, FormulaRules } from "./formula-text.ts";

export type FormulaInputProps = Partial<Omit<ControlProps, "id">> &
  FormulaRules & {
    /** Names the field; there is no input that a label could point at. */
    label: string;
    value: string;
    onChange: (text: string) => void;
    /** What is wrong in it, underlined. While there is any, Enter does not take the formula. */
    marks?: readonly FormulaMark[];
    /** Enter: the formula is meant, and nothing is wrong in it. With Alt for the selection only. */
    onEnter?: (isForSelection: boolean) => void;
    /** Enter with something wrong in it: the caret is at the first mistake, and nothing is taken. */
    onRefuse?: (mistake: FormulaMark) => void;
    onEscape?: () => void;
    placeholder?: string;
    isReadOnly?: boolean;
  };

const FormulaEditor = lazy(async () => {
  const { FormulaEditor } = await import("./formula-editor.tsx");
  return { default: FormulaEditor };
});

/** A formula on one line, with colours, names to complete and errors at their place. Loaded when it is wanted. */
export function FormulaInput(props: FormulaInputProps) {
  const waiting = (
    <TextInput readOnly aria-label={props.label} value={props.value} className="font-mono" />
  );
  return (
    <Suspense fallback={waiting}>
      <FormulaEditor {...props} />
    </Suspense>
  );
}
