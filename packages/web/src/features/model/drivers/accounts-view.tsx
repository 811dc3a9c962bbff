import type { Account } from "@app/engine/model/document";
import { standardLine } from "@app/engine/model/standard-lines";
import { Check, Plus } from "lucide-react";
import { useState } from "react";
import { formatAmount } from "#lib/format.ts";
import { Button } from "#ui/button.tsx";
import { Notice } from "#ui/notice.tsx";
import { parseAmount } from "#ui/parse-amount.ts";
import { Select } from "#ui/select.tsx";
import { toast } from "#ui/toast.tsx";
import { freeId, idOf } from "./account-choice.ts";
import { dependants } from "./module-edits.ts";
import { chartSections, linesIn, openingBalance, SECTION_WORDS, SECTIONS } from "./openings.ts";
import { RemoveButton } from "./remove-button.tsx";
import { choiceLabel } from "./setting-words.ts";
import { setEdit } from "./settings-context.ts";
import { TypedInput } from "./typed-input.tsx";
import type { Drivers } from "./use-drivers.ts";

/** The chart of accounts: where each stands on the statements, and what it starts with. */
export function AccountsView({ drivers }: { drivers: Drivers }) {
  const { document, edit, whyNot } = drivers;
  const refusal = whyNot([{ kind: "set", place: "accounts", value: [] }]);
  const { debit, credit, difference } = openingBalance(document);
  function add() {
    const name = "New account";
    const entry: Account = {
      id: freeId(document.accounts, idOf(name)),
      name,
      line: "otherExpenses",
    };
    const after = document.accounts.at(-1)?.id ?? null;
    edit([{ kind: "insert", list: "accounts", entry, after }]);
  }
  return (
    <section
      aria-label="Accounts and openings"
      className="min-w-0 grow overflow-auto p-6 phone:p-4"
    >
      <div className="mb-3 flex flex-wrap items-center gap-3">
        <h2 className="text-md font-semibold">Accounts and opening balances</h2>
        <span className="text-text-2">
          {document.accounts.length} accounts, {document.currency}, before the first period
        </span>
        <span className="grow" />
        {refusal === undefined && (
          <Button size="sm" icon={<Plus />} onClick={add}>
            New account
          </Button>
        )}
      </div>
      {difference !== 0 && (
        <Notice
          tone="negative"
          title={`Openings are out by ${formatAmount(Math.abs(difference), { decimals: 2 })}`}
          className="mb-3"
        >
          {difference > 0 ? "Debits are more than credits." : "Credits are more than debits."} The
          forecast is held back until they net to zero.
        </Notice>
      )}
      <div className="overflow-x-auto">
        <table className="w-full min-w-[52rem] text-xs">
          <thead>
            <tr className="border-b border-border-strong text-left text-2xs text-text-2">
              <th scope="col" className="py-1 pr-2 font-normal">
                Account
              </th>
              <th scope="col" className="py-1 pr-2 font-normal">
                In formulas
              </th>
              <th scope="col" className="py-1 pr-2 font-normal">
                Line on the statements
              </th>
              <th scope="col" className="py-1 pr-2 font-normal">
                Cash flow
              </th>
              <th scope="col" className="w-36 py-1 pr-2 text-right font-normal">
                Opening, credit in brackets
              </th>
              <th scope="col" className="w-16">
                <span className="sr-only">Delete</span>
              </th>
            </tr>
          </thead>
          {chartSections(document).map(({ section, name, accounts }) => (
            <tbody key={section}>
              <tr>
                <th scope="rowgroup" colSpan={6} className="pt-3 pb-1 text-left font-semibold">
                  {name}
                </th>
              </tr>
              {accounts.map((account) => (
                <AccountRow key={account.id} {...{ account, drivers, refusal }} />
              ))}
            </tbody>
          ))}
          <tfoot>
            <tr className="border-t border-border-strong">
              <td colSpan={4} className="py-2">
                <span className="flex items-center gap-1.5">
                  {difference === 0 && <Check className="size-3.5 text-positive" />}
                  Debits {formatAmount(debit, { decimals: 2 })}, credits{" "}
                  {formatAmount(credit, { decimals: 2 })}
                </span>
              </td>
              <td className="tabular py-2 pr-2 text-right font-semibold">
                {formatAmount(difference, { decimals: 2 })}
              </td>
              <td />
            </tr>
          </tfoot>
        </table>
      </div>
    </section>
  );
}

