import type { DataOf } from "@app/contract/endpoint";
import type { getStaffSystem } from "@app/contract/staff-system";

export type System = DataOf<typeof getStaffSystem>;

/** "sync_due_connections" is "Sync due connections". */
export function wordsOfKind(kind: string) {
  const words = kind.replaceAll("_", " ");
  return words.charAt(0).toUpperCase() + words.slice(1);
}
