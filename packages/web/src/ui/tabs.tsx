import { type ReactElement, type ReactNode, useId } from "react";
import { classNames } from "./class-names.ts";

type Tab<Key extends string> = { key: Key; label: string; count?: number | undefined };

export type TabLinkProps = {
  className: string;
  "aria-current"?: "page";
  children: ReactNode;
};

type TabLinksProps<Key extends string> = {
  label: string;
  tabs: readonly Tab<Key>[];
  active: Key | undefined;
  /** Makes the link, since only the caller knows where a tab leads. */
  renderLink: (key: Key, link: TabLinkProps) => ReactElement;
  className?: string;
};

/** Tabs that are links: each has its own address. */
export function TabLinks<Key extends string>(props: TabLinksProps<Key>) {
  return (
    <nav
      aria-label={props.label}
      className={classNames("relative self-stretch overflow-x-auto", props.className)}
    >
      <ul className="flex h-full gap-0.5">
        {props.tabs.map((tab) => (
          <li key={tab.key}>{props.renderLink(tab.key, linkOf(tab, tab.key === props.active))}</li>
        ))}
      </ul>
    </nav>
  );
}

function linkOf(tab: Tab<string>, isActive: boolean): TabLinkProps {
  return {
    className: TAB,
    ...(isActive && { "aria-current": "page" }),
    children: (
      <>
        {tab.label}
        {tab.count !== undefined && (
          <span className="text-2xs text-text-3 tabular-nums">{tab.count}</span>
        )}
      </>
    ),
  };
}

const TAB =
  "relative flex h-full min-h-10 items-center gap-1.5 px-2.5 font-medium whitespace-nowrap text-text-2 hover:text-text hover:no-underline " +
  "focus-visible:-outline-offset-2 aria-[current=page]:text-text phone:min-h-11 " +
  "aria-[current=page]:after:absolute aria-[current=page]:after:inset-x-2.5 aria-[current=page]:after:bottom-0 " +
  "aria-[current=page]:after:h-0.5 aria-[current=page]:after:rounded-t-xs aria-[current=page]:after:bg-accent";

type SegmentedProps<Value extends string> = {
  label: string;
  options: readonly { value: Value; label: ReactNode }[];
  value: Value;
  onChange: (value: Value) => void;
  className?: string;
};

/** One of a few, always in view: month, quarter or year. */
export function Segmented<Value extends string>(props: SegmentedProps<Value>) {
  const name = useId();
  return (
    <fieldset
      className={classNames(
        "relative inline-flex gap-px rounded-md bg-track p-0.5 phone:max-w-full phone:flex-wrap shadow-[inset_0_0_0_1px_var(--track-line)]",
        props.className,
      )}
    >
      <legend className="sr-only">{props.label}</legend>
      {props.options.map((option) => (
        <label key={option.value} className={SEGMENT}>
          <input
            type="radio"
            name={name}
            checked={option.value === props.value}
            onChange={() => props.onChange(option.value)}
            className="sr-only"
          />
          {option.label}
        </label>
      ))}
    </fieldset>
  );
}

const SEGMENT =
  "relative inline-flex h-6.5 items-center gap-1.5 rounded-sm px-2.5 text-xs font-medium whitespace-nowrap text-text-2 hover:text-text " +
  "has-checked:bg-surface-raised has-checked:text-text has-checked:shadow-[var(--elevation-sm),0_0_0_1px_var(--border)] " +
  "has-focus-visible:outline-2 has-focus-visible:outline-offset-2 has-focus-visible:outline-focus phone:h-11 phone:grow phone:justify-center phone:text-sm";
