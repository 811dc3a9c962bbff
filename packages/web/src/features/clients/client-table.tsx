import { yearEndLabel } from "@app/engine/time/month";
import { Link } from "@tanstack/react-router";
import { Ellipsis, Pencil, Power, Trash2 } from "lucide-react";
import { formatDateTime } from "#lib/format.ts";
import { Monogram } from "#ui/avatar.tsx";
import { Badge } from "#ui/badge.tsx";
import { IconButton } from "#ui/button.tsx";
import { Changes } from "#ui/changes.tsx";
import { Menu, MenuItem, MenuSeparator } from "#ui/menu.tsx";
import { type SortDirection, Table, TableCell, TableHead, TableRow } from "#ui/table.tsx";
import type { Client } from "./client-queries.ts";
import type { ClientSearch } from "./client-search.ts";

type ClientTableProps = {
  clients: readonly Client[];
  sort: ClientSearch["sort"];
  onSort: (sort: ClientSearch["sort"]) => void;
  onEdit: (client: Client) => void;
  onToggleActive: (client: Client) => void;
  onDelete: (client: Client) => void;
};

export function ClientTable({ clients, sort, onSort, ...actions }: ClientTableProps) {
  const now = new Date();
  const sortable = (column: "name" | "updatedAt") => ({
    sort: directionOf(sort, column),
    onSort: (direction: SortDirection) => onSort(direction === "ascending" ? column : `-${column}`),
  });
  return (
    <Table
      label="Clients"
      head={
        <>
          <TableHead {...sortable("name")}>Client</TableHead>
          <TableHead hideOnPhone>Contact</TableHead>
          <TableHead hideOnPhone className={WIDE_ONLY}>
            Year end
          </TableHead>
          <TableHead hideOnPhone className={WIDE_ONLY}>
            Currency
          </TableHead>
          <TableHead hideOnPhone className={NOT_NARROW} {...sortable("updatedAt")}>
            Changed
          </TableHead>
          <TableHead>
            <span className="sr-only">Actions</span>
          </TableHead>
        </>
      }
    >
      {clients.map((client) => (
        <ClientRow key={client.id} client={client} now={now} {...actions} />
      ))}
    </Table>
  );
}

/** On a narrower screen they give way to the menu at the end of the row, which paper has not. */
const WIDE_ONLY = "max-[1100px]:hidden print:table-cell";
const NOT_NARROW = "max-[940px]:hidden print:table-cell";

function directionOf(sort: ClientSearch["sort"], column: string): SortDirection | "none" {
  if (sort === column) return "ascending";
  return sort === `-${column}` ? "descending" : "none";
}

type ClientRowProps = Pick<ClientTableProps, "onEdit" | "onToggleActive" | "onDelete"> & {
  client: Client;
  now: Date;
};

function ClientRow({ client, now, ...actions }: ClientRowProps) {
  return (
    <TableRow className="h-14">
      <TableCell isRowHead className="font-normal max-[1100px]:max-w-64 print:max-w-none">
        <div className="flex items-center gap-3">
          <Monogram name={client.name} />
          <div className="min-w-0">
            <p className="flex items-center gap-2">
              <Link
                to="/clients/$id"
                params={{ id: String(client.id) }}
                className="stretched truncate font-medium text-text hover:no-underline"
              >
                {client.name}
              </Link>
              {!client.isActive && <Badge tone="outline">Inactive</Badge>}
            </p>
            <p className="truncate text-xs text-text-3">{client.industry || "No industry given"}</p>
          </div>
        </div>
      </TableCell>
      <TableCell hideOnPhone note={client.contactEmail}>
        {client.contactName || "–"}
      </TableCell>
      <TableCell hideOnPhone className={WIDE_ONLY}>
        {yearEndLabel(client.yearEndMonth)}
      </TableCell>
      <TableCell hideOnPhone className={WIDE_ONLY}>
        {client.currency}
      </TableCell>
      <TableCell hideOnPhone className={`text-text-2 ${NOT_NARROW}`}>
        {formatDateTime(new Date(client.updatedAt), now)}
      </TableCell>
      <TableCell className="sticky right-0 z-1 w-10 bg-surface text-right">
        <Changes>
          <ClientMenu client={client} {...actions} />
        </Changes>
      </TableCell>
    </TableRow>
  );
}

function ClientMenu({ client, onEdit, onToggleActive, onDelete }: Omit<ClientRowProps, "now">) {
  return (
    <Menu
      trigger={
        <IconButton label={`Actions for ${client.name}`} variant="quiet" size="sm" className="z-1">
          <Ellipsis />
        </IconButton>
      }
    >
      <MenuItem icon={<Pencil />} onSelect={() => onEdit(client)}>
        Edit
      </MenuItem>
      <MenuItem icon={<Power />} onSelect={() => onToggleActive(client)}>
        {client.isActive ? "Deactivate" : "Activate"}
      </MenuItem>
      <MenuSeparator />
      <MenuItem icon={<Trash2 />} tone="danger" onSelect={() => onDelete(client)}>
        Delete client
      </MenuItem>
    </Menu>
  );
}
