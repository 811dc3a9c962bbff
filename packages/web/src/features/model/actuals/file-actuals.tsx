import { useState } from "react";
import { useWorkbench } from "#features/model/workbench/use-workbench.ts";
import { NO_ANSWERS } from "#model/file-questions.tsx";
import { type ActualsRead, type Answers, useReadActuals } from "./actuals-queries.ts";
import { FileStep } from "./file-step.tsx";
import { PlacesStep } from "./places-step.tsx";
import { booksOf, type Placing } from "./placing.ts";
import { ReadingStep } from "./reading-step.tsx";
import { RollForwardStep } from "./roll-forward-step.tsx";

type FileActualsProps = { step: number; onStep: (step: number) => void; onDone: () => void };

/** Actual figures from a file: read, placed, looked at as if done, and only then taken over. */
export function FileActuals({ step, onStep, onDone }: FileActualsProps) {
  const { model } = useWorkbench();
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
      onStep(1);
    };
    reading.mutate({ file: next, answers: said }, { onSuccess });
  }
  function takeFile(next: File) {
    setPlacing({});
    readAs(next, NO_ANSWERS);
  }

  if (step === 0 || !read || !file)
    return <FileStep isPending={reading.isPending} error={failed} onFile={takeFile} />;
  if (step === 1)
    return (
      <ReadingStep
        {...{ file, read, answers }}
        isPending={reading.isPending}
        error={failed}
        onAnswers={(said) => readAs(file, said)}
        onBack={() => onStep(0)}
        onNext={() => onStep(2)}
      />
    );
  if (step === 2 || !books)
    return (
      <PlacesStep
        {...{ read, placing }}
        source="file"
        onPlacing={setPlacing}
        onBack={() => onStep(1)}
        onNext={books && (() => onStep(3))}
      />
    );
  return (
    <RollForwardStep
      key={JSON.stringify(books)}
      {...{ books, onDone }}
      source="file"
      onBack={() => onStep(2)}
    />
  );
}
