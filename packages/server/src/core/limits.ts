/** At most so many uses of a key within a window of time. */
export type Limit = {
  name: string;
  count: number;
  windowSeconds: number;
};
