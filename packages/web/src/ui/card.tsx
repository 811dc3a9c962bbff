import type { ComponentProps, ReactNode } from "react";
import { classNames } from "./class-names.ts";

export function Card({ className, ...props }: ComponentProps<"section">) {
  return (
    <section
      {...props}
      className={classNames(
        "min-w-0 rounded-lg border border-border bg-surface shadow-xs print:break-inside-avoid print:has-[[aria-label=Pages]]:break-inside-auto print:shadow-none",
        className,
      )}
    />
  );
}

type CardHeaderProps = {
  title: ReactNode;
  description?: ReactNode;
  actions?: ReactNode;
  /** Where the title stands among the page's headings. */
  level?: 2 | 3;
  className?: string;
};

export function CardHeader({ title, description, actions, level = 2, className }: CardHeaderProps) {
  const Heading = `h${level}` as const;
  return (
    <div
      className={classNames(
        "flex min-h-12 flex-wrap items-center gap-x-3 gap-y-2 px-4 py-3",
        className,
      )}
    >
      <div className="min-w-0 grow">
        <Heading className="text-md font-semibold tracking-tight">{title}</Heading>
        {description && <p className="text-text-2">{description}</p>}
      </div>
      {actions && <div className="flex flex-wrap items-center gap-2">{actions}</div>}
    </div>
  );
}

/** Directly under a header it brings no space of its own at the top. */
export function CardBody({ className, ...props }: ComponentProps<"div">) {
  return <div {...props} className={classNames("p-4 [div+&]:pt-0", className)} />;
}
