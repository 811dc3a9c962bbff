import { yearEndLabel } from "@app/engine/time/month";
import { writeCsv, writeCsvRows } from "@app/spreadsheet/csv";
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

/** The headings stand before the first part, and alone when there is none. */
export async function* writeClientsCsv(parts: AsyncIterable<readonly Row[]>) {
  yield writeCsv([HEADINGS]);
  for await (const clients of parts) yield writeCsvRows(clients.map(cellsOf));
}

export function cellsOf(client: Omit<Row, "createdAt" | "updatedAt">) {
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
