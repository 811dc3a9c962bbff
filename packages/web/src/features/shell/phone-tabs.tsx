import { Link } from "@tanstack/react-router";
import { CircleUser, Menu as MenuIcon } from "lucide-react";
import { Menu, MenuItem } from "#ui/menu.tsx";
import { type NavigationEntry, type NavigationGroup, tabsOf } from "./navigation.ts";

const ACCOUNT: NavigationEntry = { label: "Account", to: "/account", icon: CircleUser };

/** As many pages as fit in five tabs; the last tab then opens the rest. */
export function PhoneTabs({ groups }: { groups: NavigationGroup[] }) {
  const { tabs, rest } = tabsOf([...groups.flatMap(({ entries }) => entries), ACCOUNT]);
  return (
    <nav
      aria-label="Main"
      className="fixed inset-x-0 bottom-0 z-(--z-panel) hidden h-15 auto-cols-fr grid-flow-col border-t border-border bg-surface phone:grid print:hidden"
    >
      {tabs.map((entry) => (
        <Tab key={entry.to} {...entry} />
      ))}
      {rest.length > 0 && <More entries={rest} />}
    </nav>
  );
}

function Tab({ label, to, icon: Icon }: NavigationEntry) {
  return (
    <Link to={to} activeOptions={{ exact: to === "/", includeSearch: false }} className={TAB}>
      <Icon />
      {label}
    </Link>
  );
}

function More({ entries }: { entries: NavigationEntry[] }) {
  const trigger = (
    <button type="button" className={TAB}>
      <MenuIcon />
      More
    </button>
  );
  return (
    <Menu trigger={trigger} side="top">
      {entries.map(({ label, to, icon: Icon }) => (
        <MenuItem key={to} asChild>
          <Link to={to}>
            <Icon />
            {label}
          </Link>
        </MenuItem>
      ))}
    </Menu>
  );
}

const TAB =
  "grid place-items-center content-center gap-0.75 text-[0.65625rem] leading-3 font-medium text-text-3 " +
  "hover:no-underline focus-visible:-outline-offset-2 data-[status=active]:text-accent-text";
