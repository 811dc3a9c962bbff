import { Check } from "lucide-react";
import type { ReactElement, ReactNode } from "react";
import { classNames } from "./class-names.ts";

export type StepLinkProps = { className: string; children: ReactNode };

type StepperProps = {
  label: string;
  steps: readonly string[];
  /** Index of the step being done; all before it are done. */
  current: number;
  /** Makes the link to a step; nothing for one that is not open yet. */
  renderLink?: (index: number, link: StepLinkProps) => ReactElement | undefined;
};

export function Stepper({ label, steps, current, renderLink }: StepperProps) {
  return (
    <>
      <StepBar steps={steps} current={current} />
      <ol aria-label={label} className="flex flex-wrap items-center gap-x-2.5 gap-y-2 phone:hidden">
        {steps.map((step, index) => {
          const content = <StepContent step={step} index={index} current={current} />;
          const link =
            index !== current && renderLink?.(index, { className: LINK, children: content });
          return (
            <li
              key={step}
              {...(index === current && { "aria-current": "step" })}
              className="flex items-center gap-1.5 text-xs text-text-2 not-last:after:ml-1 not-last:after:h-px not-last:after:w-5 not-last:after:bg-border-strong aria-[current=step]:font-medium aria-[current=step]:text-text"
            >
              {link || content}
            </li>
          );
        })}
      </ol>
    </>
  );
}

/** On a phone: how far it is and what comes, where the row of steps would not fit. */
function StepBar({ steps, current }: Pick<StepperProps, "steps" | "current">) {
  const next = steps[current + 1];
  return (
    <div className="hidden gap-2 text-xs phone:grid">
      <div className="flex justify-between gap-2">
        <span className="font-semibold">
          Step {current + 1} of {steps.length}
        </span>
        <span className="text-text-2">{next && `Next: ${next}`}</span>
      </div>
      <div aria-hidden="true" className="flex gap-1.25">
        {steps.map((step, index) => (
          <span
            key={step}
            className={classNames(
              "h-1 grow rounded-full",
              index <= current ? "bg-accent" : "bg-tile",
            )}
          />
        ))}
      </div>
    </div>
  );
}

function StepContent({ step, index, current }: { step: string; index: number; current: number }) {
  return (
    <>
      <span className={classNames(DISC, index === current ? NOW : index < current && DONE)}>
        {index < current ? <Check className="size-3" /> : index + 1}
      </span>
      {step}
      {index < current && <span className="sr-only">, done</span>}
    </>
  );
}

const LINK = "flex items-center gap-1.5 rounded-sm text-text-2 hover:text-text";
const DISC =
  "grid size-5 place-items-center rounded-full border border-border-strong text-2xs font-semibold tabular-nums";
const NOW = "border-accent bg-accent text-on-accent";
const DONE = "bg-tile text-text-2";
