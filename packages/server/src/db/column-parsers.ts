const asWritten = (value: string) => value;

/**
 * How either driver reads the types they would read differently, by PostgreSQL's number of the
 * type: int8 as a number; date, timestamp and timestamptz as they are written.
 */
export const columnParsers: Record<number, (value: string) => unknown> = {
  20: Number,
  1082: asWritten,
  1114: asWritten,
  1184: asWritten,
};
