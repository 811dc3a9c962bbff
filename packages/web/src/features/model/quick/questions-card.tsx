import { Card, CardHeader } from "#ui/card.tsx";
import { RadioGroup } from "#ui/choice.tsx";
import type { FitProps } from "./fit-card.tsx";
import { forecastValue } from "./fit-value.ts";
import type { Fitted } from "./quick-model-queries.ts";

type Question = Fitted["questions"][number];

type QuestionsCardProps = {
  questions: readonly Question[];
  fits: readonly FitProps[];
  onChoice: (driver: FitProps["driver"], value: number) => void;
};

/** What no ledger knows, each with the answers there are; the first is what is taken. */
export function QuestionsCard({ questions, fits, onChoice }: QuestionsCardProps) {
  const asked = questions.flatMap((question) => {
    const driver = fits.find(({ fit }) => fit.driver === question.driver)?.driver;
    return driver ? [{ question, driver }] : [];
  });
  if (asked.length === 0) return null;
  return (
    <Card>
      <CardHeader
        title={asked.length === 1 ? "One thing to decide" : `${asked.length} things to decide`}
        description="The ledger cannot know. The first choice is what happens if you skip it."
      />
      <div className="grid gap-4 px-4 pb-4">
        {asked.map(({ question, driver }) => (
          <div key={driver.id} className="grid gap-1.5 border-t border-border pt-3">
            <RadioGroup
              label={question.asked}
              options={question.choices.map(({ words, value }) => ({
                value: String(value),
                label: words,
              }))}
              value={String(forecastValue(driver))}
              onChange={(value) => onChoice(driver, Number(value))}
            />
            <p className="text-xs text-text-2">{question.why}</p>
          </div>
        ))}
      </div>
    </Card>
  );
}
