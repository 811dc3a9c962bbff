import type { ReactNode } from "react";
import { BRAND } from "#lib/page-title.ts";
import { BrandMark } from "#ui/brand-mark.tsx";
import { ClosingCashPicture } from "./closing-cash-picture.tsx";
import { Content } from "./content.tsx";

/** Signing in: the form at the left, at the right what it is for. */
export function LoginLayout({ children }: { children: ReactNode }) {
  return (
    <div className="min-h-dvh bg-surface min-[60rem]:grid min-[60rem]:grid-cols-[minmax(28.75rem,46%)_1fr]">
      <div className="flex min-h-dvh flex-col px-12 py-8 phone:p-5">
        <header>
          <BrandMark name={BRAND} className="h-8" />
        </header>
        <Content className="m-auto w-full max-w-90 py-8 phone:mt-7 phone:max-w-none phone:py-0">
          {children}
        </Content>
      </div>
      <div
        aria-hidden="true"
        className="hidden content-center overflow-hidden border-l border-border bg-bg px-16 py-12 min-[60rem]:grid"
      >
        <p className="mb-5.5 text-[1.375rem] leading-7.5 font-semibold tracking-tight">
          See February coming in November.
        </p>
        <ClosingCashPicture />
      </div>
    </div>
  );
}
