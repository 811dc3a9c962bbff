import type { MemberContext } from "./context.ts";

/** What a noun gives to an export of everything: one table, read a page at a time. */
export type ExportPart = {
  /** What its sheet is called. */
  name: string;
  headings: readonly string[];
  count(context: MemberContext): Promise<number>;
  /** The rows after this id, in the order of their ids; fewer than `limit` are the last. */
  readAfter(context: MemberContext, id: number, limit: number): Promise<ExportRow[]>;
};

export type ExportRow = { id: number; cells: (string | number)[] };
