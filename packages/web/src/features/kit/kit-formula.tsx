import { useMemo, useState } from "react";
import { Field } from "#ui/field.tsx";
import { FormulaInput } from "#ui/formula-input.tsx";
import type { FormulaCompletion, FormulaMark, FormulaToken } from "#ui/formula-text.ts";
import { Kbd } from "#ui/kbd.tsx";
import { KitSection, Row } from "./kit-section.tsx";

const NAMES: FormulaCompletion[] = [
  { name: "casualShare", meaning: "Casual pay, share of sales", value: "18.0%" },
  { name: "kegsSold", meaning: "Wholesale, kegs", value: "520" },
  { name: "taproom.net", meaning: "Taproom, sales before GST", value: "104,600" },
  { name: "taproom.tax", meaning: "Taproom, GST on sales", value: "10,460" },
  { name: "taproomDays", meaning: "Taproom, days open", value: "27" },
];

export function Formulas() {
  const [text, setText] = useState("casualShare * taproom.net + kegSold * 2.5");
  const [taken, setTaken] = useState("");
  const marks = useMemo(() => mistakesIn(text), [text]);
  return (
    <KitSection title="Formula" span={12}>
      <Field
        label="Casual pay, Dec to Feb"
        hint={taken && `Taken: ${taken}`}
        error={marks[0]?.message}
      >
        {({ id: _, ...control }) => (
          <FormulaInput
            {...control}
            label="Casual pay, Dec to Feb"
            value={text}
            onChange={setText}
            tokensOf={tokensOf}
            completionsAt={completionsAt}
            marks={marks}
            onEnter={(isForSelection) =>
              setTaken(isForSelection ? "for these 3 months" : "for all 8 months")
            }
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

const WORDS = /[a-z_][\w.]*|\d+(?:\.\d+)?/gi;

function wordsIn(text: string) {
  return [...text.matchAll(WORDS)].map((match) => ({
    word: match[0],
    from: match.index,
    to: match.index + match[0].length,
  }));
}

function tokensOf(text: string): FormulaToken[] {
  return wordsIn(text).map(({ word, from, to }) => ({
    from,
    to,
    kind: /^\d/.test(word) ? "number" : "name",
  }));
}

function mistakesIn(text: string): FormulaMark[] {
  const names = NAMES.map(({ name }) => name);
  return wordsIn(text)
    .filter(({ word }) => !/^\d/.test(word) && !names.includes(word))
    .map(({ word, from, to }) => ({ from, to, message: `“${word}” is not in the model.` }));
}

function completionsAt(text: string, place: number) {
  const typed = wordsIn(text).find(({ from, to }) => from < place && place <= to);
  if (!typed) return { from: place, options: NAMES };
  const start = text.slice(typed.from, place).toLowerCase();
  return {
    from: typed.from,
    options: NAMES.filter(({ name }) => name.toLowerCase().startsWith(start)),
  };
}
