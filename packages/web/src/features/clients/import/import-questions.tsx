import { yearEndLabel } from "@app/engine/time/month";
import { useSuspenseQuery } from "@tanstack/react-query";
import { appDataQuery } from "#lib/app-data.ts";
import { Checkbox, RadioGroup } from "#ui/choice.tsx";
import { Field } from "#ui/field.tsx";
import { Select } from "#ui/select.tsx";
import type { AnswerProps } from "./import-columns.tsx";

/** What the list does not say, asked where it matters and nowhere else. */
export function ImportQuestions({ look, answers, onAnswer }: AnswerProps) {
  const { asks, counts } = look;
  const isLeftOut = answers.isWithoutWrong ?? false;
  return (
    <>
      {asks.includes("duplicates") && (
        <RadioGroup
          label="Names that clients have already"
          options={DUPLICATES}
          value={answers.duplicates ?? ""}
          onChange={(value) =>
            onAnswer({ ...answers, duplicates: value === "update" ? "update" : "skip" })
          }
        />
      )}
      {(counts.wrong > 0 || isLeftOut) && (
        <Checkbox
          label="Leave out the rows that are wrong"
          checked={isLeftOut}
          onChange={({ target }) => onAnswer({ ...answers, isWithoutWrong: target.checked })}
        />
      )}
      {(asks.includes("yearEndMonth") || asks.includes("currency")) && (
        <div className="grid max-w-140 grid-cols-2 gap-4 phone:grid-cols-1">
          {asks.includes("yearEndMonth") && <YearEnd {...{ look, answers, onAnswer }} />}
          {asks.includes("currency") && <CurrencyChoice {...{ look, answers, onAnswer }} />}
        </div>
      )}
    </>
  );
}

const DUPLICATES = [
  { value: "skip", label: "Skip them", hint: "They stay as they are here." },
  {
    value: "update",
    label: "Update them",
    hint: "What the list says replaces what is here; what it leaves empty stays.",
  },
];

const MONTHS = Array.from({ length: 12 }, (_, at) => at + 1);

function YearEnd({ answers, onAnswer }: AnswerProps) {
  return (
    <Field label="Year end, where the list does not say">
      {(control) => (
        <Select
          {...control}
          value={answers.yearEndMonth ?? 6}
          onChange={({ target }) => onAnswer({ ...answers, yearEndMonth: Number(target.value) })}
        >
          {MONTHS.map((month) => (
            <option key={month} value={month}>
              {yearEndLabel(month)}
            </option>
          ))}
        </Select>
      )}
    </Field>
  );
}

function CurrencyChoice({ answers, onAnswer }: AnswerProps) {
  const { data: lists } = useSuspenseQuery(appDataQuery);
  return (
    <Field label="Currency, where the list does not say">
      {(control) => (
        <Select
          {...control}
          value={answers.currency ?? "AUD"}
          onChange={({ target }) => onAnswer({ ...answers, currency: target.value })}
        >
          {lists.currencies.map(({ code, name }) => (
            <option key={code} value={code}>{`${code}, ${name}`}</option>
          ))}
        </Select>
      )}
    </Field>
  );
}
