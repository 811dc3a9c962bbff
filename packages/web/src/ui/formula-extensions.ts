import { acceptCompletion, autocompletion, closeCompletion } from "@codemirror/autocomplete";
import { history, historyKeymap, standardKeymap } from "@codemirror/commands";
import { EditorState, type Extension, StateEffect, StateField } from "@codemirror/state";
import {
  Decoration,
  type DecorationSet,
  EditorView,
  type KeyBinding,
  keymap,
  placeholder,
} from "@codemirror/view";
import type { RefObject } from "react";
import { completionSource, takeFirst, VALUE_COLUMN } from "./formula-completion.ts";
import type { FormulaInputProps } from "./formula-input.tsx";
import { type FormulaMark, onOneLine, placeOf } from "./formula-text.ts";
import { formulaTheme } from "./formula-theme.ts";

export type FormulaHooks = FormulaInputProps;

/** What makes an editor a formula field; `hooks` always holds the newest props. */
export function formulaExtensions(hooks: RefObject<FormulaHooks>): Extension {
  return [
    formulaTheme,
    history(),
    placeholder(hooks.current.placeholder ?? ""),
    oneLine,
    highlighting(hooks),
    markField,
    autocompletion({
      override: [completionSource(hooks)],
      addToOptions: [VALUE_COLUMN],
      defaultKeymap: true,
      icons: false,
      // A Tab right after the list appeared means its first name, and never leaves the field.
      interactionDelay: 0,
    }),
    keymap.of([...keysOf(hooks), ...historyKeymap, ...standardKeymap]),
    EditorView.contentAttributes.of(() => attributesOf(hooks.current)),
    EditorState.readOnly.of(hooks.current.isReadOnly ?? false),
    EditorView.updateListener.of(({ docChanged, state }) => {
      const text = state.doc.toString();
      if (docChanged && text !== hooks.current.value) hooks.current.onChange(text);
    }),
  ];
}

/** Tab takes the name, Enter means the formula; so it is in every spreadsheet. */
function keysOf(hooks: RefObject<FormulaHooks>): KeyBinding[] {
  const enter = (isForSelection: boolean) => (view: EditorView) => {
    closeCompletion(view);
    const { marks = [], onEnter, onRefuse } = hooks.current;
    const [mistake] = marks;
    if (mistake) {
      showPlace(view, mistake);
      onRefuse?.(mistake);
    } else onEnter?.(isForSelection);
    return true;
  };
  const leave = (view: EditorView) => {
    if (!closeCompletion(view)) hooks.current.onEscape?.();
    return true;
  };
  return [
    { key: "Tab", run: (view) => acceptCompletion(view) || takeFirst(view, hooks.current) },
    { key: "Enter", run: enter(false) },
    { key: "Alt-Enter", run: enter(true) },
    { key: "Escape", run: leave },
  ];
}

/** The caret goes where a mistake ends, ready to mend it. */
function showPlace(view: EditorView, { to }: FormulaMark) {
  const anchor = Math.min(to, view.state.doc.length);
  view.dispatch({ selection: { anchor }, scrollIntoView: true });
}

function attributesOf(props: FormulaHooks): Record<string, string> {
  return {
    // What is longer than its field scrolls, and must be seen to take the keyboard.
    tabindex: "0",
    "aria-label": props.label,
    "aria-multiline": "false",
    ...(props["aria-invalid"] && { "aria-invalid": "true" }),
    ...(props["aria-describedby"] && { "aria-describedby": props["aria-describedby"] }),
    ...(props.isReadOnly && { "aria-readonly": "true" }),
  };
}

const oneLine: Extension = [
  EditorView.clipboardInputFilter.of(onOneLine),
  EditorState.transactionFilter.of((change) => (change.newDoc.lines > 1 ? [] : change)),
];

function highlighting(hooks: RefObject<FormulaHooks>) {
  const draw = (state: EditorState): DecorationSet => {
    const tokens = hooks.current.tokensOf?.(state.doc.toString()) ?? [];
    const drawn = tokens.map(({ from, to, kind }) => TOKENS[kind].range(from, to));
    return Decoration.set(drawn, true);
  };
  return StateField.define<DecorationSet>({
    create: draw,
    update: (drawn, { docChanged, state }) => (docChanged ? draw(state) : drawn),
    provide: (field) => EditorView.decorations.from(field),
  });
}

const TOKENS = {
  name: Decoration.mark({ class: "formula-name" }),
  number: Decoration.mark({ class: "formula-number" }),
  function: Decoration.mark({ class: "formula-function" }),
};

export const setMarks = StateEffect.define<readonly FormulaMark[]>();

/** Marks move with the text until the caller gives new ones. */
const markField = StateField.define<DecorationSet>({
  create: () => Decoration.none,
  update(drawn, { changes, effects, state }) {
    const given = effects.find((effect) => effect.is(setMarks))?.value;
    if (!given) return drawn.map(changes);
    if (state.doc.length === 0) return Decoration.none;
    return Decoration.set(
      given.map((mark) => {
        const { from, to } = placeOf(mark, state.doc.length);
        const attributes = { title: mark.message };
        return Decoration.mark({ class: "formula-mistake", attributes }).range(from, to);
      }),
      true,
    );
  },
  provide: (field) => EditorView.decorations.from(field),
});
