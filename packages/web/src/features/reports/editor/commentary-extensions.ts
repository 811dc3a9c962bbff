import { standardKeymap } from "@codemirror/commands";
import { EditorState, type Extension, StateEffect, StateField } from "@codemirror/state";
import {
  Decoration,
  type DecorationSet,
  EditorView,
  keymap,
  placeholder,
  WidgetType,
} from "@codemirror/view";
import type { RefObject } from "react";
import {
  type HeldRun,
  type Letters,
  type Place,
  placesIn,
  withoutUnknown,
} from "./commentary-text.ts";

/** A bound figure as it was last rendered. */
export type Shown = { letter: string; text: string; name: string; warning?: string };

/** What the caret is at: a figure that is typed, or one that is bound or kept. */
export type At = { kind: "typed"; place: Place } | { kind: "held"; place: Place; run: HeldRun };

export type CommentaryHooks = {
  label: string;
  isReadOnly: boolean;
  onText: (text: string) => void;
  onAt: (at: At | undefined) => void;
  onUndo: () => void;
  onRedo: () => void;
};

export function commentaryExtensions(
  hooks: RefObject<CommentaryHooks>,
  letters: Letters,
): Extension {
  const figures = figuresField(letters);
  return [
    theme,
    EditorView.lineWrapping,
    placeholder("Write what the figures mean."),
    shownField,
    figures,
    EditorView.atomicRanges.of((view) => view.state.field(figures)),
    EditorView.clipboardInputFilter.of((text) => withoutUnknown(text, letters)),
    keymap.of([
      // One history for the whole report: what is undone here is undone everywhere.
      { key: "Mod-z", run: () => ran(hooks.current.onUndo) },
      { key: "Mod-y", run: () => ran(hooks.current.onRedo) },
      { key: "Mod-Shift-z", run: () => ran(hooks.current.onRedo) },
      ...standardKeymap,
    ]),
    EditorState.readOnly.of(hooks.current.isReadOnly),
    EditorView.contentAttributes.of({ "aria-label": hooks.current.label, spellcheck: "true" }),
    EditorView.updateListener.of(({ docChanged, selectionSet, state }) => {
      if (docChanged) hooks.current.onText(state.doc.toString());
      if (docChanged || selectionSet) hooks.current.onAt(placeAt(state, letters));
    }),
  ];
}

function ran(deed: () => void): true {
  deed();
  return true;
}

/** The figure that the caret touches. */
function placeAt(state: EditorState, letters: Letters): At | undefined {
  const { head } = state.selection.main;
  const { held, typed } = placesIn(state.doc.toString());
  const touches = ({ from, to }: Place) => from <= head && head <= to;
  const place = typed.find(touches);
  if (place) return { kind: "typed", place };
  const letter = held.find(touches);
  const run = letter && letters.runOf(letter.text);
  return letter && run ? { kind: "held", place: letter, run } : undefined;
}

export const setShown = StateEffect.define<readonly Shown[]>();

const shownField = StateField.define<readonly Shown[]>({
  create: () => [],
  update: (shown, { effects }) => effects.find((effect) => effect.is(setShown))?.value ?? shown,
});

function figuresField(letters: Letters) {
  const draw = (state: EditorState): DecorationSet => {
    const shown = state.field(shownField);
    const { held, typed } = placesIn(state.doc.toString());
    const counts = new Map<string, number>();
    const figures = held.map(({ from, to, text: letter }) => {
      const count = counts.get(letter) ?? 0;
      counts.set(letter, count + 1);
      const all = shown.filter((each) => each.letter === letter);
      const run = letters.runOf(letter);
      const widget = new FigureWidget(all[count] ?? all[0] ?? unknown(letter, run));
      return Decoration.replace({ widget }).range(from, to);
    });
    const marks = typed.map(({ from, to }) => TYPED.range(from, to));
    return Decoration.set([...figures, ...marks], true);
  };
  return StateField.define<DecorationSet>({
    create: draw,
    update: (drawn, { docChanged, effects, state }) =>
      docChanged || effects.some((effect) => effect.is(setShown)) ? draw(state) : drawn,
    provide: (field) => EditorView.decorations.from(field),
  });
}

/** A figure that was just bound has no text until it is rendered. */
function unknown(letter: string, run: HeldRun | undefined): Shown {
  return run?.kind === "typed"
    ? { letter, text: run.text, name: "Kept as it was typed" }
    : { letter, text: "…", name: "" };
}

const TYPED = Decoration.mark({
  class: "commentary-typed",
  attributes: { title: "Typed, not bound: it stays when the model moves." },
});

class FigureWidget extends WidgetType {
  readonly shown: Shown;

  constructor(shown: Shown) {
    super();
    this.shown = shown;
  }

  override eq({ shown }: FigureWidget) {
    const { text, name, warning } = this.shown;
    return shown.text === text && shown.name === name && shown.warning === warning;
  }

  override toDOM() {
    const { text, name, warning } = this.shown;
    const element = document.createElement("span");
    element.className = warning ? "commentary-figure is-flagged" : "commentary-figure";
    element.textContent = text;
    element.title = warning ? `${name}. ${warning}` : name;
    return element;
  }

  override ignoreEvent() {
    return false;
  }
}

const theme = EditorView.theme({
  "&": { fontSize: "inherit", color: "var(--text)" },
  "&.cm-focused": { outline: "none" },
  ".cm-scroller": { fontFamily: "inherit", lineHeight: "1.65" },
  ".cm-content": { padding: "10px 12px", caretColor: "var(--accent)" },
  ".cm-line": { padding: "0 0 6px" },
  ".cm-placeholder": { color: "var(--text-3)" },
  ".commentary-figure": {
    padding: "1px 4px",
    borderRadius: "4px",
    background: "var(--accent-soft)",
    boxShadow: "inset 0 -1px 0 var(--accent-line)",
    fontWeight: "500",
    fontVariantNumeric: "tabular-nums",
    cursor: "pointer",
  },
  ".commentary-figure.is-flagged": {
    background: "var(--alert-soft)",
    boxShadow: "inset 0 -1px 0 var(--alert-line)",
  },
  ".commentary-typed": {
    textDecoration: "underline dotted var(--alert)",
    textUnderlineOffset: "3px",
    color: "var(--alert)",
    fontWeight: "500",
  },
});
