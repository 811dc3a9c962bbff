import type { WhyStep } from "@app/engine/why/steps";
import { Check, ChevronRight } from "lucide-react";
import { WhyParts } from "./why-parts.tsx";

type WayProps<Question> = {
  steps: readonly Question[];
  onGoTo: (steps: readonly Question[]) => void;
};

/** The figures on the way here; each leads back to itself. */
export function WhyWay<Question extends { title: string }>({ steps, onGoTo }: WayProps<Question>) {
  return (
    <nav aria-label="Figures on the way here" className="mt-2.5">
      <ol className="flex flex-wrap items-center gap-x-1 text-xs">
        {steps.slice(0, -1).map((each, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: the same figure may be met twice on a way
          <li key={index} className="inline-flex max-w-full items-center gap-1">
            <button
              type="button"
              className="truncate rounded-xs text-accent-text hover:underline phone:min-h-11 phone:min-w-11"
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

type WhyStepViewProps<Next> = {
  step: Omit<WhyStep<Next>, "actual">;
  onAsk: (question: Next) => void;
};

/** What a figure adds up from, whether it does, and where it comes from. */
export function WhyStepView<Next>({ step, onAsk }: WhyStepViewProps<Next>) {
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
