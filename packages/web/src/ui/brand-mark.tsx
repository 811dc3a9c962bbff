import { classNames } from "./class-names.ts";

type BrandMarkProps = {
  /** The name beside the sign; without it the sign alone. */
  name?: string;
  className?: string;
};

export function BrandMark({ name, className }: BrandMarkProps) {
  return (
    <span
      className={classNames(
        "inline-flex items-center gap-[9px] text-[0.9375rem] font-semibold tracking-tight text-text",
        className,
      )}
    >
      <svg viewBox="0 0 24 24" className="size-5.5 shrink-0" aria-hidden="true">
        <rect width="24" height="24" rx="6" className="fill-accent" />
        <path d="M5 18.5V11h3.500v3.500h1.750V8.500h3.500v6h1.750v4z" className="fill-white" />
        <path d="M15.500 18.500V6H19v12.500z" opacity=".58" className="fill-white" />
      </svg>
      {name}
    </span>
  );
}
