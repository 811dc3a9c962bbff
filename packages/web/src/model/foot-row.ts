/** A row below a table's own, of what is known about its columns from elsewhere. */
export type FootCell = { text: string; isNegative?: boolean; isAlert?: boolean };

export type FootRow = {
  label: string;
  /** One for each column of the table. */
  cells: readonly FootCell[];
};
