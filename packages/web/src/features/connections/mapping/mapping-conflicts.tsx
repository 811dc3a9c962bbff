import { RadioGroup } from "#ui/choice.tsx";
import { Notice } from "#ui/notice.tsx";
import type { Choices } from "./mapping-draft.ts";
import { nameOfLine } from "./mapping-groups.ts";
import type { MappingConflict } from "./save-mapping.ts";

type MappingConflictsProps = {
  conflict: MappingConflict;
  /** What was decided so far, by account. */
  decided: Choices;
  onDecide: (decided: Choices) => void;
};

/** Accounts that somebody else placed elsewhere meanwhile: both lines, and one to choose. */
export function MappingConflicts({ conflict, decided, onDecide }: MappingConflictsProps) {
  const { theirs, merged } = conflict;
  const nameOf = (line: string | null) => (line === null ? "Nowhere" : nameOfLine(theirs, line));
  return (
    <>
      <Notice tone="alert" title="Somebody else placed the same accounts meanwhile">
        Nothing is saved yet. Their choices for other accounts stay, and so do yours.
      </Notice>
      {merged.conflicts.map(({ accountId, mine, theirs: other }) => (
        <RadioGroup
          key={accountId}
          label={theirs.accounts.find((each) => each.accountId === accountId)?.name ?? accountId}
          value={accountId in decided ? (decided[accountId] === mine ? "mine" : "theirs") : ""}
          onChange={(value) =>
            onDecide({ ...decided, [accountId]: value === "mine" ? mine : other })
          }
          options={[
            { value: "mine", label: `${nameOf(mine)}, as you chose` },
            { value: "theirs", label: `${nameOf(other)}, as they chose` },
          ]}
        />
      ))}
    </>
  );
}
