/** `key` names a form field, or is `root` (or begins with `root.`) for the form as a whole. */
export type FieldError = { key: string; message: string };

/** Every JSON answer, whatever happened. `errors` is empty exactly when `success` is true. */
export type Envelope<T> =
  | { success: true; data: T; errors: [] }
  | { success: false; data: null; errors: FieldError[] };

/** Keys the web app recognises and answers by itself instead of showing the message. */
export const REAUTH_KEY = "root.reauth";
export const MFA_REQUIRED_KEY = "root.mfa_required";
