import { yearEndLabel } from "@app/engine/time/month";
import { formatDateTime } from "#lib/format.ts";
import { Table, TableCell, TableHead, TableRow } from "#ui/table.tsx";
import type { AllClients } from "./client-queries.ts";

/** For paper alone: every client that fits, as far as the server gives them at once. */
export function PrintedClients({ clients: { items, totalItemCount } }: { clients: AllClients }) {
  const now = new Date();
  return (
    <div className="hidden print:block">
      <p className="mb-3">{countOf(items.length, totalItemCount)}</p>
      <Table
        label="All clients"
        head={["Client", "Contact", "Year end", "Currency", "Changed"].map((head) => (
          <TableHead key={head}>{head}</TableHead>
        ))}
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
      </Table>
    </div>
  );
}

function countOf(printed: number, total: number) {
  const all = `${total} ${total === 1 ? "client" : "clients"}`;
  return printed < total ? `The first ${printed} of ${all}` : all;
}
