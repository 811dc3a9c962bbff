import { Check } from "lucide-react";
import type { MouseEvent } from "react";
import { IconButton } from "#ui/button.tsx";
import { classNames } from "#ui/class-names.ts";
import { Select } from "#ui/select.tsx";
import { TableCell, TableRow } from "#ui/table.tsx";
import { SelectCell } from "#ui/table-selection.tsx";
import { PHONE, useMedia } from "#ui/use-media.ts";
import type { Selection } from "#ui/use-selection.ts";
import type { Choices } from "./mapping-draft.ts";
import { linesFor, nameOfLine } from "./mapping-groups.ts";
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
  const isPhone = useMedia(PHONE);
  const balance = minorAmount(account.balance, mapping.currencyDecimals);
  const isChosen = choice !== undefined;
  const isOpen = account.state === "without-line" && !isChosen;
  const canTake = !isReadOnly && !isChosen && (isOpen || account.state === "suggested");
  const reason = isChosen ? (
    <span className="text-accent-text">Chosen, not saved yet</span>
  ) : (
    why(account)
  );
  const take = canTake && (
    <IconButton
      size="sm"
      label={`Take ${nameOfLine(mapping, suggestion.line)} for ${name}`}
      onClick={(event) => {
        focusNext(event);
        onChoose({ [accountId]: suggestion.line });
      }}
    >
      <Check />
    </IconButton>
  );
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
        {isPhone && (
          <div className="grid gap-1.5">
            <span className="tabular">{balance}</span>
            <div className="flex items-center gap-2">
              <div className="min-w-0 grow">
                <LineChoice {...props} />
              </div>
              {take}
            </div>
            <div className="flex items-center gap-3 text-xs text-text-2">
              <span className="grow">{reason}</span>
              <Sureness confidence={suggestion.confidence} />
            </div>
          </div>
        )}
      </TableCell>
      <TableCell isNumber hideOnPhone isNegative={account.balance.startsWith("-")}>
        {balance}
      </TableCell>
      <TableCell hideOnPhone className="min-w-52">
        {!isPhone && <LineChoice {...props} />}
      </TableCell>
      <TableCell hideOnPhone className="max-w-72 text-xs whitespace-normal text-text-2">
        {reason}
      </TableCell>
      <TableCell hideOnPhone>
        <Sureness confidence={suggestion.confidence} />
      </TableCell>
      <TableCell hideOnPhone className="text-right">
        {!isPhone && take}
      </TableCell>
    </TableRow>
  );
}

/** The button goes once it is pressed: the next one has the focus, or else the row's own line. */
function focusNext({ currentTarget: button }: MouseEvent<HTMLElement>) {
  const buttons = [...(button.closest("tbody")?.querySelectorAll("button") ?? [])];
  const next = buttons[buttons.indexOf(button as HTMLButtonElement) + 1];
  (next ?? button.closest("tr")?.querySelector("select"))?.focus();
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
