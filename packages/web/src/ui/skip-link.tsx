export const CONTENT_ID = "content";

/** The first stop of the Tab key: past the navigation, straight to the page. */
export function SkipLink() {
  return (
    <a
      href={`#${CONTENT_ID}`}
      className="sr-only z-50 rounded-md bg-surface-raised px-4 py-2.5 font-medium shadow-lg focus:not-sr-only focus:fixed focus:top-3 focus:left-3"
    >
      Skip to content
    </a>
  );
}
