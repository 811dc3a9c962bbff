import type { ReactNode } from "react";
import { Table, TableHead } from "./table.tsx";

type PrintedListProps = {
  nouns: { one: string; many: string };
  heads: readonly string[];
  /** Rows here, and rows there are: a server gives only so many at once. */
  count: number;
  total: number;
  children: ReactNode;
};

/** For paper alone: a list as long as it comes. */
export function PrintedList({ nouns, heads, count, total, children }: PrintedListProps) {
  const all = `${total} ${total === 1 ? nouns.one : nouns.many}`;
  return (
    <div className="hidden print:block">
      <p className="mb-3">{count < total ? `The first ${count} of ${all}` : all}</p>
      <Table
        label={`All ${nouns.many}`}
        head={heads.map((head) => <TableHead key={head}>{head}</TableHead>)}
      >
        {children}
      </Table>
    </div>
  );
}
