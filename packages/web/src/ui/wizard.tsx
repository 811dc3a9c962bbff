import {
  type FormEvent,
  type ReactElement,
  type ReactNode,
  useEffect,
  useRef,
  useState,
} from "react";
import { flushSync } from "react-dom";
import { Button } from "./button.tsx";
import { LeaveGuard } from "./leave-guard.tsx";
import { Notice } from "./notice.tsx";
import { type StepLinkProps, Stepper } from "./stepper.tsx";
import { useWizardDraft } from "./wizard-draft.ts";

export type WizardStep<Values> = {
  /** Its part of the address. */
  slug: string;
  /** In the row of steps. */
  label: string;
  title: string | ((values: Values) => string);
  description?: string;
  /** What is still to be answered, as a sentence; nothing when the next step may be opened. */
  missing: (values: Values) => string | undefined;
  /** Its fields; `missing` is given once one tried to go on, for the field that lacks an answer. */
  content: (draft: WizardDraft<Values> & { missing: string | undefined }) => ReactNode;
};

type WizardDraft<Values> = { values: Values; change: (part: Partial<Values>) => void };

type WizardProps<Values> = {
  /** Under this name what was typed is kept for the tab. */
  id: string;
  label: string;
  /** What was done on the way here, as the first of the row of steps. */
  done?: readonly string[];
  /** What it ends with, as the last of the row. */
  last?: string;
  steps: readonly WizardStep<Values>[];
  /** The step the address names. */
  slug: string;
  initial: Values;
  /** Goes to a step; with `replace`, the address asked for is no place to come back to. */
  goTo: (slug: string, options: { replace: boolean }) => void;
  /** The link to a step that is open. */
  renderLink: (slug: string, link: StepLinkProps) => ReactElement;
  /** Whether an address is one of its steps. */
  isStep: (pathname: string) => boolean;
  finishLabel: string;
  /** Does what the wizard is for; what it throws is shown and everything kept. */
  onFinish: (values: Values) => Promise<void>;
  /** At the left of the buttons: what is kept, what has not happened yet. */
  note?: ReactNode;
};

/** A decision in steps, each with its own address: Back, Forward and a reload keep what was typed. */
export function Wizard<Values extends object>(props: WizardProps<Values>) {
  const { steps, slug, goTo, done = [], last = [] } = props;
  const draft = useWizardDraft(props.id, props.initial);
  const [isFinished, setIsFinished] = useState(false);
  const [openedAt] = useState(slug);
  const [hasMoved, setHasMoved] = useState(false);
  if (!hasMoved && slug !== openedAt) setHasMoved(true);
  const firstOpen = steps.findIndex(({ missing }) => missing(draft.values));
  const lastOpen = firstOpen < 0 ? steps.length - 1 : firstOpen;
  const index = steps.findIndex((step) => step.slug === slug);
  const step = steps[index];
  const isOpen = step !== undefined && index <= lastOpen;
  const detour = isOpen ? undefined : steps[lastOpen]?.slug;

  useEffect(() => {
    if (detour) goTo(detour, { replace: true });
  }, [detour, goTo]);

  async function finish() {
    // The guard must have stepped aside before anything can leave the page.
    flushSync(() => setIsFinished(true));
    try {
      await props.onFinish(draft.values);
      draft.forget();
    } catch (error) {
      setIsFinished(false);
      throw error;
    }
  }

  if (!isOpen) return null;
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-6">
      <Stepper
        label={props.label}
        steps={[...done, ...steps.map(({ label }) => label)].concat(last)}
        current={done.length + index}
        renderLink={(place, link) => {
          const at = place - done.length;
          const target = steps[at];
          return target && at <= lastOpen ? props.renderLink(target.slug, link) : undefined;
        }}
      />
      <StepForm
        key={slug}
        step={step}
        draft={draft}
        isArrival={hasMoved}
        note={props.note}
        onBack={
          index > 0 ? () => goTo(steps[index - 1]?.slug ?? slug, { replace: false }) : undefined
        }
        nextLabel={index === steps.length - 1 ? props.finishLabel : "Continue"}
        onNext={async () => {
          const next = steps[index + 1];
          if (next) goTo(next.slug, { replace: false });
          else await finish();
        }}
      />
      <LeaveGuard
        hasChanges={() => draft.isTouched && !isFinished}
        staysWithin={props.isStep}
        onDiscard={draft.forget}
      />
    </div>
  );
}

type StepFormProps<Values> = {
  step: WizardStep<Values>;
  draft: WizardDraft<Values>;
  /** Reached from another step, it is read from its heading on. */
  isArrival: boolean;
  note: ReactNode;
  onBack: (() => void) | undefined;
  nextLabel: string;
  onNext: () => Promise<void>;
};

function StepForm<Values>(props: StepFormProps<Values>) {
  const { step, draft, isArrival, note, onBack, nextLabel, onNext } = props;
  const heading = useRef<HTMLHeadingElement>(null);
  const form = useRef<HTMLFormElement>(null);
  const [hasTried, setHasTried] = useState(false);
  const [problem, setProblem] = useState<string>();
  const [isPending, setIsPending] = useState(false);

  useEffect(() => {
    if (isArrival) heading.current?.focus();
  }, [isArrival]);

  async function submit(event: FormEvent) {
    event.preventDefault();
    setProblem(undefined);
    if (step.missing(draft.values)) {
      flushSync(() => setHasTried(true));
      focusFirstWrong(form.current);
      return;
    }
    setIsPending(true);
    await onNext()
      .catch((error: unknown) => setProblem(error instanceof Error ? error.message : String(error)))
      .finally(() => setIsPending(false));
  }

  return (
    <form ref={form} noValidate onSubmit={(event) => void submit(event)} className="grid gap-5">
      <div>
        <h1
          ref={heading}
          tabIndex={-1}
          className="text-xl font-semibold tracking-tight outline-none"
        >
          {typeof step.title === "string" ? step.title : step.title(draft.values)}
        </h1>
        {step.description && <p className="text-md text-text-2">{step.description}</p>}
      </div>
      {step.content({ ...draft, missing: hasTried ? step.missing(draft.values) : undefined })}
      {problem && <Notice tone="negative">{problem}</Notice>}
      <div className="sticky bottom-0 z-1 flex flex-wrap items-center gap-2 border-t border-border bg-[var(--page,var(--bg))] py-3.5">
        <p className="min-w-0 grow text-text-2 phone:w-full">{note}</p>
        {onBack && <Button onClick={onBack}>Back</Button>}
        <Button type="submit" variant="primary" isPending={isPending} className="phone:grow">
          {nextLabel}
        </Button>
      </div>
    </form>
  );
}

/** A group of choices is wrong as a whole; the focus goes to the first of them. */
function focusFirstWrong(form: HTMLFormElement | null) {
  const wrong = form?.querySelector<HTMLElement>("[aria-invalid=true]");
  const control = wrong?.matches("fieldset") ? wrong.querySelector<HTMLElement>("input") : wrong;
  control?.focus();
}
