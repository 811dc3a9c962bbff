import type { FieldError } from "@app/contract/envelope";

/** A request the rules do not allow. Thrown by modules, turned into an envelope in one place. */
export class Refusal extends Error {
  readonly status: 400 | 401 | 403 | 404 | 409 | 412 | 413 | 415 | 416 | 429 | 503;
  readonly errors: FieldError[];
  /** Seconds after which trying again makes sense. */
  readonly retryAfter: number | undefined;

  constructor(
    status: Refusal["status"],
    what: string | FieldError[],
    key = "root",
    retryAfter?: number,
  ) {
    const errors = typeof what === "string" ? [{ key, message: what }] : what;
    super(errors.map((error) => error.message).join(" "));
    this.status = status;
    this.errors = errors;
    this.retryAfter = retryAfter;
  }
}

/** What is missing and what is somebody else's look the same. */
export function notFound(what: string) {
  return new Refusal(404, `${what} not found.`);
}

/** What staff leave as it is in a customer's place. */
export function notForStaff() {
  return new Refusal(403, "You can't change this while you act as a customer.");
}
