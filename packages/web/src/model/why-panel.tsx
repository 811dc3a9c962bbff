import { Check, ChevronRight, TriangleAlert, X } from "lucide-react";
import { type ReactNode, useEffect, useRef, useState } from "react";
import { Badge } from "#ui/badge.tsx";
import { IconButton } from "#ui/button.tsx";
import { Notice } from "#ui/notice.tsx";
import { caseColours } from "./case-colours.ts";
import { CaseTag } from "./case-tag.tsx";
import "./model.css";
import type { OpenDocument } from "./open-document.ts";
import { useDocumentState } from "./use-open-document.ts";
import { explainThrough } from "./why-ask.ts";
import { WhyDrivers, type WhyDriversProps } from "./why-drivers.tsx";
import { WhyParts } from "./why-parts.tsx";
import type { WhyQuestion } from "./why-question.ts";
import { type ActualFigure, stepOf, type WhyStep } from "./why-steps.ts";

type WhyPanelProps = Pick<WhyDriversProps, "driverLink" | "onTry"> & {
  document: OpenDocument;
  question: WhyQuestion;
  onClose: () => void;
  /** Where a figure of the ledger comes from, if that is known. */
  renderActual?: ((actual: ActualFigure) => ReactNode) | undefined;
};

/** Why a figure is what it is, one step at a time, down to drivers and the ledger. */
export function WhyPanel({ document, question, onClose, renderActual, ...links }: WhyPanelProps) {
  const [way, setWay] = useState({ from: question, steps: [question] });
  // Another figure was asked about: its way begins anew.
  if (way.from !== question) setWay({ from: question, steps: [question] });
  const steps = way.from === question ? way.steps : [question];
  const asked = steps.at(-1) ?? question;
  const heading = useRef<HTMLHeadingElement>(null);
  const { step, isLost } = useStep(document, asked);
  const { structure: own, references } = useDocumentState(document);
  const [figure] = asked.figures;
  const beside = references.get(figure?.reference ?? "");
  const structure = beside?.structure ?? own;

  function goTo(next: readonly WhyQuestion[]) {
    setWay({ from: question, steps: [...next] });
    heading.current?.focus();
  }

  const scenario = own.scenarios.find(({ id }) => id === asked.caseKey)?.name;
  const caseName = beside?.name ?? scenario ?? "Base";
  const last = asked.figures.at(-1)?.period ?? 0;
  return (
    <aside
      aria-label="Why?"
      className="why-panel"
      onKeyDown={(event) => event.key === "Escape" && onClose()}
    >
      <div className="flex items-start gap-2">
        <div className="min-w-0 grow">
          <p className="text-2xs text-text-3">Why?</p>
          <h2 ref={heading} tabIndex={-1} className="text-md font-semibold outline-none">
            {asked.title}
          </h2>
        </div>
        <p className="tabular text-md font-semibold" aria-live="polite">
          {step?.text}
        </p>
        <IconButton label="Close Why?" variant="quiet" size="sm" onClick={onClose}>
          <X />
        </IconButton>
      </div>
      <p className="mt-1.5 flex flex-wrap gap-1.5">
        <CaseTag
          name={caseName}
          colour={beside ? 2 : (caseColours(own.scenarios).get(asked.caseKey) ?? 1)}
        />
        <Badge>{last < structure.timeline.actualCount ? "Actual" : "Forecast"}</Badge>
        {step?.unit && <Badge>{step.unit}</Badge>}
        {asked.notes?.map((note) => (
          <Badge key={note} tone="alert" icon={<TriangleAlert />}>
            {note}
          </Badge>
        ))}
      </p>
      {steps.length > 1 && <Way steps={steps} onGoTo={goTo} />}
      {isLost && (
        <Notice tone="info" className="mt-3">
          This figure is no longer in the model.
        </Notice>
      )}
      {step && <Step step={step} onAsk={(next) => goTo([...steps, next])} />}
      {step?.actual && !beside && renderActual?.(step.actual)}
      {step && figure && asked.together === "one" && (
        <WhyDrivers {...{ document, ...links }} asked={{ ...figure, title: asked.title }} />
      )}
    </aside>
  );
}

type WayProps = {
  steps: readonly WhyQuestion[];
  onGoTo: (steps: readonly WhyQuestion[]) => void;
};

/** The figures on the way here; each leads back to itself. */
function Way({ steps, onGoTo }: WayProps) {
  return (
    <nav aria-label="Figures on the way here" className="mt-2.5">
      <ol className="flex flex-wrap items-center gap-x-1 text-xs">
        {steps.slice(0, -1).map((each, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: the same figure may be met twice on a way
          <li key={index} className="inline-flex max-w-full items-center gap-1">
            <button
              type="button"
              className="truncate rounded-xs text-accent-text hover:underline phone:min-h-10.5"
              onClick={() => onGoTo(steps.slice(0, index + 1))}
            >
              {each.title}
            </button>
            <ChevronRight aria-hidden="true" className="size-3! text-text-3" />
          </li>
        ))}
      </ol>
    </nav>
  );
}

type StepProps = { step: WhyStep; onAsk: (question: WhyQuestion) => void };

function Step({ step, onAsk }: StepProps) {
  return (
    <>
      {step.parts.length > 0 && <WhyParts step={step} onAsk={onAsk} />}
      {step.doPartsAddUp && (
        <p className="mt-2 flex items-center gap-1.5 text-xs text-text-2">
          <Check aria-hidden="true" className="size-3.5! text-positive" />
          Parts add up.
          {step.zeroCount > 0 &&
            ` ${step.zeroCount} more ${step.zeroCount === 1 ? "is" : "are"} zero.`}
        </p>
      )}
      {step.origin.length > 0 && (
        <div className="mt-3 grid gap-1 rounded-md bg-surface-sunken px-3 py-2 text-xs text-text-2">
          {step.origin.map((sentence) => (
            <p key={sentence} className="wrap-anywhere">
              {sentence}
            </p>
          ))}
        </div>
      )}
    </>
  );
}

type Answer = { of: WhyQuestion; step?: WhyStep; isLost?: true };

/** Asked again whenever the figures move; the last answer stays until the next one is there. */
function useStep(document: OpenDocument, question: WhyQuestion) {
  const { version, structure } = useDocumentState(document);
  const [answer, setAnswer] = useState<Answer>();
  // biome-ignore lint/correctness/useExhaustiveDependencies: another version has other figures
  useEffect(() => {
    let isWanted = true;
    const put = (next: Answer) => isWanted && setAnswer(next);
    Promise.all(question.figures.map((figure) => explainThrough(document, figure))).then(
      (answers) => {
        const explained = answers.map(({ explanation }) => explanation);
        const figures = answers.map(({ asked }) => asked);
        const beside = document.state().references.get(figures[0]?.reference ?? "");
        const ground = beside
          ? { document: beside.document, periods: beside.structure.periods }
          : { document: document.state().document, periods: structure.periods };
        put({ of: question, step: stepOf({ ...question, figures }, explained, ground) });
      },
      () => put({ of: question, isLost: true }),
    );
    return () => {
      isWanted = false;
    };
  }, [document, question, version, structure]);
  if (answer?.of !== question) return { step: undefined, isLost: false };
  return { step: answer.step, isLost: answer.isLost === true };
}
