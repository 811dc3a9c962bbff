import { avatarColourIndex, initialsOf } from "#lib/initials.ts";
import { classNames } from "./class-names.ts";

type Size = "xs" | "sm" | "md" | "lg" | "xl";

type AvatarProps = {
  name: string;
  /** Chooses one of the four colours. */
  index: number;
  src?: string | null | undefined;
  size?: Size;
  className?: string;
};

/** A person. Stands beside their name, so it says nothing to screen readers. */
export function Avatar({ name, index, src, size = "md", className }: AvatarProps) {
  const shape = classNames(
    "inline-flex shrink-0 items-center justify-center rounded-full font-semibold text-on-avatar select-none",
    SIZES[size],
    className,
  );
  if (src) return <img src={src} alt="" className={classNames(shape, "object-cover")} />;
  return (
    <span aria-hidden="true" className={classNames(shape, COLOURS[avatarColourIndex(index)])}>
      {initialsOf(name)}
    </span>
  );
}

/** A company, in neutral: other people's names carry no logo and no colour of ours. */
export function Monogram({ name, className }: { name: string; className?: string }) {
  return (
    <span
      aria-hidden="true"
      className={classNames(
        "inline-flex size-8.5 shrink-0 items-center justify-center rounded-md bg-tile text-2xs font-semibold text-text-2 select-none",
        className,
      )}
    >
      {initialsOf(name)}
    </span>
  );
}

const SIZES: Record<Size, string> = {
  xs: "size-5 text-[9px]",
  sm: "size-6 text-[10px]",
  md: "size-7.5 text-2xs",
  lg: "size-10 text-sm",
  xl: "size-20 text-2xl",
};

const COLOURS = ["bg-avatar-0", "bg-avatar-1", "bg-avatar-2", "bg-avatar-3"];
