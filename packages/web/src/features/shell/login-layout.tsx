import type { ReactNode } from "react";
import { BRAND } from "#lib/page-title.ts";
import { BrandMark } from "#ui/brand-mark.tsx";
import { ClosingCashPicture } from "./closing-cash-picture.tsx";
import { Content } from "./content.tsx";

/** Signing in: the form at the left, at the right what it is for. */
export function LoginLayout({ children }: { children: ReactNode }) {
  return (
    <div className="grid min-h-dvh grid-cols-[minmax(28.75rem,46%)_1fr] bg-surface phone:block">
      <div className="flex flex-col px-12 py-8 phone:min-h-dvh phone:p-5">
        <BrandMark name={BRAND} className="h-8" />
        <Content className="m-auto w-full max-w-90 py-8 phone:mt-7 phone:max-w-none phone:py-0">
          {children}
        </Content>
      </div>
      <div
        aria-hidden="true"
        className="grid content-center overflow-hidden border-l border-border bg-bg px-16 py-12 phone:hidden"
      >
        <p className="mb-5.5 text-[1.375rem] leading-7.5 font-semibold tracking-tight">
          See February coming in November.
        </p>
        <ClosingCashPicture />
      </div>
    </div>
  );
}
