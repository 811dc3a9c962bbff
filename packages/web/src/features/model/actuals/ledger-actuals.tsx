import type { DataOf } from "@app/contract/endpoint";
import type { readConnectionActuals } from "@app/contract/model-connection";
import { useSuspenseQuery } from "@tanstack/react-query";
import { Link } from "@tanstack/react-router";
import { useState } from "react";
import { useWorkbench } from "#features/model/workbench/use-workbench.ts";
import { Button } from "#ui/button.tsx";
import { Notice } from "#ui/notice.tsx";
import { ActualsHead } from "./actuals-head.tsx";
import { connectionActuals } from "./connection-queries.ts";
import { PlacesStep } from "./places-step.tsx";
import { booksOf, type Placing } from "./placing.ts";
import { RollForwardStep } from "./roll-forward-step.tsx";
import { StepFoot } from "./step-foot.tsx";

type LedgerActualsProps = { connectionId: number; onBack: () => void; onDone: () => void };

/** The months of the model's connection, by its mapping: what that does not prove is asked, the rest is not. */
export function LedgerActuals({ connectionId, onBack, onDone }: LedgerActualsProps) {
  const { model } = useWorkbench();
  const { data: read } = useSuspenseQuery(connectionActuals(model.id));
  const [placing, setPlacing] = useState<Placing>({});
  const [isPlacing, setIsPlacing] = useState(booksOf(read, {}) === undefined);
  const books = isPlacing ? undefined : booksOf(read, placing);
  if (read.problems.length > 0) return <Problems {...{ read, connectionId, onBack }} />;
  return (
    <>
      <ActualsHead source="ledger" step={books ? 2 : 1} />
      {books ? (
        <RollForwardStep
          key={JSON.stringify(books)}
          books={{ ...books, books: { ...books.books, turnsYears: true } }}
          source="ledger"
          onBack={Object.keys(placing).length > 0 ? () => setIsPlacing(true) : onBack}
          onDone={onDone}
        />
      ) : (
        <PlacesStep
          {...{ read, placing, onBack }}
          source="ledger"
          onPlacing={setPlacing}
          onNext={booksOf(read, placing) && (() => setIsPlacing(false))}
        />
      )}
    </>
  );
}

type ProblemsProps = Pick<LedgerActualsProps, "connectionId" | "onBack"> & {
  read: DataOf<typeof readConnectionActuals>;
};

function Problems({ read: { problems }, connectionId, onBack }: ProblemsProps) {
  return (
    <>
      <ActualsHead source="ledger" step={1} />
      <Notice
        tone="negative"
        className="m-6 phone:m-4"
        title="The ledger cannot be taken over yet"
        action={
          <Button asChild size="sm">
            <Link to="/connections/$id/mapping" params={{ id: String(connectionId) }}>
              Map accounts
            </Link>
          </Button>
        }
      >
        <ul className="grid gap-1">
          {problems.map(({ message }) => (
            <li key={message}>{message}</li>
          ))}
        </ul>
      </Notice>
      <StepFoot actions={<Button onClick={onBack}>Back</Button>}>Nothing was changed.</StepFoot>
    </>
  );
}
