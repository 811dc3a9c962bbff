import { useNavigate } from "@tanstack/react-router";
import { Keyboard, LogOut, Monitor, Moon, Plus, Sun } from "lucide-react";
import type { ReactElement } from "react";
import { useTheme } from "#lib/theme.tsx";
import type { NavigationGroup } from "./navigation.ts";
import { signOut } from "./sign-out.ts";

export type Command = {
  label: string;
  icon: ReactElement;
  run: () => void | Promise<void>;
};

export function usePages(groups: NavigationGroup[]): Command[] {
  const navigate = useNavigate();
  return groups
    .flatMap(({ entries }) => entries)
    .map(({ label, to, icon: Icon }) => ({ label, icon: <Icon />, run: () => navigate({ to }) }));
}

export function useActions(openShortcuts: () => void): Command[] {
  const navigate = useNavigate();
  const { setTheme } = useTheme();
  return [
    {
      label: "Add client",
      icon: <Plus />,
      run: () => navigate({ to: "/clients", search: { open: "add" } }),
    },
    { label: "Use the light theme", icon: <Sun />, run: () => setTheme("light") },
    { label: "Use the dark theme", icon: <Moon />, run: () => setTheme("dark") },
    { label: "Use the system's theme", icon: <Monitor />, run: () => setTheme("system") },
    { label: "Show keyboard shortcuts", icon: <Keyboard />, run: openShortcuts },
    { label: "Sign out", icon: <LogOut />, run: signOut },
  ];
}
