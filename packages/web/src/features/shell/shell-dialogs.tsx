import { lazy, Suspense } from "react";
import { loadPart } from "#lib/load-part.ts";
import type { ShellMember } from "./member.ts";
import type { NavigationGroup } from "./navigation.ts";

const CommandPalette = lazy(async () => {
  const { CommandPalette } = await loadPart(() => import("./command-palette.tsx"));
  return { default: CommandPalette };
});

const ShortcutsDialog = lazy(async () => {
  const { ShortcutsDialog } = await loadPart(() => import("./shortcuts-dialog.tsx"));
  return { default: ShortcutsDialog };
});

type ShellDialogsProps = {
  opened: "palette" | "shortcuts" | undefined;
  openShortcuts: () => void;
  openJobs: () => void;
  close: () => void;
  groups: NavigationGroup[];
  member: ShellMember;
};

/** Loaded when they are first opened. */
export function ShellDialogs({ opened, close, ...palette }: ShellDialogsProps) {
  return (
    <Suspense>
      {opened === "palette" && <CommandPalette onClose={close} {...palette} />}
      {opened === "shortcuts" && <ShortcutsDialog onClose={close} />}
    </Suspense>
  );
}
