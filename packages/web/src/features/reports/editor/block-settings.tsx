import type { ReportBlock, ReportDocument } from "@app/engine/reports/report-document";
import { Checkbox } from "#ui/choice.tsx";
import { AGAINST_NAMES, STATEMENT_NAMES } from "./block-words.ts";
import { LinesField, SelectField, TimeField, UnitField, WordsField } from "./fields.tsx";
import { KeyFiguresSettings } from "./key-figures-settings.tsx";
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
      return <KeyFiguresSettings block={block} outline={props.outline} onChange={onChange} />;
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
