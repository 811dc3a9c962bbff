import { Link } from "@tanstack/react-router";
import { BRAND } from "#lib/page-title.ts";
import { BrandMark } from "#ui/brand-mark.tsx";

export function BrandLink() {
  return (
    <Link to="/" className="inline-flex h-8 items-center hover:no-underline">
      <BrandMark name={BRAND} />
    </Link>
  );
}
