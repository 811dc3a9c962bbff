import { type KeyboardEvent, lazy, Suspense, useCallback, useRef } from "react";
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
    /** Somebody has just asked for it, and goes on typing in it. */
    isFocused?: boolean;
  };

/** Where somebody was in the plain field when the editor took its place. */
export type Caret = { anchor: number; head: number };

const FormulaEditor = lazy(async () => {
  const { FormulaEditor } = await import("./formula-editor.tsx");
  return { default: FormulaEditor };
});

/**
 * A formula on one line, with colours, names to complete and errors at their place. Loaded when it is
 * wanted; whoever types before it is there goes on in it.
 */
export function FormulaInput(props: FormulaInputProps) {
  const { label, value, onChange, isReadOnly = false, isFocused = false } = props;
  const { marks: [mistake] = [], onEnter, onRefuse, onEscape } = props;
  const atEnd = { anchor: value.length, head: value.length };
  const caret = useRef<Caret>(isFocused ? atEnd : null);
  const isAsked = useRef(isFocused);
  const keepCaret = useCallback((input: HTMLInputElement) => {
    if (isAsked.current) {
      input.focus();
      // A field that has just come has its caret before what was typed already.
      input.setSelectionRange(input.value.length, input.value.length);
    }
    return () => {
      const { selectionStart, selectionEnd } = input;
      const isIn = document.activeElement === input;
      caret.current = isIn ? { anchor: selectionStart ?? 0, head: selectionEnd ?? 0 } : null;
    };
  }, []);
  /** As the editor takes them, from whoever is quicker than it. */
  function onKeyDown({ key, altKey }: KeyboardEvent) {
    if (key === "Escape") onEscape?.();
    if (key !== "Enter") return;
    if (mistake) onRefuse?.(mistake);
    else onEnter?.(altKey);
  }
  const waiting = (
    <TextInput
      ref={keepCaret}
      readOnly={isReadOnly}
      aria-label={label}
      value={value}
      onChange={(event) => onChange(event.target.value)}
      onKeyDown={onKeyDown}
      className="font-mono"
    />
  );
  return (
    <Suspense fallback={waiting}>
      <FormulaEditor {...props} caret={caret} />
    </Suspense>
  );
}
