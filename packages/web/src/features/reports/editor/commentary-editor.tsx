import type { Run } from "@app/engine/reports/report-document";
import { EditorState } from "@codemirror/state";
import { EditorView } from "@codemirror/view";
import { type Ref, useEffect, useImperativeHandle, useLayoutEffect, useRef, useState } from "react";
import {
  type At,
  type CommentaryHooks,
  commentaryExtensions,
  type Shown,
  setShown,
} from "./commentary-extensions.ts";
import { type HeldRun, makeLetters, type Place, paragraphsOf, textOf } from "./commentary-text.ts";

/** A figure as it was rendered, in the order of the runs that are no words. */
export type ShownRun = { text: string; name: string; warning?: string };

export type CommentaryHandle = {
  /** Puts a figure in the place of what stands there, or at the caret. */
  put: (run: Run, place?: Place) => void;
};

type CommentaryEditorProps = {
  ref: Ref<CommentaryHandle>;
  label: string;
  paragraphs: Run[][];
  shown: readonly ShownRun[];
  /** By letters, which are undone together, or by a figure put in, which is a step of its own. */
  onChange: (paragraphs: Run[][], isTyped: boolean) => void;
  onAt: (at: At | undefined) => void;
  onUndo: () => void;
  onRedo: () => void;
};

/** Words with figures in them, which are one letter each to the editor. */
export function CommentaryEditor({
  ref,
  paragraphs,
  shown,
  onChange,
  ...props
}: CommentaryEditorProps) {
  const [letters] = useState(makeLetters);
  const host = useRef<HTMLDivElement>(null);
  const editor = useRef<EditorView>(null);
  const text = textOf(paragraphs, letters);
  const known = useRef(text);
  const isPut = useRef(false);
  const hooks = useRef<CommentaryHooks>(null as never);
  hooks.current = {
    ...props,
    isReadOnly: false,
    onText: (typed) => {
      if (typed === known.current) return;
      known.current = typed;
      onChange(paragraphsOf(typed, letters), !isPut.current);
    },
  };

  useLayoutEffect(() => {
    const view = new EditorView({
      state: EditorState.create({
        doc: known.current,
        extensions: commentaryExtensions(hooks, letters),
      }),
      parent: host.current as HTMLElement,
    });
    editor.current = view;
    // Whoever added it, or chose one without words, is about to write some.
    if (known.current === "") view.focus();
    return () => view.destroy();
  }, [letters]);

  // What was undone, or a colleague saved: only what differs is put in, so that the caret stays.
  useEffect(() => {
    known.current = text;
    const view = editor.current;
    const change = view && differenceOf(view.state.doc.toString(), text);
    if (change) view.dispatch({ changes: change });
  }, [text]);

  // Before it is drawn: no figure is ever seen without its text.
  useLayoutEffect(() => {
    const runs = paragraphs.flat().filter((run): run is HeldRun => run.kind !== "words");
    const all = runs.flatMap((run, index): Shown[] => {
      const rendered = shown[index];
      return rendered ? [{ letter: letters.letterOf(run), ...rendered }] : [];
    });
    editor.current?.dispatch({ effects: setShown.of(all) });
  }, [paragraphs, shown, letters]);

  useImperativeHandle(ref, () => ({
    put: (run, place) => {
      const view = editor.current;
      if (!view) return;
      const { from, to } = place ?? view.state.selection.main;
      const insert = run.kind === "words" ? run.text : letters.letterOf(run);
      isPut.current = true;
      view.dispatch({
        changes: { from, to, insert },
        selection: { anchor: from + insert.length },
      });
      isPut.current = false;
      view.focus();
    },
  }));

  return <div ref={host} className="rounded-md text-md focus-within:ring-field" />;
}

function differenceOf(before: string, after: string) {
  if (before === after) return undefined;
  const most = Math.min(before.length, after.length);
  let from = 0;
  while (from < most && before[from] === after[from]) from += 1;
  let end = 0;
  while (end < most - from && before.at(-1 - end) === after.at(-1 - end)) end += 1;
  return { from, to: before.length - end, insert: after.slice(from, after.length - end) };
}
