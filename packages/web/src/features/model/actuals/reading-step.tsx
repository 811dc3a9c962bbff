import { monthOfDay } from "@app/engine/time/day";
import { monthLabel } from "@app/engine/time/month";
import { useWorkbench } from "#features/model/workbench/use-workbench.ts";
import { formatAmount } from "#lib/format.ts";
import { FileProblems, FileQuestions, FileReasons } from "#model/file-questions.tsx";
import { leftWords } from "#model/file-standing.ts";
import { countOf } from "#model/outlook.ts";
import { SheetRows } from "#model/sheet-rows.tsx";
import { useStructure } from "#model/use-open-document.ts";
import { Button } from "#ui/button.tsx";
import { Card, CardHeader } from "#ui/card.tsx";
import { Notice } from "#ui/notice.tsx";
import { Table, TableCell, TableHead, TableRow } from "#ui/table.tsx";
import type { ActualsRead, Answers } from "./actuals-queries.ts";
import { StepFoot } from "./step-foot.tsx";

type ReadingStepProps = {
  file: File;
  read: ActualsRead;
  answers: Answers;
  isPending: boolean;
  error: string | undefined;
  onAnswers: (answers: Answers) => void;
  onBack: () => void;
  onNext: () => void;
};

/** What was found in the file, what is wrong with it, and what it leaves open. */
export function ReadingStep(props: ReadingStepProps) {
  const { file, read, answers, isPending, error, onAnswers, onBack, onNext } = props;
  const { months, accounts } = read;
  const isReady = months.length > 0 && !isPending;
  return (
    <>
      <div className="grid grid-cols-[minmax(0,1fr)_22rem] items-start gap-4 p-6 max-[1100px]:grid-cols-1 phone:p-4">
        <div className="grid min-w-0 gap-4">
          <FileQuestions {...{ read, answers, onAnswers }} months={useMonths()} />
          <SheetRows {...{ read, answers, onAnswers }} />
        </div>
        <div className="grid min-w-0 gap-4">
          <FileProblems read={read} />
          {months.length > 0 && <MonthsCard read={read} />}
          <FileReasons read={read} />
        </div>
        {error && <Notice tone="negative">{error}</Notice>}
      </div>
      <StepFoot
        actions={
          <>
            <Button onClick={onBack}>Another file</Button>
            <Button variant="primary" disabled={!isReady} isPending={isPending} onClick={onNext}>
              Go on to accounts
            </Button>
          </>
        }
      >
        <span className="break-all">{file.name}</span>
        {months.length > 0
          ? `: ${countOf(accounts.length, "account")}, ${countOf(months.length, "month")}. Nothing is in the model yet.`
          : `: ${leftWords(read)}`}
      </StepFoot>
    </>
  );
}

/** The months a file may be of: those that are actual, and a year more. */
function useMonths() {
  const { document } = useWorkbench();
  const { periods, timeline } = useStructure(document);
  return periods.slice(0, timeline.actualCount + 12).map(({ lastDay }) => monthOfDay(lastDay));
}

/** Whether each month balances, shown because it is added up. */
function MonthsCard({ read: { months, decimals } }: { read: ActualsRead }) {
  return (
    <Card>
      <CardHeader title="Debits and credits" description="As they add up in the file" />
      <Table
        label="Debits and credits by month"
        isFigures
        head={
          <>
            <TableHead>Month</TableHead>
            <TableHead isNumber>Debits</TableHead>
            <TableHead isNumber>Credits</TableHead>
            <TableHead isNumber>Less</TableHead>
          </>
        }
      >
        {months.map(({ month, amounts }) => {
          const all = Object.values(amounts);
          const sum = (sign: 1 | -1) =>
            all.reduce((total, each) => total + Math.max(each * sign, 0), 0) / 10 ** decimals;
          const [debit, credit] = [sum(1), sum(-1)];
          return (
            <TableRow key={month}>
              <TableCell isRowHead>{monthLabel(month)}</TableCell>
              <TableCell isNumber>{formatAmount(debit, { decimals })}</TableCell>
              <TableCell isNumber>{formatAmount(credit, { decimals })}</TableCell>
              <TableCell isNumber>{formatAmount(debit - credit, { decimals })}</TableCell>
            </TableRow>
          );
        })}
      </Table>
    </Card>
  );
}
