/**
 * A column whose texts are sealed with the secret key, declared by its noun so that a change of the
 * key finds it. An empty text is none.
 */
export type SealedColumn = {
  table: string;
  column: string;
  id: string;
  /** The column whose value is in the place a text is sealed to. */
  placedBy: string;
  placeOf(placedBy: string): string;
};
