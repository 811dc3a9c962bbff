import { yearEndLabel } from "@app/engine/time/month";
import { writeCsv } from "@app/spreadsheet/csv";
import type { Row } from "./clients.store.ts";

export const HEADINGS = [
  "Name",
  "Contact",
  "E-mail",
  "Phone",
  "Industry",
  "Year end",
  "Currency",
  "Status",
  "Notes",
];

export function writeClientsCsv(clients: readonly Row[]): string {
  return writeCsv([HEADINGS, ...clients.map(cellsOf)]);
}

export function cellsOf(client: Row) {
  return [
    client.name,
    client.contactName,
    client.contactEmail,
    client.contactPhone,
    client.industry,
    yearEndLabel(client.yearEndMonth),
    client.currency,
    client.isActive ? "Active" : "Inactive",
    client.notes,
  ];
}
