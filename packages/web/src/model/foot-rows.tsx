import type { TableColumn } from "@app/engine/tables/table";
import { classNames } from "#ui/class-names.ts";
import { columnClass } from "./cell-look.ts";
import type { FootRow } from "./foot-row.ts";

type FootRowsProps = { rows: readonly FootRow[]; columns: readonly TableColumn[] };

export function FootRows({ rows, columns }: FootRowsProps) {
  return (
    <tbody>
      {rows.map(({ label, cells }) => (
        <tr key={label}>
          <th scope="row">
            <span className="fold-gap">{label}</span>
          </th>
          {columns.map((column, index) => (
            <td
              key={column.key}
              className={classNames(
                "figure",
                columnClass(columns, index),
                cells[index]?.isNegative && "is-negative",
                cells[index]?.isAlert && "has-alert",
              )}
            >
              {cells[index]?.text}
            </td>
          ))}
        </tr>
      ))}
    </tbody>
  );
}
