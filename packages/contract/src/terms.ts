/**
 * Which licence agreement and privacy statement an account is opened under: of which day, and after a dot which of that
 * day's where it is not the first. A change of either is a new version.
 */
export const TERMS_VERSION = "2026-11-18.2";

export function dayOfTerms(version: string): string {
  return version.slice(0, "2026-11-18".length);
}
