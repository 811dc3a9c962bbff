import type { LastYear, YearQuestion } from "@app/engine/actuals/books";
import { formatAmount } from "#lib/format.ts";
import { Card } from "#ui/card.tsx";
import { RadioGroup } from "#ui/choice.tsx";

type YearCardProps = {
  question: YearQuestion;
  /** Of the question's period. */
  label: string;
  answer: LastYear | undefined;
  onAnswer: (answer: LastYear) => void;
};

/** Asked where owners' money moved in the same month, so that equity does not tell. */
export function YearCard({ question, label, answer, onAnswer }: YearCardProps) {
  const { year, profit } = question;
  const name = `FY${String(year % 100).padStart(2, "0")}`;
  const profitOf = (each: LastYear) =>
    `Profit of ${label}: ${formatAmount(profit[each], { decimals: 2 })}`;
  return (
    <Card className="p-4">
      <RadioGroup
        label={`Does the file's profit and loss still hold ${name}? Its equity moved otherwise as well, so it does not say.`}
        isCards
        value={answer ?? ""}
        onChange={(value) => onAnswer(value === "open" ? "open" : "closed")}
        options={[
          { value: "closed", label: `No, ${name} is closed`, hint: profitOf("closed") },
          { value: "open", label: `Yes, ${name} is not closed yet`, hint: profitOf("open") },
        ]}
      />
    </Card>
  );
}
