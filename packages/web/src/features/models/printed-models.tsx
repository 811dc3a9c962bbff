import { formatDateTime } from "#lib/format.ts";
import { PrintedList } from "#ui/printed-list.tsx";
import { TableCell, TableRow } from "#ui/table.tsx";
import type { AllModels } from "./model-queries.ts";

export function PrintedModels({ models: { items, totalItemCount } }: { models: AllModels }) {
  const now = new Date();
  return (
    <PrintedList
      nouns={{ one: "model", many: "models" }}
      heads={["Model", "Client", "Owner", "Saved"]}
      count={items.length}
      total={totalItemCount}
    >
      {items.map((model) => (
        <TableRow key={model.id}>
          <TableCell
            isRowHead
            note={model.parentModelName ? `Beside ${model.parentModelName}` : undefined}
          >
            {model.modelName}
          </TableCell>
          <TableCell>{model.clientName ?? "–"}</TableCell>
          <TableCell>{model.owner.name}</TableCell>
          <TableCell note={`version ${model.versionIdentifier} by ${model.savedByName}`}>
            {formatDateTime(new Date(model.savedAt), now)}
          </TableCell>
        </TableRow>
      ))}
    </PrintedList>
  );
}
