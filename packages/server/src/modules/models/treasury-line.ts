import type { ModelDocument } from "@app/engine/model/document";

/** What is to be kept, or owed on an overdraft: a line that is not there where no treasury does so. */
export function treasuryLine({ modules }: ModelDocument, name: "minimumCash" | "revolver") {
  const treasury = modules.find(({ kind, isOff }) => kind === "treasury" && !isOff);
  return `${treasury?.id}.${name}`;
}
