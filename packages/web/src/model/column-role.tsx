import type { ChangeEvent } from "react";
import type { FileAnswers } from "./file-questions.tsx";
import type { FileRead } from "./file-standing.ts";

type Column = FileRead["columns"][number];
type SaidRole = FileAnswers["columns"][string];

/** In the order they are offered. */
const ROLES: Record<SaidRole, string> = {
  code: "Code",
  name: "Account",
  account: "Code and account",
  class: "Class",
  debit: "Debit",
  credit: "Credit",
  amount: "Amount",
  side: "Debit or credit",
  closing: "Closing balance",
  "closing-debit": "Closing, debit",
  "closing-credit": "Closing, credit",
  opening: "Opening balance",
  "opening-debit": "Opening, debit",
  "opening-credit": "Opening, credit",
  unread: "Not read",
};

type ColumnRoleProps = {
  column: Column;
  /** Shown at once, while the file is read again with it. */
  said: SaidRole | undefined;
  onChange: (role: SaidRole | undefined) => void;
};

/** What a column is taken for, and may be said to be. A month is one by its heading alone. */
export function ColumnRole({ column, said, onChange }: ColumnRoleProps) {
  const { heading, letter, role, takenFor } = column;
  const change = ({ target }: ChangeEvent<HTMLSelectElement>) =>
    onChange(target.value === "" ? undefined : (target.value as SaidRole));
  return (
    <select
      aria-label={`Column ${letter}, ${heading}, is`}
      title={takenFor}
      value={said ?? (role === "month" ? "" : role)}
      onChange={change}
      className="-ml-1 max-w-45 cursor-pointer rounded-sm bg-transparent px-1 py-0.5 font-medium text-accent-text hover:bg-surface-2 focus-visible:outline-2 phone:text-base"
    >
      {role === "month" && !said && <option value="">{takenFor}</option>}
      {said && <option value="">As its heading says</option>}
      {Object.entries(ROLES).map(([value, label]) => (
        <option key={value} value={value}>
          {label}
        </option>
      ))}
    </select>
  );
}
