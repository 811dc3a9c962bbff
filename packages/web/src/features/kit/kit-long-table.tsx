import { useState } from "react";
import { formatAmount } from "#lib/format.ts";
import { Button } from "#ui/button.tsx";
import { LongTable } from "#ui/long-table.tsx";
import { type SortDirection, TableCell, TableHead, TableRow } from "#ui/table.tsx";
import { BulkBar, SelectAllHead, SelectCell } from "#ui/table-selection.tsx";
import { useSelection } from "#ui/use-selection.ts";
import { ACCOUNTS, type Account } from "./kit-lists.ts";
import { KitSection } from "./kit-section.tsx";

export function LongList() {
  const [sort, setSort] = useState<SortDirection>("ascending");
  const rows = sort === "ascending" ? ACCOUNTS : ACCOUNTS.toReversed();
  const selection = useSelection(rows.map(({ code }) => code));
  const total = rows
    .filter(({ code }) => selection.isSelected(code))
    .reduce((sum, { balance }) => sum + balance, 0);
  return (
    <KitSection title={`A list of ${ACCOUNTS.length} accounts`} span={12}>
      <div className="-mx-2">
        <BulkBar selection={selection} note={formatAmount(total)}>
          <Button size="sm">Set line</Button>
          <Button size="sm">Take suggestions</Button>
        </BulkBar>
        <LongTable
          label="Accounts"
          className="h-96"
          rowHeight={48}
          columnCount={5}
          items={rows}
          head={
            <>
              <SelectAllHead selection={selection} label="Select all accounts" />
              <TableHead sort={sort} onSort={setSort}>
                Code
              </TableHead>
              <TableHead>Account</TableHead>
              <TableHead hideOnPhone>Class</TableHead>
              <TableHead isNumber>Balance</TableHead>
            </>
          }
          renderRow={(account, rowIndex) => (
            <TableRow
              key={account.code}
              rowIndex={rowIndex}
              isSelected={selection.isSelected(account.code)}
            >
              <SelectCell selection={selection} id={account.code} name={account.name} />
              <AccountCells account={account} />
            </TableRow>
          )}
        />
      </div>
    </KitSection>
  );
}

function AccountCells({ account }: { account: Account }) {
  return (
    <>
      <TableCell className="tabular text-text-2">{account.code}</TableCell>
      <TableCell isRowHead>{account.name}</TableCell>
      <TableCell hideOnPhone className="text-text-2">
        {account.kind}
      </TableCell>
      <TableCell isNumber isNegative={account.balance < 0}>
        {formatAmount(account.balance)}
      </TableCell>
    </>
  );
}
