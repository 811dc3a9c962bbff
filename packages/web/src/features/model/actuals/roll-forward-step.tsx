import type { LastYear } from "@app/engine/actuals/books";
import type { Consumption } from "@app/engine/actuals/consume";
import type { AskedRollForward, HeldChange } from "@app/engine/actuals/plan-roll-forward";
import { spanWords } from "@app/engine/edits/actuals-words";
import type { Timeline } from "@app/engine/time/timeline";
import type { RollForward } from "@app/engine/worker/roll-forward";
import { useMemo, useState } from "react";
import { useWorkbench } from "#features/model/workbench/use-workbench.ts";
import { formatAmount } from "#lib/format.ts";
import { useDocumentState } from "#model/use-open-document.ts";
import { Button } from "#ui/button.tsx";
import { Notice } from "#ui/notice.tsx";
import { SkeletonCard, SkeletonRows } from "#ui/skeleton.tsx";
import { Waiting } from "#ui/waiting.tsx";
import type { BooksSource } from "./books-source.ts";
import { BridgeCard } from "./bridge-card.tsx";
import { DifferencesCard } from "./differences-card.tsx";
import { EventsCard } from "./events-card.tsx";
import { nameBefore, newPeriods, restatedPeriods } from "./name-before.ts";
import { OutlookCard } from "./outlook-card.tsx";
import { Proofs } from "./proofs.tsx";
import { RestatementsCard } from "./restatements-card.tsx";
import { StepFoot } from "./step-foot.tsx";
import { useConfirmRollForward } from "./use-confirm-roll-forward.ts";
import { useRollForward } from "./use-roll-forward.ts";
import { useWhyNotActuals } from "./use-why-not-actuals.ts";
import { YearCard } from "./year-card.tsx";

type RollForwardStepProps = {
  books: Pick<AskedRollForward, "books" | "newAccounts">;
  source: BooksSource;
  onBack: () => void;
  onDone: () => void;
};

const NONE_HELD: readonly HeldChange[] = [];
const NONE_CONSUMED: readonly Consumption[] = [];

