import { yearEndLabel } from "@app/engine/time/month";
import { formatDateTime } from "#lib/format.ts";
import { PrintedList } from "#ui/printed-list.tsx";
import { TableCell, TableRow } from "#ui/table.tsx";
import type { AllClients } from "./client-queries.ts";

export function PrintedClients({ clients: { items, totalItemCount } }: { clients: AllClients }) {
  const now = new Date();
  return (
    <PrintedList
      nouns={{ one: "client", many: "clients" }}
      heads={["Client", "Contact", "Year end", "Currency", "Changed"]}
      count={items.length}
      total={totalItemCount}
    >
      {items.map((client) => (
        <TableRow key={client.id}>
          <TableCell isRowHead note={client.industry}>
            {client.name} {!client.isActive && "(inactive)"}
          </TableCell>
          <TableCell note={client.contactEmail}>{client.contactName || "–"}</TableCell>
          <TableCell>{yearEndLabel(client.yearEndMonth)}</TableCell>
          <TableCell>{client.currency}</TableCell>
          <TableCell>{formatDateTime(new Date(client.updatedAt), now)}</TableCell>
        </TableRow>
      ))}
    </PrintedList>
  );
}
