import { monthOfDay } from "@app/engine/time/day";
import { monthLabel } from "@app/engine/time/month";
import { useWorkbench } from "#features/model/workbench/use-workbench.ts";
import { formatAmount } from "#lib/format.ts";
import { countOf } from "#model/outlook.ts";
import { useStructure } from "#model/use-open-document.ts";
import { Button } from "#ui/button.tsx";
import { Card, CardBody, CardHeader } from "#ui/card.tsx";
import { RadioGroup } from "#ui/choice.tsx";
import { Field } from "#ui/field.tsx";
import { Notice } from "#ui/notice.tsx";
import { Select } from "#ui/select.tsx";
import { Table, TableCell, TableHead, TableRow } from "#ui/table.tsx";
import type { ActualsRead, Answers } from "./actuals-queries.ts";
import { SheetRows } from "./sheet-rows.tsx";
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
  const { file, read, isPending, error, onBack, onNext } = props;
  const { months, problems, accounts } = read;
  const isReady = months.length > 0 && !isPending;
  const openCount =
    read.questions.filter(({ answer }) => answer === null).length + (read.needsMonth ? 1 : 0);
  return (
    <>
      <div className="grid grid-cols-[minmax(0,1fr)_22rem] items-start gap-4 p-6 max-[1100px]:grid-cols-1 phone:p-4">
        <div className="grid min-w-0 gap-4">
          <Questions {...props} />
          <SheetRows read={read} />
        </div>
        <div className="grid min-w-0 gap-4">
          <Problems read={read} />
          {months.length > 0 && <MonthsCard read={read} />}
          <Reasons read={read} />
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
        {isReady
          ? `: ${countOf(accounts.length, "account")}, ${countOf(months.length, "month")}. Nothing is in the model yet.`
          : `: ${openCount > 0 ? `${countOf(openCount, "question")} open` : countOf(problems.length, "thing")}${openCount > 0 ? "." : " to put right in the file."}`}
      </StepFoot>
    </>
  );
}

const CLASSES = [
  ["ASSET", "Asset"],
  ["LIABILITY", "Liability"],
  ["EQUITY", "Equity"],
  ["REVENUE", "Revenue"],
  ["EXPENSE", "Expense"],
] as const;

type ClassName = (typeof CLASSES)[number][0];

/** Never a word question alone: cash and profit stand under every answer. */
function Questions({ read, answers, onAnswers }: ReadingStepProps) {
  const { document } = useWorkbench();
  const { periods, timeline } = useStructure(document);
  const isMonthAsked = read.needsMonth || answers.month !== undefined;
  return (
    <>
      {read.questions.map(({ about, message, choices, answer }) => (
        <Card key={about} className="p-4">
          <RadioGroup
            label={message}
            isCards
            value={answer === null ? "" : String(answer)}
            onChange={(value) =>
              onAnswers({ ...answers, choices: { ...answers.choices, [about]: Number(value) } })
            }
            options={choices.map(({ label, cash, profit }, index) => ({
              value: String(index),
              label,
              hint: cash && `Cash ${cash}. Profit ${profit}.`,
            }))}
          />
        </Card>
      ))}
      {isMonthAsked && (
        <Card className="p-4">
          <Field label="The file does not say which month it is of. Which one?">
            {(control) => (
              <Select
                {...control}
                value={answers.month ?? ""}
                onChange={(event) => onAnswers({ ...answers, month: Number(event.target.value) })}
              >
                <option value="" disabled>
                  Choose a month
                </option>
                {periods.slice(0, timeline.actualCount + 12).map(({ lastDay }) => (
                  <option key={lastDay} value={monthOfDay(lastDay)}>
                    {monthLabel(monthOfDay(lastDay))}
                  </option>
                ))}
              </Select>
            )}
          </Field>
        </Card>
      )}
      {read.unclassed.length > 0 && (
        <Card>
          <CardHeader
            title="What are these accounts?"
            description="Neither the file nor the model says it"
          />
          <CardBody className="grid gap-2">
            {read.unclassed.map(({ accountId, code, name, likely }) => (
              <Field key={accountId} label={[code, name].filter(Boolean).join(" ")}>
                {(control) => (
                  <Select
                    {...control}
                    value={answers.classes[accountId] ?? ""}
                    onChange={(event) => {
                      const kind = event.target.value as ClassName;
                      onAnswers({ ...answers, classes: { ...answers.classes, [accountId]: kind } });
                    }}
                  >
                    <option value="" disabled>
                      Choose a class
                    </option>
                    {CLASSES.map(([value, label]) => (
                      <option key={value} value={value}>
                        {likely.includes(value) ? `${label}, likely` : label}
                      </option>
                    ))}
                  </Select>
                )}
              </Field>
            ))}
          </CardBody>
        </Card>
      )}
    </>
  );
}

const SHOWN_MOST = 50;

function Problems({ read: { problems } }: { read: ActualsRead }) {
  // What is asked above is not said again.
  const told = problems.filter(({ kind }) => kind !== "unanswered" && kind !== "no-class");
  if (told.length === 0) return null;
  return (
    <Notice tone="negative" title={`${countOf(told.length, "thing")} to put right in the file`}>
      <ul className="mt-1 grid max-h-90 gap-1 overflow-y-auto">
        {told.slice(0, SHOWN_MOST).map(({ row, message }) => (
          <li key={`${row} ${message}`}>{message}</li>
        ))}
        {told.length > SHOWN_MOST && <li>And {told.length - SHOWN_MOST} more.</li>}
      </ul>
    </Notice>
  );
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

function Reasons({ read: { reasons, warnings } }: { read: ActualsRead }) {
  const told = [...reasons, ...warnings];
  if (told.length === 0) return null;
  return (
    <Card>
      <CardHeader title="Why it is read so" />
      <CardBody>
        <ul className="grid gap-1 text-text-2">
          {told.map((each) => (
            <li key={each}>{each}</li>
          ))}
        </ul>
      </CardBody>
    </Card>
  );
}
