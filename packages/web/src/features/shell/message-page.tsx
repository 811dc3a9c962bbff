import { Link } from "@tanstack/react-router";
import type { ReactNode } from "react";
import { BRAND } from "#lib/page-title.ts";
import { BrandMark } from "#ui/brand-mark.tsx";

/** A page that has one thing to say. It stands alone as well as inside a layout. */
export function MessagePage({ title, children }: { title: string; children: ReactNode }) {
  return (
    <div className="mx-auto grid min-h-[70dvh] max-w-[30rem] content-center gap-3 px-8 py-12 phone:px-5">
      <Link
        to="/"
        className="mb-2 justify-self-start hover:no-underline"
        aria-label={`${BRAND} home`}
      >
        <BrandMark />
      </Link>
      <h1 className="text-2xl font-semibold tracking-tight">{title}</h1>
      <div className="grid justify-items-start gap-4 text-md text-text-2">{children}</div>
    </div>
  );
}
