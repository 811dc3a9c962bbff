import { mayManage } from "@app/contract/access-level";
import type { Model } from "@app/contract/models";
import { type SortDirection, Table, TableHead } from "#ui/table.tsx";
import { SelectAllHead } from "#ui/table-selection.tsx";
import type { Selection } from "#ui/use-selection.ts";
import type { ModelActions } from "./model-menu.tsx";
import { ModelRow, NOT_NARROW, WIDE_ONLY, WIDEST_ONLY } from "./model-row.tsx";
import type { ModelSearch } from "./model-search.ts";

type Sort = ModelSearch["sort"];

type ModelTableProps = ModelActions & {
  models: readonly Model[];
  sort: Sort;
  onSort: (sort: Sort) => void;
  /** Of those that may be managed. */
  selection: Selection;
};

export function ModelTable({ models, sort, onSort, selection, ...actions }: ModelTableProps) {
  const now = new Date();
  const sortable = (column: "name" | "savedAt") => ({
    sort: directionOf(sort, column),
    onSort: (direction: SortDirection) => onSort(direction === "ascending" ? column : `-${column}`),
  });
  return (
    <Table
      label="Models"
      head={
        <>
          {models.some((model) => mayManage(model.registeredModelAccessMode)) ? (
            <SelectAllHead selection={selection} label="Select all models" hideOnPhone />
          ) : (
            <TableHead hideOnPhone>
              <span className="sr-only">Selection</span>
            </TableHead>
          )}
          <TableHead {...sortable("name")}>Model and client</TableHead>
          <TableHead hideOnPhone className={WIDEST_ONLY}>
            Time series
          </TableHead>
          <TableHead hideOnPhone className={WIDEST_ONLY}>
            Last actual
          </TableHead>
          <TableHead hideOnPhone className={NOT_NARROW}>
            Closing cash, base
          </TableHead>
          <TableHead isNumber>Lowest ahead</TableHead>
          <TableHead hideOnPhone>Checks</TableHead>
          <TableHead hideOnPhone className={WIDE_ONLY}>
            Owner
          </TableHead>
          <TableHead hideOnPhone className={WIDE_ONLY} {...sortable("savedAt")}>
            Saved
          </TableHead>
          <TableHead>
            <span className="sr-only">Actions</span>
          </TableHead>
        </>
      }
    >
      {models.map((model) => (
        <ModelRow key={model.id} {...{ model, now, selection, actions }} />
      ))}
    </Table>
  );
}

function directionOf(sort: Sort, column: string): SortDirection | "none" {
  if (sort === column) return "ascending";
  return sort === `-${column}` ? "descending" : "none";
}
