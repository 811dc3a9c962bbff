import { Link } from "@tanstack/react-router";

/** The way back to the list, above the title of a page beside it. */
export function ModelsCrumb({ here }: { here: string }) {
  return (
    <nav aria-label="Breadcrumb" className="flex gap-1.5">
      <Link to="/models">Models</Link>
      <span aria-hidden="true">/</span>
      <span>{here}</span>
    </nav>
  );
}
