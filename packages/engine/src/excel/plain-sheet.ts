/** A sheet's plain cells, as a reader of files gives them; `formulas` names cells such as "B4". */
export type PlainSheet = {
  name: string;
  rows: readonly (readonly unknown[])[];
  formulas: ReadonlySet<string>;
};
