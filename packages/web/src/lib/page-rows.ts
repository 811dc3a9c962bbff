import { PAGE_SIZE } from "@app/contract/page-size";

/** Which rows of a list are asked for. */
export type Rows = { offset: number; limit: number };

/** Those of a page, counted from 1. */
export function pageRows(page: number): Rows {
  return { offset: (page - 1) * PAGE_SIZE, limit: PAGE_SIZE };
}
