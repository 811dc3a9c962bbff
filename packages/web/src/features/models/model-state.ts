import type { Model } from "@app/contract/models";

/** Whose it is and what it stands beside: "Acorn & Sons, beside FY27 forecast". */
export function belongingOf({ clientName, parentModelName }: Model) {
  const client = clientName ?? "No client";
  return parentModelName ? `${client}, beside ${parentModelName}` : client;
}
