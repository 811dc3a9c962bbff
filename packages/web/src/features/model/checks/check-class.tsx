import type { Table } from "@app/engine/tables/table";
import { CircleAlert, CircleCheck, GitBranch, TriangleAlert } from "lucide-react";
import type { ReactNode } from "react";
import { useWorkbench } from "#features/model/workbench/use-workbench.ts";
import { formatAmount } from "#lib/format.ts";
import { Badge } from "#ui/badge.tsx";
import { classNames } from "#ui/class-names.ts";
import type { CheckRow } from "./checks-of.ts";

type Kind = CheckRow["class"];

type CheckClassProps = {
  kind: Kind;
  rows: readonly CheckRow[];
  /** How many are off, those that are not among the rows included. */
  count: number;
  table: Table;
  /** Rows of another kind, first. */
  children?: ReactNode;
};

/** One of the three classes, under what it means. */
export function CheckClass({ kind, rows, count, table, children }: CheckClassProps) {
  const { title, meaning, tone, one } = CLASSES[kind];
  return (
    <tbody>
      <tr className="check-class">
        <th scope="rowgroup" colSpan={table.columns.length + 1}>
          {title} <span>{meaning}</span>
        </th>
        <td>
          {count > 0 && <Badge tone={tone}>{`${count} ${one}${count > 1 ? "s" : ""}`}</Badge>}
        </td>
      </tr>
      {children}
      {rows.map((row) => (
        <Row key={row.id} row={row} table={table} />
      ))}
    </tbody>
  );
}

function Row({ row, table }: { row: CheckRow; table: Table }) {
  const { askAt } = useWorkbench();
  const { worst } = row;
  const format = table.rows[row.row]?.format;
  const isMoney = format?.style === "amount";
  return (
    <tr data-class={row.class} data-off={worst ? "" : undefined}>
      <th scope="row">
        <span className="flex items-center gap-2.5">
          {worst ? CLASSES[row.class].sign : <CircleCheck className="text-positive" />}
          {row.name}
        </span>
      </th>
      {row.marks.map((value, column) => {
        const at = table.columns[column];
        return (
          <td
            key={at?.key}
            data-standing={at?.standing}
            className={classNames(value !== null && "is-off")}
          >
            {value === null ? (
              <span className="check-dot">
                <span className="sr-only">Right</span>
              </span>
            ) : (
              <button
                type="button"
                data-printed
                title="Why?"
                aria-label={`${row.name}, ${at?.label}: off by ${formatAmount(Math.abs(value), AT_MOST_CENTS)}. Why?`}
                onClick={() => askAt(table, { row: row.row, column })}
              >
                {markText(row.class, value, isMoney)}
              </button>
            )}
          </td>
        );
      })}
      <td className="check-worst">
        {worst && isMoney && row.class !== "sensitivity"
          ? formatAmount(Math.abs(worst.value), { decimals: Math.abs(worst.value) < 1 ? 2 : 0 })
          : ""}
      </td>
    </tr>
  );
}

const AT_MOST_CENTS = { decimals: 2 };

/** An alert says by how much, in thousands where it is one; the others only that they are off. */
function markText(kind: Kind, value: number, isMoney: boolean): string {
  if (kind === "sensitivity") return "■";
  if (kind === "error" || !isMoney) return "!";
  const size = Math.abs(value);
  return size >= 1000 ? `${formatAmount(size / 1000)}k` : formatAmount(Math.max(size, 1));
}

const CLASSES = {
  error: {
    title: "Errors",
    meaning: "must be zero, or nothing is right",
    tone: "negative",
    one: "error",
    sign: <CircleAlert className="text-negative" />,
  },
  sensitivity: {
    title: "Sensitivity",
    meaning: "another case than the base, or a figure typed over a rule",
    tone: "outline",
    one: "case",
    sign: <GitBranch className="text-text-2" />,
  },
  alert: {
    title: "Alerts",
    meaning: "the model is right, the business needs a look",
    tone: "alert",
    one: "alert",
    sign: <TriangleAlert className="text-alert" />,
  },
} as const;
