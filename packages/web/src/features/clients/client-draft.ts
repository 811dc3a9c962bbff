import { yearEndLabel } from "@app/engine/time/month";
import type { Client, ClientDraft } from "./client-queries.ts";

export const NEW_CLIENT: ClientDraft = {
  name: "",
  contactName: "",
  contactEmail: "",
  contactPhone: "",
  industry: "",
  yearEndMonth: 6,
  currency: "AUD",
  isActive: true,
  notes: "",
};

export type Field = keyof ClientDraft;

export const FIELD_LABELS: Record<Field, string> = {
  name: "Client name",
  contactName: "Contact",
  contactEmail: "Contact e-mail",
  contactPhone: "Contact phone",
  industry: "Industry",
  yearEndMonth: "Year end",
  currency: "Currency",
  isActive: "Active",
  notes: "Notes",
};

const FIELDS = Object.keys(NEW_CLIENT) as Field[];

/** A client without what only the server sets. */
export function draftOf(client: Client): ClientDraft {
  return Object.fromEntries(FIELDS.map((field) => [field, client[field]])) as ClientDraft;
}

/** A field's value as a person reads it. */
export function valueLabel(draft: ClientDraft, field: Field): string {
  if (field === "isActive") return draft.isActive ? "Yes" : "No";
  if (field === "yearEndMonth") return yearEndLabel(draft.yearEndMonth);
  return String(draft[field]) || "Empty";
}
