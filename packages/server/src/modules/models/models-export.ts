import type { ExportPart } from "#core/export-part.ts";
import { selectOwnAfter } from "./models.store.ts";
import { selectCounts } from "./models-list.store.ts";
import { askerOf } from "./open-model.ts";
import { present } from "./present-model.ts";

/** The team's own models: what others share with it is theirs to export. */
export const exportPart: ExportPart = {
  name: "Models",
  headings: [
    ...["Name", "Client", "Owner", "Beside", "Status", "Currency", "Time series", "Last actual"],
    ...["Lowest cash", "In", "Version", "Saved", "Saved by"],
  ],
  async count({ db }) {
    const counts = await selectCounts(db);
    counts.delete("Shared");
    return [...counts.values()].reduce((sum, count) => sum + count, 0);
  },
  async readAfter(context, id, limit) {
    const rows = await selectOwnAfter(context.db, askerOf(context), id, limit);
    return rows.map((row) => ({ id: row.id, cells: cellsOf(present(context, row)) }));
  },
};

function cellsOf(model: ReturnType<typeof present>) {
  const { figures, owner } = model;
  return [
    ...[model.modelName, model.clientName ?? "", owner.name, model.parentModelName ?? ""],
    statusOf(model),
    ...[figures.currency, figures.timeSeries, figures.lastActual ?? ""],
    ...[figures.lowestCash?.value ?? "", figures.lowestCash?.period ?? ""],
    ...[model.versionIdentifier, model.savedAt, model.savedByName],
  ];
}

function statusOf({ isActive, isEducation }: ReturnType<typeof present>) {
  if (!isActive) return "Inactive";
  return isEducation ? "Education" : "Active";
}
