import { Link } from "@tanstack/react-router";
import { CircleUser, Keyboard, LogOut, Monitor, Moon, Sun } from "lucide-react";
import type { ReactElement, ReactNode } from "react";
import { THEMES, type Theme, useTheme } from "#lib/theme.tsx";
import { Menu, MenuChoice, MenuItem, MenuSeparator } from "#ui/menu.tsx";
import { SHORTCUTS_KEY } from "./shortcuts.ts";
import { signOut } from "./sign-out.ts";

type AccountMenuProps = {
  trigger: ReactElement;
  side: "top" | "bottom";
  align: "start" | "end";
  openShortcuts: () => void;
  entry: ReactNode;
};

export function AccountMenu({ trigger, side, align, openShortcuts, entry }: AccountMenuProps) {
  return (
    <Menu trigger={trigger} side={side} align={align}>
      <MenuItem asChild>
        <Link to="/account">
          <CircleUser />
          Account
        </Link>
      </MenuItem>
      <MenuItem icon={<Keyboard />} shortcut={SHORTCUTS_KEY} onSelect={openShortcuts}>
        Keyboard shortcuts
      </MenuItem>
      {entry}
      <MenuSeparator />
      <ThemeChoice />
      <MenuSeparator />
      <MenuItem icon={<LogOut />} onSelect={signOut}>
        Sign out
      </MenuItem>
    </Menu>
  );
}

function ThemeChoice() {
  const { theme, setTheme } = useTheme();
  return (
    <MenuChoice
      label="Theme"
      value={theme}
      onChange={(value) => setTheme(THEMES.find((known) => known === value) ?? "system")}
      options={THEMES.map((value) => ({ value, ...THEME_LOOKS[value] }))}
    />
  );
}

const THEME_LOOKS: Record<Theme, { label: string; icon: ReactElement }> = {
  light: { label: "Light", icon: <Sun /> },
  dark: { label: "Dark", icon: <Moon /> },
  system: { label: "System", icon: <Monitor /> },
};
