import type { RenderedBlock, RenderedRun } from "@app/engine/reports/rendered-report";
import { classNames } from "#ui/class-names.ts";
import { WhyFigure } from "./ask-why.tsx";

type CommentaryProps = {
  block: Extract<RenderedBlock, { kind: "commentary" }>;
  /** The case that is read: words that speak of another say so. */
  caseName: string;
  /** For their author: what wants another look before it is published. */
  hasWarnings: boolean;
};

/** Words with figures of the model in them. */
export function Commentary({ block, caseName, hasWarnings }: CommentaryProps) {
  return (
    <>
      {block.caseName !== caseName && (
        <p className="mb-1.5 text-xs text-text-2">These words speak of {block.caseName}.</p>
      )}
      <div className="report-words">
        {block.paragraphs.map((runs, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: paragraphs have no name but their place
          <p key={index}>
            {runs.map((run, at) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: nor have the runs in them
              <Run key={at} run={run} hasWarnings={hasWarnings} />
            ))}
          </p>
        ))}
      </div>
    </>
  );
}

function Run({ run, hasWarnings }: { run: RenderedRun; hasWarnings: boolean }) {
  if (run.kind === "words") return run.text;
  const warning = hasWarnings ? warningOf(run) : undefined;
  const marked = warning !== undefined && "bg-alert-soft text-alert";
  const said = warning !== undefined && <span className="sr-only"> ({warning})</span>;
  return run.kind === "figure" ? (
    <strong className={classNames("bound-figure", marked)} title={warning ?? run.name}>
      <WhyFigure figure={askedOf(run)}>{run.text}</WhyFigure>
      {said}
    </strong>
  ) : (
    <span className={classNames(marked)} title={warning}>
      {run.text}
      {said}
    </span>
  );
}

function askedOf({ reference, name }: Extract<RenderedRun, { kind: "figure" }>) {
  return reference && { ...reference, title: name, sign: 1 as const };
}

function warningOf(run: Exclude<RenderedRun, { kind: "words" }>): string | undefined {
  if (run.kind === "figure") return run.warning;
  return run.isKept ? undefined : "Typed: it does not move with the model.";
}
