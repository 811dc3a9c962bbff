import { useMemo, useState } from "react";
import { tokensOf } from "#model/formula-rules.ts";
import { Field } from "#ui/field.tsx";
import { FormulaInput } from "#ui/formula-input.tsx";
import { Kbd } from "#ui/kbd.tsx";
import { completionsAt, mistakesIn } from "./kit-formula-rules.ts";
import { KitSection, Row } from "./kit-section.tsx";

export function Formulas() {
  const [text, setText] = useState("casualShare * taproom.net + kegSold * 2.5");
  const [outcome, setOutcome] = useState("");
  const marks = useMemo(() => mistakesIn(text), [text]);
  return (
    <KitSection title="Formula" span={12}>
      <Field label="Casual pay, Dec to Feb" hint={outcome} error={marks[0]?.message}>
        {({ id: _, ...control }) => (
          <FormulaInput
            {...control}
            label="Casual pay, Dec to Feb"
            value={text}
            onChange={(next) => {
              setText(next);
              setOutcome("");
            }}
            tokensOf={tokensOf}
            completionsAt={completionsAt}
            marks={marks}
            onEnter={(isForSelection) =>
              setOutcome(isForSelection ? "Taken: for these 3 months" : "Taken: for all 8 months")
            }
            onRefuse={() => setOutcome("Not taken: mend what is marked first.")}
          />
        )}
      </Field>
      <Row className="text-xs text-text-2">
        <Kbd>Tab</Kbd> take the name <Kbd>Enter</Kbd> for all 8 months <Kbd>Alt Enter</Kbd> for
        these 3 only
      </Row>
      <FormulaInput
        label="A formula nobody may change"
        value="opening_cash + net_movement"
        onChange={() => {}}
        tokensOf={tokensOf}
        isReadOnly
      />
    </KitSection>
  );
}
