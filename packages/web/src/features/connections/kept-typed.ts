import type { DataSource } from "@app/contract/data-sources";
import type { TypedSettings } from "./typed-settings.ts";

/** Over a vendor's page and back: what was typed before, without what is secret. */
export function keepTyped({ id, fields }: DataSource, typed: TypedSettings, memory: Storage) {
  const open = fields.filter(({ kind }) => kind !== "secret");
  const kept = Object.fromEntries(open.map(({ key }) => [key, typed[key] ?? ""]));
  memory.setItem(nameOf(id), JSON.stringify(kept));
}

export function keptTyped({ id }: DataSource, memory: Storage): TypedSettings {
  try {
    const kept: unknown = JSON.parse(memory.getItem(nameOf(id)) ?? "{}");
    return typeof kept === "object" && kept !== null ? (kept as TypedSettings) : {};
  } catch {
    return {};
  }
}

function nameOf(sourceId: number) {
  return `forecastle.connect.${sourceId}`;
}
