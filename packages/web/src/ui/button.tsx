import {
  type ComponentProps,
  cloneElement,
  isValidElement,
  type MouseEvent,
  type ReactElement,
  type ReactNode,
} from "react";
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

export function Button({ icon, children, asChild = false, ...props }: ButtonProps) {
  const sign = props.isPending ? <Spinner /> : icon;
  if (asChild && isValidElement<DressedProps>(children)) {
    return <Dressed {...props} child={children} sign={sign} />;
  }
  return (
    <ButtonShell {...props} shape="text">
      {sign}
      {children}
    </ButtonShell>
  );
}

type DressedProps = { className?: string; children?: ReactNode };
type DressProps = Omit<ButtonProps, "icon" | "asChild"> & {
  child: ReactElement<DressedProps>;
  sign: ReactNode;
};

/** The child as it is, with a button's look, its icon, and whatever else was given to the button. */
function Dressed({ child, sign, variant, size, isPending, className, ...props }: DressProps) {
  const look = classNames(buttonClass(variant, size), className, child.props.className);
  return cloneElement(
    child,
    { ...props, ...child.props, className: look },
    <>
      {sign}
      {child.props.children}
    </>,
  );
}

type IconButtonProps = Omit<ButtonProps, "children" | "icon" | "asChild"> & {
  /** What the button does; said to screen readers and shown on hover. */
  label: string;
  children: ReactNode;
};

export function IconButton({ label, children, ...props }: IconButtonProps) {
  return (
    <ButtonShell aria-label={label} title={label} {...props} shape="square">
      {props.isPending ? <Spinner /> : children}
    </ButtonShell>
  );
}

type Shape = "text" | "square";

type ShellProps = Omit<ButtonProps, "icon" | "asChild"> & { shape: Shape };

function ButtonShell(shell: ShellProps) {
  const { variant, size, shape, isPending, className, onClick, ...props } = shell;
  return (
    <button
      type="button"
      {...props}
      {...(isPending && { "aria-disabled": true, "aria-busy": true })}
      onClick={isPending === undefined ? onClick : once(isPending, onClick)}
      className={classNames(buttonClass(variant, size, shape), className)}
    />
  );
}

/** The look of a button, for a link that somebody else makes. */
export function buttonClass(
  variant: Variant = "secondary",
  size: Size = "md",
  shape: Shape = "text",
): string {
  return classNames(BASE, VARIANTS[variant], SIZES[size], PADDINGS[shape][size]);
}

/**
 * A pending button stays focusable, so it must also refuse to submit its form again. The second click of two
 * comes before the button shows that it works.
 */
function once(isPending: boolean, onClick: ButtonProps["onClick"]) {
  return (event: MouseEvent<HTMLButtonElement>) => {
    if (isPending || event.detail > 1) event.preventDefault();
    else onClick?.(event);
  };
}

const BASE =
  "print:hidden relative inline-flex shrink-0 items-center justify-center border font-medium whitespace-nowrap select-none " +
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
  sm: "h-7 gap-1.5 rounded-sm text-xs phone:min-h-11 phone:rounded-md phone:text-sm",
  md: "h-8.5 gap-[7px] rounded-md phone:min-h-11",
  lg: "h-10.5 gap-2 rounded-md text-md phone:min-h-11.5",
};

const PADDINGS: Record<Shape, Record<Size, string>> = {
  text: { sm: "px-2.5", md: "px-3.25", lg: "px-4.5" },
  square: { sm: "w-7 phone:w-11", md: "w-8.5 phone:w-11", lg: "w-10.5 phone:w-11.5" },
};
