import { Link } from "@tanstack/react-router";
import type { ReactNode } from "react";
import { BRAND } from "#lib/page-title.ts";
import { BrandMark } from "#ui/brand-mark.tsx";
import { classNames } from "#ui/class-names.ts";
import { ClosingCashPicture } from "./closing-cash-picture.tsx";
import { Content } from "./content.tsx";

type LoginLayoutProps = {
  children: ReactNode;
  /** For steps: wider, and from one to the next the heading stays where it is. */
  isWide?: boolean;
};

/** Signing in and signing up: the form at the left, at the right what it is for. */
export function LoginLayout({ children, isWide = false }: LoginLayoutProps) {
  return (
    <div className="min-h-dvh bg-surface [--page:var(--surface)] min-[60rem]:grid min-[60rem]:grid-cols-[minmax(28.75rem,46%)_1fr]">
      <div className="flex min-h-dvh flex-col px-12 py-8 phone:p-5">
        <header>
          <BrandMark name={BRAND} className="h-8" />
        </header>
        <Content
          className={classNames(
            "mx-auto w-full py-8 phone:mt-7 phone:max-w-none phone:py-0",
            isWide ? "mt-[8vh] max-w-134" : "my-auto max-w-90",
          )}
        >
          {children}
        </Content>
        <footer className="mt-auto flex flex-wrap gap-x-4 gap-y-1 text-xs phone:pt-7">
          {TERMS.map(({ to, label }) => (
            <Link key={to} to={to} className="text-text-2 hover:underline phone:py-3">
              {label}
            </Link>
          ))}
        </footer>
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

const TERMS = [
  { to: "/privacy_statement", label: "Privacy statement" },
  { to: "/eula", label: "Licence agreement" },
  { to: "/system_requirements", label: "System requirements" },
] as const;
