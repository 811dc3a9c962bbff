import type { KeyFigure, ReportBlock, ReportDocument } from "@app/engine/reports/report-document";
import { Plus, X } from "lucide-react";
import { Button, IconButton } from "#ui/button.tsx";
import { Checkbox } from "#ui/choice.tsx";
import { Field, TextInput } from "#ui/field.tsx";
import { AGAINST_NAMES, STATEMENT_NAMES } from "./block-words.ts";
import { CellFields, LinesField, SelectField, TimeField, UnitField } from "./fields.tsx";
import type { Outline } from "./open-preview.ts";

type BlockOf<Kind extends ReportBlock["kind"]> = Extract<ReportBlock, { kind: Kind }>;

type SettingsProps<Block extends ReportBlock = ReportBlock> = {
  block: Block;
  report: ReportDocument;
  outline: Outline;
  /** `part` names what is typed into, so that letters in a row are one step back. */
  onChange: (block: Block, part?: string) => void;
};

/** What a block of each kind can be told. */
export function BlockSettings({ block, ...props }: SettingsProps) {
  const { onChange } = props;
  switch (block.kind) {
    case "heading":
      return (
        <WordsField
          label="Heading"
          value={block.text}
          onChange={(text) => onChange({ ...block, text }, "text")}
        />
      );
    case "commentary":
      return <CommentarySettings {...props} block={block} />;
    case "keyFigures":
      return <KeyFiguresSettings {...props} block={block} />;
    case "checks":
      return (
        <p className="text-text-2">
          Every check of the model. How it stands is told above the report too.
        </p>
      );
    case "pageBreak":
      return <p className="text-text-2">A page of paper ends here.</p>;
    default:
      return <TimedSettings {...props} block={block} />;
  }
}

type WordsFieldProps = {
  label: string;
  value: string;
  onChange: (text: string) => void;
  maxLength?: number;
};

export function WordsField({ label, value, onChange, maxLength = 120 }: WordsFieldProps) {
  return (
    <Field label={label}>
      {(control) => (
        <TextInput
          {...control}
          value={value}
          maxLength={maxLength}
          autoComplete="off"
          onChange={({ target }) => onChange(target.value)}
        />
      )}
    </Field>
  );
}

function CommentarySettings({
  block,
  report,
  outline,
  onChange,
}: SettingsProps<BlockOf<"commentary">>) {
  const known = outline.scenarios.filter(({ id }) => report.scenarios.includes(id));
  const names = Object.fromEntries([["base", "Base"], ...known.map(({ id, name }) => [id, name])]);
  const { scenario = "base", ...rest } = block;
  return (
    <>
      <SelectField<string>
        label="Speaks of"
        names={names}
        value={scenario}
        onChange={(chosen) => onChange(chosen === "base" ? rest : { ...rest, scenario: chosen })}
      />
      <p className="text-xs text-text-3">
        Its figures stay with this case, whichever the reader flips to.
      </p>
    </>
  );
}

const CARDS_MAX = 8;

function KeyFiguresSettings({ block, outline, onChange }: SettingsProps<BlockOf<"keyFigures">>) {
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

type TimedBlock = Extract<ReportBlock, { time: unknown }>;

function TimedSettings({ block, outline, onChange }: SettingsProps<TimedBlock>) {
  return (
    <>
      <WordsField
        label="Title"
        value={block.title}
        onChange={(title) => onChange({ ...block, title }, "title")}
      />
      {"bars" in block && (
        <LinesField
          label="Bars"
          outline={outline}
          value={block.bars}
          onChange={(bars) => onChange({ ...block, bars })}
        />
      )}
      {"lines" in block && (
        <LinesField
          label={block.kind === "stackedBarChart" ? "Stacked" : "Lines"}
          outline={outline}
          value={block.lines}
          onChange={(lines) => onChange({ ...block, lines })}
        />
      )}
      {"statements" in block && (
        <StatementsField block={block} onChange={onChange} hasKpis={outline.hasKpis} />
      )}
      {block.kind === "varianceTable" && <VarianceFields block={block} onChange={onChange} />}
      {block.kind === "waterfallChart" && (
        <SelectField
          label="From and to"
          names={{ cash: "Opening to closing cash", profit: "Revenue to profit" }}
          value={block.bridge}
          onChange={(bridge) => onChange({ ...block, bridge })}
        />
      )}
      <TimeField
        outline={outline}
        value={block.time}
        onChange={(time) => onChange({ ...block, time })}
      />
      {block.kind !== "varianceTable" && block.kind !== "waterfallChart" && (
        <UnitField
          outline={outline}
          value={block.unit}
          onChange={(unit) => {
            const { unit: _, ...rest } = block;
            onChange(unit === undefined ? rest : { ...rest, unit });
          }}
        />
      )}
    </>
  );
}

type TableBlock = BlockOf<"statementTable" | "scenarioTable">;
type StatementsFieldProps = {
  block: TableBlock;
  hasKpis: boolean;
  onChange: (block: TableBlock) => void;
};

/** A table without a statement would show nothing, so the last one stays. */
function StatementsField({ block, hasKpis, onChange }: StatementsFieldProps) {
  const { statements } = block;
  const keys = Object.keys(STATEMENT_NAMES) as (keyof typeof STATEMENT_NAMES)[];
  return (
    <fieldset className="grid gap-1.5">
      <legend className="mb-1.5 font-medium">Statements</legend>
      {keys.map((key) => (
        <Checkbox
          key={key}
          label={STATEMENT_NAMES[key]}
          checked={statements.includes(key)}
          onChange={({ target }) => {
            const chosen = keys.filter((each) =>
              each === key ? target.checked : statements.includes(each),
            );
            if (chosen.length > 0) onChange({ ...block, statements: chosen });
          }}
        />
      ))}
      {hasKpis && (
        <Checkbox
          label="Key figures of the model below"
          checked={block.hasKpis === true}
          onChange={({ target }) => onChange({ ...block, hasKpis: target.checked })}
        />
      )}
    </fieldset>
  );
}

type VarianceFieldsProps = {
  block: BlockOf<"varianceTable">;
  onChange: (block: BlockOf<"varianceTable">) => void;
};

function VarianceFields({ block, onChange }: VarianceFieldsProps) {
  const { periodBefore: _, ...against } = AGAINST_NAMES;
  return (
    <>
      <SelectField
        label="Statement"
        names={STATEMENT_NAMES}
        value={block.statement}
        onChange={(statement) => onChange({ ...block, statement })}
      />
      <SelectField
        label="Held against"
        names={against}
        value={block.against}
        onChange={(chosen) => onChange({ ...block, against: chosen })}
      />
    </>
  );
}
