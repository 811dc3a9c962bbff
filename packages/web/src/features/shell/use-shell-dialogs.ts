import { useCallback, useEffect, useState } from "react";
import { type Shortcut, shortcutOf } from "./shortcuts.ts";

/** Which of the shell's dialogs is open, by button or by key. */
export function useShellDialogs() {
  const [opened, setOpened] = useState<Shortcut>();

  useEffect(() => {
    const onKeyDown = (event: KeyboardEvent) => {
      const shortcut = shortcutOf(event);
      if (!shortcut) return;
      event.preventDefault();
      setOpened(shortcut);
    };
    window.addEventListener("keydown", onKeyDown);
    return () => window.removeEventListener("keydown", onKeyDown);
  }, []);

  return {
    opened,
    openPalette: useCallback(() => setOpened("palette"), []),
    openShortcuts: useCallback(() => setOpened("shortcuts"), []),
    close: useCallback(() => setOpened(undefined), []),
  };
}
