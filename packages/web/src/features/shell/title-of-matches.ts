import { isAccessDenied } from "./access-denied.ts";

type Match = {
  status: string;
  error?: unknown;
  /** Set by the router on the match that stands in for an address nothing matches. */
  _notFound?: boolean | undefined;
  staticData: { title?: string };
};

/** The innermost page that has a title names the tab, unless something else is on show. */
export function titleOfMatches(matches: readonly Match[]): string | undefined {
  if (matches.some(({ status, _notFound }) => status === "notFound" || _notFound)) {
    return "Page Not Found";
  }
  const failed = matches.find(({ status }) => status === "error");
  if (failed) return isAccessDenied(failed.error) ? "Access Denied" : "Something went wrong";
  return matches.findLast(({ staticData }) => staticData.title)?.staticData.title;
}
