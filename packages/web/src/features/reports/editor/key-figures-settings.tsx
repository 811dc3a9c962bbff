import type { KeyFigure, ReportBlock } from "@app/engine/reports/report-document";
import { Plus, X } from "lucide-react";
import { Button, IconButton } from "#ui/button.tsx";
import { Checkbox } from "#ui/choice.tsx";
import { AGAINST_NAMES } from "./block-words.ts";
import { CellFields } from "./cell-fields.tsx";
import { SelectField, WordsField } from "./fields.tsx";
import type { Outline } from "./open-preview.ts";

const CARDS_MAX = 8;

type KeyFiguresBlock = Extract<ReportBlock, { kind: "keyFigures" }>;

type KeyFiguresSettingsProps = {
  block: KeyFiguresBlock;
  outline: Outline;
  onChange: (block: KeyFiguresBlock, part?: string) => void;
};

/** Cards, each a figure of the model under a name of the author's. */
export function KeyFiguresSettings({ block, outline, onChange }: KeyFiguresSettingsProps) {
  const { figures } = block;
  const set = (index: number, figure: KeyFigure, part?: string) =>
    onChange({ ...block, figures: figures.with(index, figure) }, part);
  return (
    <>
      {figures.map((figure, index) => (
        <fieldset
          // biome-ignore lint/suspicious/noArrayIndexKey: a card has no name but its place
          key={index}
          className="grid gap-3 rounded-lg border border-border p-3"
        >
          <legend className="sr-only">Card {index + 1}</legend>
          <div className="flex items-end gap-1.5 *:first:grow">
            <WordsField
              label={`Card ${index + 1}`}
              value={figure.label}
              maxLength={60}
              onChange={(label) => set(index, { ...figure, label }, `label ${index}`)}
            />
            <IconButton
              label={`Remove card ${index + 1}`}
              variant="quiet"
              onClick={() => onChange({ ...block, figures: figures.toSpliced(index, 1) })}
            >
              <X />
            </IconButton>
          </div>
          <CellFields
            outline={outline}
            value={figure.cell}
            onChange={(cell) => set(index, { ...figure, cell })}
          />
          <SelectField<string>
            label="Held against"
            names={{ "": "Nothing", ...AGAINST_NAMES }}
            value={figure.against ?? ""}
            onChange={(against) => set(index, heldAgainst(figure, against))}
          />
          <Checkbox
            label="With its shape over time"
            checked={figure.hasSpark === true}
            onChange={({ target }) => set(index, { ...figure, hasSpark: target.checked })}
          />
        </fieldset>
      ))}
      {figures.length < CARDS_MAX && (
        <Button icon={<Plus />} onClick={() => onChange({ ...block, figures: [...figures, CARD] })}>
          Add a card
        </Button>
      )}
    </>
  );
}

const CARD: KeyFigure = {
  label: "EBITDA",
  cell: { line: "pl.ebitda", time: { preset: "yearToDate" } },
  hasSpark: true,
};

function heldAgainst({ against: _, ...figure }: KeyFigure, chosen: string): KeyFigure {
  const found = (Object.keys(AGAINST_NAMES) as (keyof typeof AGAINST_NAMES)[]).find(
    (each) => each === chosen,
  );
  return found === undefined ? figure : { ...figure, against: found };
}
