import { Slot } from "radix-ui";
import type { ComponentProps, MouseEvent, ReactElement, ReactNode } from "react";
import { classNames } from "./class-names.ts";
import { Spinner } from "./spinner.tsx";

type Variant = "primary" | "secondary" | "quiet" | "danger";
type Size = "sm" | "md" | "lg";

type ButtonProps = ComponentProps<"button"> & {
  variant?: Variant;
  size?: Size;
  /** Work is under way: a spinner takes the icon's place and further clicks do nothing. */
  isPending?: boolean;
  icon?: ReactElement;
  /** Dresses the one child (a link) as a button instead of making a button. */
  asChild?: boolean;
};

export function Button({ icon, children, isPending = false, ...props }: ButtonProps) {
  return (
    <ButtonShell {...props} isPending={isPending} shape="text">
      {isPending ? <Spinner /> : icon}
      {props.asChild ? <Slot.Slottable>{children}</Slot.Slottable> : children}
    </ButtonShell>
  );
}

type IconButtonProps = Omit<ButtonProps, "children" | "icon" | "asChild"> & {
  /** What the button does; said to screen readers and shown on hover. */
  label: string;
  children: ReactNode;
};

export function IconButton({ label, children, isPending = false, ...props }: IconButtonProps) {
  return (
    <ButtonShell aria-label={label} title={label} {...props} isPending={isPending} shape="square">
      {isPending ? <Spinner /> : children}
    </ButtonShell>
  );
}

type Shape = "text" | "square";

type ShellProps = Omit<ButtonProps, "icon"> & { isPending: boolean; shape: Shape };

function ButtonShell({
  variant = "secondary",
  size = "md",
  isPending,
  asChild = false,
  shape,
  className,
  onClick,
  ...props
}: ShellProps) {
  const Element = asChild ? Slot.Root : "button";
  return (
    <Element
      {...(!asChild && { type: "button" })}
      {...props}
      {...(isPending && { "aria-disabled": true, "aria-busy": true })}
      onClick={isPending ? ignore : onClick}
      className={classNames(buttonClass(variant, size, shape), className)}
    />
  );
}

/** The look of a button, for a link that somebody else makes. */
export function buttonClass(variant: Variant, size: Size, shape: Shape = "text"): string {
  return classNames(BASE, VARIANTS[variant], SIZES[size], PADDINGS[shape][size]);
}

/** A pending button stays focusable, so it must also refuse to submit its form again. */
function ignore(event: MouseEvent) {
  event.preventDefault();
}

const BASE =
  "relative inline-flex shrink-0 items-center justify-center border font-medium whitespace-nowrap select-none " +
  "transition-colors duration-(--t-fast) hover:no-underline aria-busy:cursor-progress aria-busy:opacity-90 " +
  "disabled:cursor-not-allowed disabled:border-border disabled:bg-surface-sunken disabled:text-text-disabled disabled:shadow-none";

const VARIANTS: Record<Variant, string> = {
  primary:
    "border-accent bg-accent text-on-accent shadow-primary enabled:hover:border-accent-hover enabled:hover:bg-accent-hover enabled:active:bg-accent-press [a]:hover:border-accent-hover [a]:hover:bg-accent-hover [a]:active:bg-accent-press",
  secondary: "border-border-strong bg-surface text-text shadow-xs hover:bg-surface-hover",
  quiet: "border-transparent bg-transparent text-text-2 hover:bg-surface-hover hover:text-text",
  danger:
    "border-negative-btn bg-negative-btn text-on-negative shadow-primary enabled:hover:brightness-92 enabled:active:brightness-85",
};

const SIZES: Record<Size, string> = {
  sm: "h-7 gap-1.5 rounded-sm text-xs phone:min-h-10.5 phone:rounded-md phone:text-sm",
  md: "h-8.5 gap-[7px] rounded-md phone:min-h-10.5",
  lg: "h-10.5 gap-2 rounded-md text-md phone:min-h-11.5",
};

const PADDINGS: Record<Shape, Record<Size, string>> = {
  text: { sm: "px-2.5", md: "px-3.25", lg: "px-4.5" },
  square: { sm: "w-7 phone:w-10.5", md: "w-8.5 phone:w-10.5", lg: "w-10.5 phone:w-11.5" },
};