type AccountRowProps = { account: Account; drivers: Drivers; refusal: string | undefined };

function AccountRow({ account, drivers, refusal }: AccountRowProps) {
  const { document, edit, undo } = drivers;
  const { id, name, line, opening, cashFlow } = account;
  const place = `accounts/${id}`;
  const shared = { disabled: refusal !== undefined, title: refusal };
  const set = (field: string, value: unknown) => {
    const refused = edit([setEdit(`${place}/${field}`, value)]);
    if (refused) toast.error(refused);
  };
  return (
    <tr className="border-b border-border hover:bg-surface-hover">
      <td className="py-1 pr-2">
        <TypedInput
          {...shared}
          aria-label={`Name of ${name}`}
          text={name}
          maxLength={200}
          onCommit={(text) => text.trim() !== "" && set("name", text.trim())}
        />
      </td>
      <td className="py-1 pr-2">
        <code>account.{id}</code>
      </td>
      <td className="py-1 pr-2">
        <LineSelect {...shared} {...{ name, line }} onChange={(next) => set("line", next)} />
      </td>
      <td className="py-1 pr-2">
        <Select
          {...shared}
          aria-label={`Cash flow of ${name}`}
          className={SMALL}
          value={cashFlow ?? ""}
          onChange={(event) => set("cashFlow", event.target.value || undefined)}
        >
          <option value="">As its line: {usualClass(line)}</option>
          {CLASSES.map((each) => (
            <option key={each} value={each}>
              {choiceLabel("cashFlow", each)}
            </option>
          ))}
        </Select>
      </td>
      <td className="py-1 pr-2">
        <TypedInput
          {...shared}
          aria-label={`Opening balance of ${name}`}
          className="text-right text-cell-input"
          text={opening === undefined ? "" : formatAmount(opening, { decimals: 2 })}
          onCommit={(text) => {
            const read = parseAmount(text);
            if (!Number.isNaN(read) && read !== (opening ?? null))
              set("opening", read ?? undefined);
          }}
        />
      </td>
      <td className="py-1 text-right">
        <RemoveButton
          kind="account"
          {...{ name, refusal }}
          usesOf={() => dependants(document, "accounts", id)}
          onRemove={() => edit([{ kind: "remove", place }])}
          onUndo={undo}
        />
      </td>
    </tr>
  );
}

type LineSelectProps = {
  name: string;
  line: string;
  disabled: boolean;
  title: string | undefined;
  onChange: (line: string) => void;
};

/** All of the standard lines are there once somebody comes near: a long chart has few of them open. */
function LineSelect({ name, line, onChange, ...props }: LineSelectProps) {
  const [isNear, setIsNear] = useState(false);
  const own = standardLine(line);
  return (
    <Select
      {...props}
      aria-label={`Line of ${name}`}
      className={SMALL}
      value={line}
      onPointerEnter={() => setIsNear(true)}
      onFocus={() => setIsNear(true)}
      onChange={(event) => onChange(event.target.value)}
    >
      {(!own || !isNear) && <option value={line}>{own?.name ?? "Choose a line"}</option>}
      {isNear &&
        SECTIONS.map((section) => (
          <optgroup key={section} label={SECTION_WORDS[section]}>
            {linesIn(section).map((each) => (
              <option key={each.id} value={each.id}>
                {each.name}
              </option>
            ))}
          </optgroup>
        ))}
    </Select>
  );
}

const SMALL = "[&_select]:h-7 [&_select]:pl-2 [&_select]:text-xs phone:[&_select]:h-10.5";
const CLASSES = ["operating", "investing", "financing", "nonCash", "exchange"] as const;

function usualClass(line: string): string {
  const usual = standardLine(line)?.cashFlow;
  return usual ? choiceLabel("cashFlow", usual).toLowerCase() : "none";
}
