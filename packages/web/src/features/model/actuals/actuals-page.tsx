import { useState } from "react";
import { useWorkbench } from "#features/model/workbench/use-workbench.ts";
import { useDocumentState } from "#model/use-open-document.ts";
import { Notice } from "#ui/notice.tsx";
import { Stepper } from "#ui/stepper.tsx";
import { type ActualsRead, type Answers, NO_ANSWERS, useReadActuals } from "./actuals-queries.ts";
import { FileStep } from "./file-step.tsx";
import { PlacesStep } from "./places-step.tsx";
import { booksOf, type Placing } from "./placing.ts";
import { ReadingStep } from "./reading-step.tsx";
import { RollForwardStep } from "./roll-forward-step.tsx";

const STEPS = ["File", "Reading", "Accounts", "Roll forward"] as const;

/** Actual figures from a file: read, placed, looked at as if done, and only then taken over. */
export function ActualsPage({ onDone }: { onDone: () => void }) {
  const { model } = useWorkbench();
  const why = useWhyNotActuals();
  const [step, setStep] = useState(0);
  const [file, setFile] = useState<File>();
  const [answers, setAnswers] = useState<Answers>(NO_ANSWERS);
  const [placing, setPlacing] = useState<Placing>({});
  const reading = useReadActuals(model.id);
  /** What was read last stays in view while it is read again. */
  const [read, setRead] = useState<ActualsRead>();
  const failed = reading.error?.message;
  const books = read && booksOf(read, placing);

  function readAs(next: File, said: Answers) {
    setFile(next);
    setAnswers(said);
    const onSuccess = (found: ActualsRead) => {
      setRead(found);
      setStep(1);
    };
    reading.mutate({ file: next, answers: said }, { onSuccess });
  }
  function takeFile(next: File) {
    setPlacing({});
    readAs(next, NO_ANSWERS);
  }

  return (
    <div className="relative flex grow flex-col">
      <div className="flex flex-wrap items-center justify-between gap-x-6 gap-y-2 px-6 pt-5 phone:px-4">
        <h2 className="text-lg font-semibold tracking-tight">Add actuals</h2>
        <Stepper label="Steps" steps={STEPS} current={step} />
      </div>
      {why && (
        <Notice tone="alert" title="Actuals are not yours to add" className="mx-6 mt-4 phone:mx-4">
          {why}
        </Notice>
      )}
      {!why && (step === 0 || !read || !file) && (
        <FileStep isPending={reading.isPending} error={failed} onFile={takeFile} />
      )}
      {!why && file && read && step === 1 && (
        <ReadingStep
          {...{ file, read, answers }}
          isPending={reading.isPending}
          error={failed}
          onAnswers={(said) => readAs(file, said)}
          onBack={() => setStep(0)}
          onNext={() => setStep(2)}
        />
      )}
      {!why && read && step === 2 && (
        <PlacesStep
          {...{ read, placing }}
          onPlacing={setPlacing}
          onBack={() => setStep(1)}
          onNext={books && (() => setStep(3))}
        />
      )}
      {!why && books && step === 3 && (
        <RollForwardStep
          key={JSON.stringify(books)}
          {...{ books, onDone }}
          onBack={() => setStep(2)}
        />
      )}
    </div>
  );
}

/** Said before a file is asked for, and not after it was read. */
function useWhyNotActuals(): string | undefined {
  const { document, onEdits, whyNot } = useWorkbench();
  const { document: model } = useDocumentState(document);
  const { actualCount } = model.timeline;
  const edit = { kind: "set", place: "timeline/actualCount", value: actualCount } as const;
  return whyNot?.([edit], model) ?? (onEdits ? undefined : "This model can only be read now.");
}
