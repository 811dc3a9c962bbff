import { Check } from "lucide-react";
import { DropdownMenu } from "radix-ui";
import type { ComponentProps, ReactElement, ReactNode } from "react";
import { classNames } from "./class-names.ts";
import { useFloatingLayer } from "./floating-layer.ts";
import { Kbd } from "./kbd.tsx";

type MenuProps = {
  /** The button that opens it. */
  trigger: ReactElement;
  align?: "start" | "end";
  side?: "top" | "bottom";
  children: ReactNode;
};

export function Menu({ trigger, align = "end", side = "bottom", children }: MenuProps) {
  return (
    <DropdownMenu.Root modal={false}>
      <DropdownMenu.Trigger asChild>{trigger}</DropdownMenu.Trigger>
      <DropdownMenu.Portal {...useFloatingLayer()}>
        <DropdownMenu.Content
          align={align}
          side={side}
          sideOffset={6}
          collisionPadding={8}
          className="z-(--z-palette) max-h-(--radix-dropdown-menu-content-available-height) min-w-57 animate-enter overflow-y-auto rounded-lg border border-border-strong bg-surface-raised p-1.25 shadow-md"
        >
          {children}
        </DropdownMenu.Content>
      </DropdownMenu.Portal>
    </DropdownMenu.Root>
  );
}

type MenuItemProps = Pick<
  ComponentProps<typeof DropdownMenu.Item>,
  "onSelect" | "disabled" | "asChild"
> & {
  icon?: ReactElement;
  shortcut?: string;
  tone?: "plain" | "danger";
  /** With `asChild`, a link whose text is the item's. */
  children: ReactNode;
};

export function MenuItem({ icon, shortcut, tone = "plain", children, ...props }: MenuItemProps) {
  const className = classNames(ITEM, TONES[tone]);
  if (props.asChild) {
    return (
      <DropdownMenu.Item {...props} className={className}>
        {children}
      </DropdownMenu.Item>
    );
  }
  return (
    <DropdownMenu.Item {...props} className={className}>
      {icon}
      {children}
      {shortcut && (
        <span className="ml-auto pl-4">
          <Kbd>{shortcut}</Kbd>
        </span>
      )}
    </DropdownMenu.Item>
  );
}

type MenuChoiceProps = {
  label: string;
  value: string;
  onChange: (value: string) => void;
  options: readonly { value: string; label: string; icon?: ReactElement }[];
};

/** One of several, in a menu: a theme, a sort order. */
export function MenuChoice({ label, value, onChange, options }: MenuChoiceProps) {
  return (
    <DropdownMenu.RadioGroup value={value} onValueChange={onChange} aria-label={label}>
      <DropdownMenu.Label className="px-2.25 pt-1.5 pb-1 text-2xs font-medium text-text-3">
        {label}
      </DropdownMenu.Label>
      {options.map((option) => (
        <DropdownMenu.RadioItem
          key={option.value}
          value={option.value}
          className={classNames(ITEM, TONES.plain)}
        >
          {option.icon}
          {option.label}
          <DropdownMenu.ItemIndicator className="ml-auto pl-4 text-text">
            <Check />
          </DropdownMenu.ItemIndicator>
        </DropdownMenu.RadioItem>
      ))}
    </DropdownMenu.RadioGroup>
  );
}

export function MenuSeparator() {
  return <DropdownMenu.Separator className="-mx-1.25 my-1.25 h-px bg-border" />;
}

const ITEM =
  "flex min-h-8 cursor-default items-center gap-2.25 rounded-[6px] px-2.25 outline-none select-none hover:no-underline " +
  "data-highlighted:bg-surface-hover data-disabled:text-text-disabled phone:min-h-10.5";

const TONES = { plain: "text-text [&>svg]:text-text-3", danger: "text-negative" };
