import { useMatches } from "@tanstack/react-router";
import { useEffect } from "react";
import { titleFor } from "#lib/page-title.ts";
import { titleOfMatches } from "./title-of-matches.ts";

/** Sets the tab's title from the page's `staticData`, and tells screen readers that it changed. */
export function DocumentTitle() {
  const title = useMatches({ select: titleOfMatches });

  useEffect(() => {
    document.title = titleFor(title);
  }, [title]);

  return (
    <p aria-live="polite" className="sr-only">
      {title}
    </p>
  );
}
