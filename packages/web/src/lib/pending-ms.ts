/** Nothing of the interface changes for a wait shorter than this. */
export const PENDING_MS = 500;
