/** That a row is read, from `lag` periods back to `reach` periods back. */
export type Read = { row: number; lag: number; reach: number };
