const reported = new WeakSet<Error>();

/** However often a page that failed is drawn, its error is told once. */
export function reportOnce(error: Error, report: (message: string) => void) {
  if (reported.has(error)) return;
  reported.add(error);
  report(error.message || "Something went wrong.");
}
