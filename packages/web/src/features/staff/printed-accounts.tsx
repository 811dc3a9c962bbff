import { PrintedList } from "#ui/printed-list.tsx";
import { TableCell, TableRow } from "#ui/table.tsx";
import type { AllAccounts } from "./staff-queries.ts";

export function PrintedAccounts({
  accounts: { items, totalItemCount },
}: {
  accounts: AllAccounts;
}) {
  return (
    <PrintedList
      nouns={{ one: "account", many: "accounts" }}
      heads={["Person", "Team"]}
      count={items.length}
      total={totalItemCount}
    >
      {items.map((account) => (
        <TableRow key={account.id}>
          <TableCell isRowHead note={account.email}>
            {account.name}
          </TableCell>
          <TableCell>
            {account.teamName} {account.isAdmin && "(admin)"}
          </TableCell>
        </TableRow>
      ))}
    </PrintedList>
  );
}
