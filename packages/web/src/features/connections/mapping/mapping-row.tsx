import { Check } from "lucide-react";
import { IconButton } from "#ui/button.tsx";
import { classNames } from "#ui/class-names.ts";
import { Select } from "#ui/select.tsx";
import { TableCell, TableRow } from "#ui/table.tsx";
import { SelectCell } from "#ui/table-selection.tsx";
import type { Selection } from "#ui/use-selection.ts";
import type { Choices } from "./mapping-draft.ts";
import { linesFor } from "./mapping-groups.ts";
import type { MappedAccount, Mapping } from "./mapping-queries.ts";
import { minorAmount } from "./minor-amount.ts";

type MappingRowProps = {
  mapping: Mapping;
  account: MappedAccount;
  /** What was chosen and is not saved; undefined where nothing was. */
  choice: string | null | undefined;
  selection: Selection;
  isReadOnly: boolean;
  onChoose: (choices: Choices) => void;
};

export function MappingRow(props: MappingRowProps) {
  const { mapping, account, choice, selection, isReadOnly, onChoose } = props;
  const { accountId, name, code, suggestion } = account;
  const balance = minorAmount(account.balance, mapping.currencyDecimals);
  const isChosen = choice !== undefined;
  const isOpen = account.state === "without-line" && !isChosen;
  const canTake = !isChosen && (isOpen || account.state === "suggested");
  return (
    <TableRow isSelected={selection.isSelected(accountId)}>
      {isReadOnly ? <TableCell /> : <SelectCell selection={selection} id={accountId} name={name} />}
      <TableCell hideOnPhone className="tabular text-text-2">
        {code}
      </TableCell>
      <TableCell
        isRowHead
        className={classNames("font-normal whitespace-normal", isOpen && "text-negative")}
        note={CLASS_NAMES[account.class]}
      >
        {name}
        <span className="tabular hidden phone:block">{balance}</span>
      </TableCell>
      <TableCell isNumber hideOnPhone isNegative={account.balance.startsWith("-")}>
        {balance}
      </TableCell>
      <TableCell className="min-w-52">
        <LineChoice {...props} />
      </TableCell>
      <TableCell hideOnPhone className="max-w-72 text-xs whitespace-normal text-text-2">
        {isChosen ? <span className="text-accent-text">Chosen, not saved yet</span> : why(account)}
      </TableCell>
      <TableCell hideOnPhone>
        <Sureness confidence={suggestion.confidence} />
      </TableCell>
      <TableCell className="text-right">
        {canTake && !isReadOnly && (
          <IconButton
            size="sm"
            label={`Take ${nameOfLine(mapping, suggestion.line)} for ${name}`}
            onClick={() => onChoose({ [accountId]: suggestion.line })}
          >
            <Check />
          </IconButton>
        )}
      </TableCell>
    </TableRow>
  );
}

function why({ state, suggestion }: MappedAccount) {
  return state === "chosen" ? "Chosen by your team" : suggestion.reason;
}

function LineChoice({ mapping, account, choice, isReadOnly, onChoose }: MappingRowProps) {
  const { accountId, name, state, suggestion } = account;
  const line = choice === undefined ? account.line : choice;
  const isOpen = line === null && state === "without-line";
  return (
    <Select
      size="sm"
      aria-label={`Line for ${name}`}
      aria-invalid={isOpen}
      disabled={isReadOnly}
      value={line ?? ""}
      onChange={({ target }) => onChoose({ [accountId]: target.value || null })}
    >
      <option value="">{isOpen ? `${nameOfLine(mapping, suggestion.line)}?` : "Nowhere"}</option>
      {linesFor(mapping, [account]).map(({ id, name: lineName }) => (
        <option key={id} value={id}>
          {lineName}
        </option>
      ))}
    </Select>
  );
}

function nameOfLine({ lines }: Mapping, line: string) {
  return lines.find(({ id }) => id === line)?.name ?? line;
}

/** A bar beside its figure. */
function Sureness({ confidence }: { confidence: number }) {
  return (
    <span className="flex items-center gap-2">
      <span aria-hidden="true" className="h-1 w-8 overflow-hidden rounded-xs bg-tile">
        <span className="block h-full bg-text-3" style={{ width: `${100 * confidence}%` }} />
      </span>
      <span className="tabular text-text-2">{confidence.toFixed(2)}</span>
    </span>
  );
}

const CLASS_NAMES: Record<MappedAccount["class"], string> = {
  ASSET: "Asset",
  LIABILITY: "Liability",
  EQUITY: "Equity",
  REVENUE: "Revenue",
  EXPENSE: "Expense",
};
