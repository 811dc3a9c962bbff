import { LoaderCircle } from "lucide-react";
import { classNames } from "./class-names.ts";

type SpinnerProps = {
  /** Said to screen readers; leave out where words beside it already say that something is going on. */
  label?: string;
  className?: string;
};

export function Spinner({ label, className }: SpinnerProps) {
  const icon = <LoaderCircle className={classNames("animate-spin", className)} />;
  if (!label) return icon;
  return (
    <span role="status" className="inline-flex">
      {icon}
      <span className="sr-only">{label}</span>
    </span>
  );
}
