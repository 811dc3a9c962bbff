import { Link } from "@tanstack/react-router";
import { Ellipsis, Search } from "lucide-react";
import type { ComponentProps, ReactNode } from "react";
import { Kbd } from "#ui/kbd.tsx";
import { AccountAvatar } from "./account-avatar.tsx";
import { AccountMenu } from "./account-menu.tsx";
import { BrandLink } from "./brand-link.tsx";
import type { ShellMember } from "./member.ts";
import type { NavigationEntry, NavigationGroup } from "./navigation.ts";
import { PALETTE_KEYS } from "./shortcuts.ts";
import { type NavigationCounts, useNavigationCounts } from "./use-navigation-counts.ts";

type SideNavigationProps = {
  groups: NavigationGroup[];
  member: ShellMember;
  openPalette: () => void;
  openShortcuts: () => void;
  action: ReactNode;
  /** Something of one's own in the menu under one's name. */
  menuEntry: ReactNode;
};

export function SideNavigation({
  groups,
  member,
  openPalette,
  openShortcuts,
  action,
  menuEntry,
}: SideNavigationProps) {
  const allCounts = useNavigationCounts();
  return (
    <header className="sticky top-0 flex h-dvh flex-col border-r border-border bg-bg phone:hidden print:hidden">
      <div className="overflow-hidden px-5 pt-3 pb-3 group-data-rail/shell:w-9.5 group-data-rail/shell:pr-0 group-data-rail/shell:pl-4">
        <BrandLink />
      </div>
      <div className="px-3 group-data-rail/shell:px-2">
        <SearchButton onClick={openPalette} />
      </div>
      <nav
        aria-label="Main"
        className="min-h-0 grow overflow-y-auto px-3 pt-3 pb-3 group-data-rail/shell:px-2"
      >
        {groups.map((group) => (
          <Group key={group.label ?? ""} {...group} allCounts={allCounts} />
        ))}
      </nav>
      {action}
      <AccountMenu
        side="top"
        align="start"
        openShortcuts={openShortcuts}
        entry={menuEntry}
        trigger={<AccountButton account={member.account} subscription={member.subscription} />}
      />
    </header>
  );
}

function SearchButton({ onClick }: { onClick: () => void }) {
  return (
    <button
      type="button"
      onClick={onClick}
      title="Search or jump to"
      className="flex h-8 w-full items-center gap-2 rounded-md border border-border bg-surface px-2 text-text-3 shadow-xs hover:border-border-strong group-data-rail/shell:justify-center group-data-rail/shell:border-transparent group-data-rail/shell:bg-transparent group-data-rail/shell:shadow-none"
    >
      <Search className="size-3.5" />
      <span className="grow text-left group-data-rail/shell:sr-only">Search or jump to</span>
      <span className="group-data-rail/shell:hidden">
        <Kbd>{PALETTE_KEYS}</Kbd>
      </span>
    </button>
  );
}

function Group({ label, entries, allCounts }: NavigationGroup & { allCounts: NavigationCounts }) {
  return (
    <>
      {label && (
        <h2 className="px-2 pt-4 pb-1.25 text-2xs font-medium text-text-3 group-data-rail/shell:sr-only">
          {label}
        </h2>
      )}
      <ul className="grid gap-0.5">
        {entries.map((entry) => (
          <li key={entry.to}>
            <Entry {...entry} count={entry.counts && allCounts[entry.counts]} />
          </li>
        ))}
      </ul>
    </>
  );
}

type EntryProps = NavigationEntry & { count: number | undefined };

function Entry({ label, to, icon: Icon, count }: EntryProps) {
  return (
    <Link
      to={to}
      activeOptions={{ exact: to === "/", includeSearch: false }}
      title={label}
      className="flex h-8 group-data-rail/shell:justify-center items-center gap-2.5 rounded-md px-2 font-medium text-text-2 hover:bg-surface-hover hover:no-underline data-[status=active]:bg-surface data-[status=active]:text-text data-[status=active]:shadow-sm data-[status=active]:ring-1 data-[status=active]:ring-border"
    >
      <Icon />
      <span className="group-data-rail/shell:sr-only">{label}</span>
      {count !== undefined && (
        // The page it leads to says it too, and the link keeps its plain name.
        <span
          aria-hidden="true"
          className="ml-auto text-2xs font-normal text-text-3 tabular-nums group-data-rail/shell:hidden"
        >
          {count}
        </span>
      )}
    </Link>
  );
}

type AccountButtonProps = ComponentProps<"button"> & Pick<ShellMember, "account" | "subscription">;

function AccountButton({ account, subscription, ...trigger }: AccountButtonProps) {
  return (
    <button
      type="button"
      {...trigger}
      className="flex items-center gap-2.25 border-t border-border px-4.5 pt-2.5 pb-3 text-left leading-4.25 group-data-rail/shell:px-3 hover:bg-surface-hover focus-visible:-outline-offset-2"
    >
      <AccountAvatar account={account} />
      <span className="min-w-0 grow group-data-rail/shell:sr-only">
        <span className="block truncate font-medium">{account.name}</span>
        <span className="block truncate text-2xs leading-3.5 text-text-3">
          {subscription.teamName}
        </span>
      </span>
      <Ellipsis className="text-text-3 group-data-rail/shell:hidden" />
    </button>
  );
}
