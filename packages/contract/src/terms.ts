/** Which licence agreement and privacy statement an account is opened under. A change of either is a new version. */
export const TERMS_VERSION = "2026-11-18";
