import type { ComponentProps, ReactNode } from "react";
import { classNames } from "./class-names.ts";

type PageProps = {
  title: ReactNode;
  description?: ReactNode;
  /** The way here, above the title. */
  breadcrumb?: ReactNode;
  /** At most one of them primary. */
  actions?: ReactNode;
  /** Forms stay narrow, so that the eye finds the next field. */
  width?: "full" | "form";
  children: ReactNode;
};

export function Page({
  title,
  description,
  breadcrumb,
  actions,
  width = "full",
  children,
}: PageProps) {
  return (
    <div
      className={classNames(
        "px-8 pt-6 pb-12 phone:px-4 phone:pt-5 phone:pb-8",
        width === "full" ? "max-w-[80rem]" : "max-w-[39rem]",
      )}
    >
      <header className="mb-5 flex flex-wrap items-end gap-x-4 gap-y-3">
        <div className="min-w-0 grow">
          {breadcrumb && <div className="mb-1 text-text-2">{breadcrumb}</div>}
          <h1 className="text-xl font-semibold tracking-tight">{title}</h1>
          {description && (
            <p className="max-w-(--read-max) text-md text-text-2 phone:text-sm">{description}</p>
          )}
        </div>
        {actions && <div className="flex flex-wrap gap-2 phone:w-full phone:*:grow">{actions}</div>}
      </header>
      {children}
    </div>
  );
}

type StackProps = ComponentProps<"div"> & { gap?: "sm" | "md" | "lg" };

/** Things under one another at even distances. */
export function Stack({ gap = "md", className, ...props }: StackProps) {
  return (
    <div
      {...props}
      className={classNames("grid grid-cols-[minmax(0,1fr)]", GAPS[gap], className)}
    />
  );
}

const GAPS = { sm: "gap-2", md: "gap-4", lg: "gap-6" };
