/** What a file of balances leaves open, what is wrong with it, and why it is read as it is. */
import type { actualsAnswers } from "@app/contract/model-actuals";
import { monthLabel } from "@app/engine/time/month";
import type * as z from "zod/mini";
import { Badge } from "#ui/badge.tsx";
import { Card, CardBody, CardHeader } from "#ui/card.tsx";
import { RadioGroup } from "#ui/choice.tsx";
import { Field } from "#ui/field.tsx";
import { Notice } from "#ui/notice.tsx";
import { Select } from "#ui/select.tsx";
import { type FileRead, problemsTold, thingsToPutRight } from "./file-standing.ts";

export type FileAnswers = z.output<typeof actualsAnswers>;

export const NO_ANSWERS: FileAnswers = { choices: {}, columns: {}, classes: {} };

const CLASSES = [
  ["ASSET", "Asset"],
  ["LIABILITY", "Liability"],
  ["EQUITY", "Equity"],
  ["REVENUE", "Revenue"],
  ["EXPENSE", "Expense"],
] as const;

type ClassName = (typeof CLASSES)[number][0];

type FileQuestionsProps = {
  read: FileRead;
  answers: FileAnswers;
  /** Those the file may be of. */
  months: readonly number[];
  onAnswers: (answers: FileAnswers) => void;
};

/** Never a word question alone: cash and profit stand under every answer. */
export function FileQuestions({ read, answers, months, onAnswers }: FileQuestionsProps) {
  const isMonthAsked = read.needsMonth || answers.month !== undefined;
  return (
    <>
      {read.questions.map((question) => (
        <QuestionCard
          key={question.about}
          question={question}
          said={answers.choices[question.about]}
          onAnswer={(choice) =>
            onAnswers({ ...answers, choices: { ...answers.choices, [question.about]: choice } })
          }
        />
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
                {months.map((month) => (
                  <option key={month} value={month}>
                    {monthLabel(month)}
                  </option>
                ))}
              </Select>
            )}
          </Field>
        </Card>
      )}
      {read.unclassed.length > 0 && (
        <Card>
          <CardHeader title="What are these accounts?" description="The file does not say it" />
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

type QuestionCardProps = {
  question: FileRead["questions"][number];
  /** Shown at once, while the file is read again with it. */
  said: number | undefined;
  onAnswer: (choice: number) => void;
};

function QuestionCard({ question, said, onAnswer }: QuestionCardProps) {
  const { message, choices, suggested, evidence } = question;
  const answer = said ?? question.answer;
  const isCompared = choices.some(({ figures }) => figures !== undefined);
  return (
    <Card className="grid gap-3 p-4">
      <RadioGroup
        label={message}
        isCards
        isBeside={isCompared}
        value={answer === null ? "" : String(answer)}
        onChange={(value) => onAnswer(Number(value))}
        options={choices.map((choice, index) => ({
          value: String(index),
          label: choice.label,
          hint: choice.figures ? (
            <ChoiceFigures figures={choice.figures} note={choice.note} />
          ) : (
            choice.cash && `Cash ${choice.cash}. Profit ${choice.profit}.`
          ),
          aside: index === suggested && isCompared && <Badge>Reads like this</Badge>,
        }))}
      />
      {evidence && <p className="text-text-2">{evidence}</p>}
    </Card>
  );
}

type ChoiceFiguresProps = {
  figures: readonly { label: string; amount: string }[];
  note: string | undefined;
};

/** In spans, since they stand within a label. */
function ChoiceFigures({ figures, note }: ChoiceFiguresProps) {
  return (
    <span className="mt-2 grid gap-1">
      {figures.map(({ label, amount }) => (
        <span key={label} className="flex justify-between gap-3">
          <span>{label}</span> <span className="tabular font-medium text-text-1">{amount}</span>
        </span>
      ))}
      {note && <span className="mt-1 block text-xs">{note}</span>}
    </span>
  );
}

const SHOWN_MOST = 50;

export function FileProblems({ read }: { read: FileRead }) {
  const told = problemsTold(read);
  if (told.length === 0) return null;
  return (
    <Notice tone="negative" title={thingsToPutRight(told.length)}>
      <ul className="mt-1 grid max-h-90 gap-1 overflow-y-auto">
        {told.slice(0, SHOWN_MOST).map(({ row, message }) => (
          <li key={`${row} ${message}`}>{message}</li>
        ))}
        {told.length > SHOWN_MOST && <li>And {told.length - SHOWN_MOST} more.</li>}
      </ul>
    </Notice>
  );
}

export function FileReasons({ read: { reasons, warnings } }: { read: FileRead }) {
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
