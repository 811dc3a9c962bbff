import { type ReactNode, use } from "react";
import { BrandLink } from "./brand-link.tsx";
import { InLayout } from "./in-layout.ts";

/** A page that has one thing to say. Standing alone, it brings its own landmark and brand. */
export function MessagePage({ title, children }: { title: string; children: ReactNode }) {
  const isInLayout = use(InLayout);
  const Frame = isInLayout ? "div" : "main";
  return (
    <Frame className="mx-auto grid min-h-[70dvh] max-w-[30rem] content-center gap-3 px-8 py-12 phone:px-5">
      {!isInLayout && <BrandLink />}
      <h1 className="text-2xl font-semibold tracking-tight">{title}</h1>
      <div className="grid justify-items-start gap-4 text-md text-text-2">{children}</div>
    </Frame>
  );
}
