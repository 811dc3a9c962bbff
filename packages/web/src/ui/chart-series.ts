export type Series = {
  name: string;
  values: readonly number[];
  /** 1 to 6. The base case is 1; a scenario keeps its colour everywhere. */
  colour: 1 | 2 | 3 | 4 | 5 | 6;
};
