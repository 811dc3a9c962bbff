/** Sign-ups that ended on this page with an open account. */
export const OPENED = new Set<string | undefined>();
