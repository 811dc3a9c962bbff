/**
 * A file that is not read, and why. The sentence is for the person who chose the file; the code is
 * for the program that must tell one reason from another.
 */
export type RefusalCode =
  | "bad-quote"
  | "damaged"
  | "document-type"
  | "embedded-object"
  | "encrypted"
  | "external-link"
  | "macro"
  | "old-format"
  | "too-large"
  | "too-slow"
  | "unknown-format"
  | "zip-bomb";

export class FileRefused extends Error {
  override readonly name = "FileRefused";
  readonly code: RefusalCode;

  constructor(code: RefusalCode, message: string) {
    super(message);
    this.code = code;
  }
}

/** `what` is the reader's own finding, in brackets after the sentence, for whoever is asked for help. */
export function damaged(what: string) {
  return new FileRefused(
    "damaged",
    `The file is damaged. Open it in a spreadsheet program and save it again (${what}).`,
  );
}
