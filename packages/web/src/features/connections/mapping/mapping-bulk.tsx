import { Button } from "#ui/button.tsx";
import { Select } from "#ui/select.tsx";
import { BulkBar } from "#ui/table-selection.tsx";
import type { Selection } from "#ui/use-selection.ts";
import type { Choices } from "./mapping-draft.ts";
import { linesFor } from "./mapping-groups.ts";
import type { Mapping } from "./mapping-queries.ts";
import { minorAmount, minorSum } from "./minor-amount.ts";

type MappingBulkProps = {
  mapping: Mapping;
  selection: Selection;
  onChoose: (choices: Choices) => void;
};

/** One line for all ticked accounts, or what is suggested for each. */
export function MappingBulk({ mapping, selection, onChoose }: MappingBulkProps) {
  const ticked = mapping.accounts.filter(({ accountId }) => selection.selected.includes(accountId));
  const lines = linesFor(mapping, ticked);
  const total = minorSum(ticked.map(({ balance }) => balance));
  function setAll(lineFor: (account: (typeof ticked)[number]) => string) {
    onChoose(Object.fromEntries(ticked.map((account) => [account.accountId, lineFor(account)])));
    selection.clear();
  }
  return (
    <div className="sticky top-0 z-10 bg-surface phone:top-13">
      <BulkBar selection={selection} note={minorAmount(total, mapping.currencyDecimals)}>
        <Select
          size="sm"
          aria-label="Line for the selected accounts"
          value=""
          disabled={lines.length === 0}
          onChange={({ target }) => setAll(() => target.value)}
          className="w-52"
        >
          <option value="">{lines.length > 0 ? "Set line" : "No line takes them all"}</option>
          {lines.map(({ id, name }) => (
            <option key={id} value={id}>
              {name}
            </option>
          ))}
        </Select>
        <Button size="sm" onClick={() => setAll(({ suggestion }) => suggestion.line)}>
          Take suggestions
        </Button>
      </BulkBar>
    </div>
  );
}
