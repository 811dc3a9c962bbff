import type { SeriesNumber } from "@app/charts/drawing";
import { getReportWhy } from "@app/contract/report-why";
import type { ReaderNext } from "@app/engine/reports/reader-why";
import { useQuery } from "@tanstack/react-query";
import { useEffect, useRef, useState } from "react";
import { queryFor } from "#lib/api.ts";
import { CaseTag } from "#model/case-tag.tsx";
import { WhyFrame } from "#model/why-frame.tsx";
import { WhyStepView, WhyWay } from "#model/why-step.tsx";
import type { AskedFigure } from "#report/ask-why.tsx";
import { Badge } from "#ui/badge.tsx";
import { Notice } from "#ui/notice.tsx";

type Question = ReaderNext | AskedFigure;

type ReaderWhyProps = {
  place: { id: number; share: string };
  asked: AskedFigure;
  colour: SeriesNumber;
  onClose: () => void;
};

const STANDINGS = { actual: "Actual", forecast: "Forecast", mixed: "Actual and forecast" } as const;

/** Why a figure of the report is what it is, one step at a time, as deep as its author allows. */
export function ReaderWhy({ place, asked, colour, onClose }: ReaderWhyProps) {
  const [way, setWay] = useState<{ from: AskedFigure; steps: readonly Question[] }>();
  const steps = way?.from === asked ? way.steps : [asked];
  const shown = steps.at(-1) ?? asked;
  const heading = useRef<HTMLHeadingElement>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: another figure was asked about
  useEffect(() => heading.current?.focus(), [asked]);
  const { data, error } = useWhy(place, asked.case, shown);
  // By the name it was asked by.
  const step = data && { ...data, title: shown.title };

  function goTo(next: readonly Question[]) {
    setWay({ from: asked, steps: next });
    heading.current?.focus();
  }

  return (
    <WhyFrame
      title={shown.title}
      text={step?.text}
      heading={heading}
      className="reader-why"
      onClose={onClose}
      tags={
        step && (
          <>
            <CaseTag name={step.caseName} colour={colour} />
            <Badge>{STANDINGS[step.standing]}</Badge>
            {step.unit && <Badge>{step.unit}</Badge>}
          </>
        )
      }
    >
      {steps.length > 1 && <WhyWay steps={steps} onGoTo={goTo} />}
      {error && (
        <Notice tone="info" className="mt-3">
          This figure could not be explained. Try again in a moment.
        </Notice>
      )}
      {step && <WhyStepView step={step} onAsk={(next) => goTo([...steps, next])} />}
      {step && step.drivers.length > 0 && <Drivers drivers={step.drivers} />}
    </WhyFrame>
  );
}

function Drivers({ drivers }: { drivers: { name: string; value: string; note?: string }[] }) {
  return (
    <section aria-labelledby="why-drivers" className="mt-5">
      <h3 id="why-drivers" className="text-xs font-semibold">
        Drivers behind it
      </h3>
      <ul className="mt-1.5 grid">
        {drivers.map(({ name, value, note }) => (
          <li key={name} className="border-t border-border py-2.5">
            <div className="flex items-baseline gap-2">
              <span className="min-w-0 grow font-medium">{name}</span>
              <span className="tabular">{value}</span>
            </div>
            {note && <p className="text-xs wrap-anywhere text-text-2">{note}</p>}
          </li>
        ))}
      </ul>
    </section>
  );
}

/** An edition never changes, and neither do its answers. */
function useWhy({ id, share }: ReaderWhyProps["place"], scenario: string, question: Question) {
  const { line, from, to, sign } = question;
  const query = { share, scenario, line, from, to, ...(sign && { sign: SIGNS[sign] }) };
  return useQuery(
    queryFor(getReportWhy, { params: { id }, query }, { staleTime: Number.POSITIVE_INFINITY }),
  );
}

const SIGNS = { 1: "1", "-1": "-1" } as const;
