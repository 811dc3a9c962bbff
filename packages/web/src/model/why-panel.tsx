import { type ActualFigure, stepOf, type WhyStep } from "@app/engine/why/steps";
import { TriangleAlert } from "lucide-react";
import { type ReactNode, useEffect, useRef, useState } from "react";
import { Badge } from "#ui/badge.tsx";
import { Notice } from "#ui/notice.tsx";
import { caseColours } from "./case-colours.ts";
import { CaseTag } from "./case-tag.tsx";
import type { OpenDocument } from "./open-document.ts";
import { useDocumentState } from "./use-open-document.ts";
import { explainThrough } from "./why-ask.ts";
import { WhyDrivers, type WhyDriversProps } from "./why-drivers.tsx";
import { WhyFrame } from "./why-frame.tsx";
import type { WhyQuestion } from "./why-question.ts";
import { WhyStepView, WhyWay } from "./why-step.tsx";

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
    <WhyFrame
      title={asked.title}
      text={step?.text}
      heading={heading}
      onClose={onClose}
      tags={
        <>
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
        </>
      }
    >
      {steps.length > 1 && <WhyWay steps={steps} onGoTo={goTo} />}
      {isLost && (
        <Notice tone="info" className="mt-3">
          This figure is no longer in the model.
        </Notice>
      )}
      {step && <WhyStepView step={step} onAsk={(next) => goTo([...steps, next])} />}
      {step?.actual && !beside && renderActual?.(step.actual)}
      {step && figure && asked.together === "one" && (
        <WhyDrivers {...{ document, ...links }} asked={{ ...figure, title: asked.title }} />
      )}
    </WhyFrame>
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
