import { Link } from "@tanstack/react-router";
import { dayText } from "#lib/day-text.ts";
import { amountText } from "#lib/price-text.ts";
import { Avatar } from "#ui/avatar.tsx";
import { Table, TableCell, TableHead, TableRow } from "#ui/table.tsx";
import type { ModelContracts } from "./billing-queries.ts";
import { ContractMenu } from "./contract-menu.tsx";

type ContractTableProps = Pick<ModelContracts, "items" | "price" | "currency" | "isUnlimited"> & {
  isEnded: boolean;
  isReadOnly: boolean;
};

export function ContractTable({ items, isEnded, ...prices }: ContractTableProps) {
  return (
    <Table
      label="Model contracts"
      head={
        <>
          <TableHead>Model and client</TableHead>
          <TableHead hideOnPhone>Owner</TableHead>
          <TableHead hideOnPhone>Bought</TableHead>
          {isEnded && <TableHead hideOnPhone>Ended</TableHead>}
          <TableHead isNumber hideOnPhone>
            Months billed
          </TableHead>
          {!isEnded && (
            <TableHead isNumber hideOnPhone>
              A month
            </TableHead>
          )}
          <TableHead isNumber>Billed so far</TableHead>
          <TableHead>
            <span className="sr-only">Actions</span>
          </TableHead>
        </>
      }
    >
      {items.map((contract) => (
        <TableRow key={contract.id}>
          <TableCell isRowHead note={contract.clientName}>
            <Name {...contract} />
          </TableCell>
          <TableCell hideOnPhone>
            {contract.ownerName && (
              <span className="flex items-center gap-2">
                <Avatar name={contract.ownerName} index={contract.ownerAvatarIndex} size="xs" />
                {contract.ownerName}
              </span>
            )}
          </TableCell>
          <TableCell hideOnPhone className="text-text-2">
            {dayText(contract.boughtOn)}
          </TableCell>
          {isEnded && (
            <TableCell hideOnPhone className="text-text-2">
              {contract.endedOn && dayText(contract.endedOn)}
            </TableCell>
          )}
          <TableCell isNumber hideOnPhone>
            {contract.monthsBilled}
          </TableCell>
          {!isEnded && (
            <TableCell isNumber hideOnPhone>
              {amountText(prices.isUnlimited ? 0 : prices.price)}
            </TableCell>
          )}
          <TableCell isNumber>{amountText(contract.billedSoFar)}</TableCell>
          <TableCell className="text-right">
            <ContractMenu {...{ contract, ...prices }} />
          </TableCell>
        </TableRow>
      ))}
    </Table>
  );
}

/** A model that was removed, or is another team's by now, cannot be opened. */
function Name({ modelId, modelName, canOpen }: ModelContracts["items"][number]) {
  if (modelId === null || !canOpen) return modelName;
  return (
    <Link
      to="/models/$modelId"
      params={{ modelId }}
      className="stretched font-medium text-text hover:text-accent-text"
    >
      {modelName}
    </Link>
  );
}