/** The model as if it had been rolled forward. Nothing is changed until it is confirmed at the foot. */
export function RollForwardStep({ books, source, onBack, onDone }: RollForwardStepProps) {
  const [held, setHeld] = useState(NONE_HELD);
  const [consumed, setConsumed] = useState(NONE_CONSUMED);
  const [lastYear, setLastYear] = useState<LastYear>();
  const asked = useMemo(
    () => ({
      ...{ newAccounts: books.newAccounts, held, consumed },
      books: { ...books.books, lastYear },
    }),
    [books, held, consumed, lastYear],
  );
  const plan = useRollForward(asked);
  const { document } = useWorkbench();
  const { structure, document: model } = useDocumentState(document);
  const confirm = useConfirmRollForward(onDone);
  const whyNot = useWhyNotActuals();
  const accounts = useMemo(
    () => [...model.accounts, ...books.newAccounts],
    [model.accounts, books.newAccounts],
  );
  const label = (period: number) => structure.periods[period]?.label ?? "";
  if (!plan)
    return (
      <div className="p-6">
        <Waiting>
          <SkeletonCard hasNote>
            <SkeletonRows count={6} />
          </SkeletonCard>
        </Waiting>
      </div>
    );
  const { planned, from } = plan;
  if ("problem" in planned)
    return (
      <>
        <Notice
          tone="negative"
          title={`The ${source} does not fit the model`}
          className="m-6 phone:m-4"
        >
          {planned.problem}
        </Notice>
        <StepFoot actions={<Button onClick={onBack}>Back</Button>}>Nothing was changed.</StepFoot>
      </>
    );
  const question = planned.question && (
    <YearCard
      question={planned.question}
      label={label(planned.question.period)}
      answer={lastYear}
      onAnswer={setLastYear}
    />
  );
  if (!("edits" in planned))
    return (
      <>
        <div className="p-6 phone:p-4">{question}</div>
        <StepFoot actions={<Button onClick={onBack}>Back</Button>}>
          One question is open. Nothing was changed.
        </StepFoot>
      </>
    );
  const count = planned.to - planned.from + 1;
  const { lopsided, restatements } = planned;
  const verb = count > 0 ? `Roll forward to ${label(planned.to)}` : "Take over the changes";
  const fault = lopsided
    ? `What is accepted in ${label(lopsided.period)} adds up to ${formatAmount(lopsided.amount, { decimals: 2 })}, not to nothing. Accept the other side as well.`
    : confirm.fault;
  const isNothing = count === 0 && restatements.length <= held.length;
  return (
    <>
      <div className="grid gap-4 p-6 phone:p-4">
        <div className="flex flex-wrap items-end justify-between gap-x-6 gap-y-2">
          <div>
            <h3 className="text-lg font-semibold tracking-tight">{verb}</h3>
            <p className="text-text-2">
              You see the model after rolling forward, base, {from.currency}. Nothing is changed
              yet.
            </p>
          </div>
          <Proofs books={books} planned={planned} />
        </div>
        {question}
        <Told planned={planned} source={source} />
        <div className="grid grid-cols-[minmax(0,1.6fr)_minmax(0,1fr)] items-start gap-4 max-[1100px]:grid-cols-1">
          <div className="grid min-w-0 gap-4">
            <BridgeCard {...{ planned, source, accounts }} />
            <RestatementsCard {...{ planned, source, held, accounts }} onHeld={setHeld} />
            <EventsCard {...{ planned, consumed, accounts }} onConsumed={setConsumed} />
            <DifferencesCard {...{ planned, accounts }} />
          </div>
          <OutlookCard planned={planned} />
        </div>
      </div>
      <StepFoot
        actions={
          <>
            <Button onClick={onBack}>Back</Button>
            {!whyNot && (
              <Button
                variant="primary"
                disabled={isNothing || lopsided !== undefined}
                isPending={confirm.isPending}
                onClick={() => void confirm.run(planned, from, held, verb)}
              >
                {verb}
              </Button>
            )}
          </>
        }
      >
        {whyNot ?? (isNothing && `The ${source} has nothing that is not in the model already.`)}
        {fault && (
          <span role="alert" className="block font-medium text-negative">
            {fault}
          </span>
        )}
        {!whyNot && !isNothing && !fault && (
          <>
            <span className="font-semibold text-text">{becomes(planned, held, from.timeline)}</span>{" "}
            One undo takes all of it back.{" "}
            <span className="phone:hidden">
              The model until now is kept in History as “{nameBefore(planned, held, from.timeline)}
              ”. Published reports do not change.
            </span>
          </>
        )}
      </StepFoot>
    </>
  );
}

function becomes(planned: RollForward, held: readonly HeldChange[], timeline: Timeline): string {
  const { from, to, before } = planned;
  if (to < from) return `${spanWords(timeline, restatedPeriods(planned, held))} restated.`;
  const months = spanWords(timeline, newPeriods(planned));
  const verb = from === to ? "becomes" : "become";
  return `${months} ${verb} actual, ${to + 1} + ${before.cash.length - to - 1} periods.`;
}

type ToldProps = { planned: RollForward; source: BooksSource };

/** What is not taken, and what the books say by saying nothing. */
function Told({ planned: { leftOut, gone }, source }: ToldProps) {
  const { document } = useWorkbench();
  const { accounts } = useDocumentState(document).document;
  const nameOf = (id: string) => accounts.find((each) => each.id === id)?.name ?? id;
  return (
    <>
      {leftOut.length > 0 && (
        <Notice title={`Not everything in the ${source} is taken`}>{leftOut.join(" ")}</Notice>
      )}
      {gone.length > 0 && (
        <Notice
          tone="alert"
          title={`The ${source} does not name these accounts: they count as nothing`}
        >
          <ul>
            {gone.map(({ account, amount }) => (
              <li key={account}>
                {nameOf(account)} holds {formatAmount(amount, { decimals: 2 })} in the model.
              </li>
            ))}
          </ul>
        </Notice>
      )}
    </>
  );
}
