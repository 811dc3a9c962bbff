import { Search } from "lucide-react";
import type { ReactNode } from "react";
import { IconButton } from "#ui/button.tsx";
import { AccountAvatar } from "./account-avatar.tsx";
import { AccountMenu } from "./account-menu.tsx";
import { BrandLink } from "./brand-link.tsx";
import type { ShellMember } from "./member.ts";

type PhoneTopBarProps = {
  member: ShellMember;
  openPalette: () => void;
  openShortcuts: () => void;
  action: ReactNode;
  /** Something of one's own in the menu under one's name. */
  menuEntry: ReactNode;
};

export function PhoneTopBar(props: PhoneTopBarProps) {
  const { member, openPalette, openShortcuts, action, menuEntry } = props;
  return (
    <header className="sticky top-0 z-(--z-panel) hidden h-13 items-center gap-1 border-b border-border bg-bg px-4 phone:flex group-data-rail/shell:hidden print:hidden">
      <div className="grow">
        <BrandLink />
      </div>
      <IconButton label="Search" variant="quiet" onClick={openPalette}>
        <Search />
      </IconButton>
      {action}
      <AccountMenu
        side="bottom"
        align="end"
        openShortcuts={openShortcuts}
        entry={menuEntry}
        trigger={
          <button
            type="button"
            aria-label="Account menu"
            className="grid size-10.5 place-items-center rounded-full"
          >
            <AccountAvatar account={member.account} />
          </button>
        }
      />
    </header>
  );
}
