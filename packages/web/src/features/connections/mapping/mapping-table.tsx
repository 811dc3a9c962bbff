import { monthLabel } from "@app/engine/time/month";
import type { KeyboardEvent } from "react";
import { Table, TableHead } from "#ui/table.tsx";
import { SelectAllHead } from "#ui/table-selection.tsx";
import type { Selection } from "#ui/use-selection.ts";
import type { Choices, Draft } from "./mapping-draft.ts";
import type { MappingGroup } from "./mapping-groups.ts";
import type { Mapping } from "./mapping-queries.ts";
import { MappingRow } from "./mapping-row.tsx";

type MappingTableProps = {
  mapping: Mapping;
  groups: readonly MappingGroup[];
  draft: Draft;
  selection: Selection;
  isReadOnly: boolean;
  onChoose: (choices: Choices) => void;
};

const COLUMN_COUNT = 8;

/** What blocks first, then what is unsure; up and down go from row to row in a column. */
export function MappingTable(props: MappingTableProps) {
  const { groups, selection, isReadOnly } = props;
  const { lastMonth } = props.mapping;
  if (groups.length === 0) return null;
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: the keys are those of the controls inside.
    <div onKeyDown={moveBetweenRows}>
      <Table
        label="Accounts and their lines"
        head={
          <>
            {isReadOnly ? (
              <TableHead>
                <span className="sr-only">Selection</span>
              </TableHead>
            ) : (
              <SelectAllHead selection={selection} label="Select all accounts" />
            )}
            <TableHead hideOnPhone>Code</TableHead>
            <TableHead>Account</TableHead>
            <TableHead isNumber hideOnPhone>
              {lastMonth === null ? "Balance" : `Balance, ${monthLabel(lastMonth)}`}
            </TableHead>
            <TableHead hideOnPhone>Line in the model</TableHead>
            <TableHead hideOnPhone>Why</TableHead>
            <TableHead hideOnPhone>Sure</TableHead>
            <TableHead hideOnPhone>
              <span className="sr-only">Take the suggestion</span>
            </TableHead>
          </>
        }
      >
        {groups.map((group) => (
          <Group key={group.title} group={group} {...props} />
        ))}
      </Table>
    </div>
  );
}

function Group({ group, ...props }: MappingTableProps & { group: MappingGroup }) {
  const { mapping, draft, selection, isReadOnly, onChoose } = props;
  return (
    <>
      <tr>
        <th colSpan={COLUMN_COUNT} scope="colgroup" className="pt-4! text-left font-normal">
          <span className="mr-2.5 font-semibold text-text">{group.title}</span>
          <span className="whitespace-normal text-text-2 phone:hidden">{group.note}</span>
        </th>
      </tr>
      {group.accounts.map((account) => (
        <MappingRow
          key={account.accountId}
          {...{ mapping, account, selection, isReadOnly, onChoose }}
          choice={draft.choices[account.accountId]}
        />
      ))}
    </>
  );
}

const STEPS: Readonly<Record<string, number>> = { ArrowUp: -1, ArrowDown: 1 };

/** From a tick or a button to the same one a row further; a list of lines keeps its own keys. */
function moveBetweenRows(event: KeyboardEvent) {
  const step = STEPS[event.key];
  const control = event.target;
  if (step === undefined || !(control instanceof HTMLElement) || control.matches("select")) return;
  const kind = control.matches("input") ? "input" : "button";
  const rows = event.currentTarget.querySelectorAll<HTMLElement>(`tbody ${kind}`);
  const next = rows[[...rows].indexOf(control) + step];
  if (!next) return;
  event.preventDefault();
  next.focus();
}
