import type { Structure } from "@app/engine/worker/structure";
import { useMemo, useState } from "react";
import { useWorkbench } from "#features/model/workbench/use-workbench.ts";
import { completionsAt, mistakesIn, tokensOf } from "#model/formula-rules.ts";
import { useDocumentState } from "#model/use-open-document.ts";
import { Button } from "#ui/button.tsx";
import { FormulaInput } from "#ui/formula-input.tsx";

type FormulaFieldProps = {
  label: string;
  formula: string;
  refusal: string | undefined;
  onCommit: (formula: string) => void;
};

/** A formula of the model, with its names to complete and what is wrong at its place, in words. */
export function FormulaField({ label, formula, refusal, onCommit }: FormulaFieldProps) {
  const { document } = useWorkbench();
  const { structure } = useDocumentState(document);
  const { lines, timeline } = structure;
  const names = useMemo(() => lines.map(({ id, name }) => ({ name: id, meaning: name })), [lines]);
  const [typed, setTyped] = useState({ of: formula, text: formula });
  // Somebody else changed it, or it was undone: what is typed begins anew.
  if (typed.of !== formula) setTyped({ of: formula, text: formula });
  const { text } = typed;
  const marks = useMemo(
    () => (text.trim() === "" ? [] : mistakesOf(text, lines, timeline)),
    [text, lines, timeline],
  );
  const isChanged = text.trim() !== formula && text.trim() !== "";
  return (
    <div className="grid gap-1.5">
      <FormulaInput
        tokensOf={tokensOf}
        completionsAt={(typing, place) => completionsAt(typing, place, names)}
        label={label}
        value={text}
        marks={marks}
        isReadOnly={refusal !== undefined}
        {...(marks.length > 0 && { "aria-invalid": true })}
        onChange={(next) => setTyped({ of: formula, text: next })}
        onEnter={() => isChanged && onCommit(text.trim())}
        onEscape={() => setTyped({ of: formula, text: formula })}
      />
      {marks.map(({ message, from }) => (
        <p key={`${from} ${message}`} role="alert" className="text-2xs text-negative">
          {message} Counts as zero.
        </p>
      ))}
      {isChanged && (
        <div className="flex gap-2">
          <Button size="sm" onClick={() => onCommit(text.trim())}>
            Use this formula
          </Button>
          <Button
            size="sm"
            variant="quiet"
            onClick={() => setTyped({ of: formula, text: formula })}
          >
            Leave it
          </Button>
        </div>
      )}
    </div>
  );
}

function mistakesOf(text: string, lines: Structure["lines"], timeline: Structure["timeline"]) {
  const names = lines.map(({ id }) => id);
  return mistakesIn(text, names, { line: "formula", name: "Formula", timeline });
}
