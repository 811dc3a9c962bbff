import { lazy, Suspense } from "react";
import { loadPart } from "#lib/load-part.ts";
import type { NavigationGroup } from "./navigation.ts";
import type { Shortcut } from "./shortcuts.ts";

const CommandPalette = lazy(async () => {
  const { CommandPalette } = await loadPart(() => import("./command-palette.tsx"));
  return { default: CommandPalette };
});

const ShortcutsDialog = lazy(async () => {
  const { ShortcutsDialog } = await loadPart(() => import("./shortcuts-dialog.tsx"));
  return { default: ShortcutsDialog };
});

type ShellDialogsProps = {
  opened: Shortcut | undefined;
  openShortcuts: () => void;
  close: () => void;
  groups: NavigationGroup[];
};

/** Loaded when they are first opened. */
export function ShellDialogs({ opened, openShortcuts, close, groups }: ShellDialogsProps) {
  return (
    <Suspense>
      {opened === "palette" && (
        <CommandPalette onClose={close} openShortcuts={openShortcuts} groups={groups} />
      )}
      {opened === "shortcuts" && <ShortcutsDialog onClose={close} />}
    </Suspense>
  );
}
