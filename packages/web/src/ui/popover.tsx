import { Popover as Radix } from "radix-ui";
import { type ComponentProps, type ReactElement, type ReactNode, useState } from "react";
import { classNames } from "./class-names.ts";
import { useFloatingLayer } from "./floating-layer.ts";

type PopoverProps = {
  /** The button that opens it. */
  trigger: ReactElement;
  /** What it is about, for screen readers. */
  label: string;
  align?: "start" | "center" | "end";
  side?: "top" | "bottom" | "left" | "right";
  className?: string;
  /** May close it, once what it asked is answered. */
  children: ReactNode | ((close: () => void) => ReactNode);
};

/** A small surface beside its button; Escape and a click elsewhere close it. */
export function Popover(props: PopoverProps) {
  const { trigger, label, align = "start", side = "bottom", className, children } = props;
  const [isOpen, setIsOpen] = useState(false);
  return (
    <Radix.Root open={isOpen} onOpenChange={setIsOpen}>
      <Radix.Trigger asChild>{trigger}</Radix.Trigger>
      <PopoverBox
        aria-label={label}
        align={align}
        side={side}
        className={classNames("w-80 p-3.5", className)}
      >
        {typeof children === "function" ? children(() => setIsOpen(false)) : children}
      </PopoverBox>
    </Radix.Root>
  );
}

/** The floating surface itself, for parts that bring their own way of opening. */
export function PopoverBox({ className, ...props }: ComponentProps<typeof Radix.Content>) {
  return (
    <Radix.Portal {...useFloatingLayer()}>
      <Radix.Content
        sideOffset={6}
        collisionPadding={8}
        {...props}
        className={classNames(BOX, className)}
      />
    </Radix.Portal>
  );
}

const BOX =
  "z-(--z-palette) max-h-(--radix-popover-content-available-height) max-w-[calc(100vw-1rem)] animate-enter overflow-y-auto " +
  "rounded-lg border border-border-strong bg-surface-raised shadow-md";
