import { EditorState } from "@codemirror/state";
import { EditorView } from "@codemirror/view";
import { type RefObject, useEffect, useLayoutEffect, useRef } from "react";
import { offerBegunName } from "./formula-completion.ts";
import { type FormulaHooks, formulaExtensions, setMarks } from "./formula-extensions.ts";
import type { Caret, FormulaInputProps } from "./formula-input.tsx";
import type { FormulaMark } from "./formula-text.ts";

/** CodeMirror, told what the props say. It keeps its own text, so that undo and the caret are its own. */
export function FormulaEditor(props: FormulaInputProps & { caret: RefObject<Caret | null> }) {
  const { value, caret, marks = NO_MARKS } = props;
  const host = useRef<HTMLDivElement>(null);
  const editor = useRef<EditorView>(null);
  const hooks = useRef<FormulaHooks>(props);
  hooks.current = props;

  // Before the next key: it is meant for whoever has the focus.
  useLayoutEffect(() => {
    const view = new EditorView({
      state: EditorState.create({
        doc: hooks.current.value,
        ...(caret.current && { selection: caret.current }),
        extensions: formulaExtensions(hooks),
      }),
      parent: host.current as HTMLElement,
    });
    editor.current = view;
    if (caret.current) {
      view.focus();
      offerBegunName(view, hooks.current);
    }
    return () => view.destroy();
  }, [caret]);

  useEffect(() => {
    const view = editor.current;
    const text = view?.state.doc.toString();
    if (!view || text === value) return;
    const { doc, selection } = view.state;
    // Whoever writes at the end goes on there.
    const caret = selection.main.head === doc.length ? { anchor: value.length } : undefined;
    view.dispatch({
      changes: { from: 0, to: doc.length, insert: value },
      ...(caret && { selection: caret }),
    });
  }, [value]);

  useEffect(() => {
    editor.current?.dispatch({ effects: setMarks.of(marks) });
  }, [marks]);

  // It reads its attributes anew with every update, and the error and hint beside it come and go.
  useEffect(() => {
    editor.current?.dispatch({});
  });

  return (
    <div
      ref={host}
      data-invalid={props["aria-invalid"]}
      data-readonly={props.isReadOnly || undefined}
      className={BOX}
    />
  );
}

const NO_MARKS: readonly FormulaMark[] = [];

const BOX =
  "h-9 [--formula-line:34px] phone:[--formula-line:42px] w-full min-w-0 overflow-hidden rounded-md border border-border-control bg-surface focus-within:ring-field " +
  "data-invalid:border-negative-fill data-invalid:bg-field-error data-readonly:bg-surface-sunken phone:h-11";
