import { useNavigate } from "@tanstack/react-router";
import { useCallback, useEffect, useState } from "react";
import { useHasClients } from "#lib/has-clients.ts";
import { useMayChange } from "#ui/changes.tsx";
import { focusPage } from "#ui/focus.ts";
import { type Shortcut, shortcutOf } from "./shortcuts.ts";

type ShellDialog = "palette" | "shortcuts";

/** Which of the shell's dialogs is open, by button or by key; other keys lead elsewhere. */
export function useShellDialogs() {
  const [opened, setOpened] = useState<ShellDialog>();
  const runShortcut = useRunShortcut(setOpened);

  useEffect(() => {
    let keyBefore = "";
    const onKeyDown = (event: KeyboardEvent) => {
      const shortcut = shortcutOf(event, keyBefore);
      keyBefore = event.key;
      // What is open has the keys to itself, and comes first.
      if (!shortcut || event.repeat || (shortcut !== "palette" && isModalOpen())) return;
      event.preventDefault();
      runShortcut(shortcut);
    };
    window.addEventListener("keydown", onKeyDown);
    return () => window.removeEventListener("keydown", onKeyDown);
  }, [runShortcut]);

  return {
    opened,
    openPalette: useCallback(() => setOpened("palette"), []),
    openShortcuts: useCallback(() => setOpened("shortcuts"), []),
    close: useCallback(() => setOpened(undefined), []),
  };
}

function useRunShortcut(open: (dialog: ShellDialog) => void) {
  const navigate = useNavigate();
  const mayChange = useMayChange();
  const hasClients = useHasClients();
  return useCallback(
    (shortcut: Shortcut) => {
      const goTo = (to: "/" | "/clients" | "/models" | "/models/new" | "/account") => {
        // What had it goes with its page; what stands around the pages stays.
        focusPage();
        return navigate({ to });
      };
      const ways: Record<Shortcut, () => unknown> = {
        palette: () => open("palette"),
        shortcuts: () => open("shortcuts"),
        // A page without a list to search is searched like everything else.
        search: () => focusListSearch() || open("palette"),
        newClient: () =>
          hasClients && mayChange && navigate({ to: "/clients", search: { open: "add" } }),
        newModel: () => mayChange && goTo("/models/new"),
        goHome: () => goTo("/"),
        goClients: () => hasClients && goTo("/clients"),
        goModels: () => goTo("/models"),
        goAccount: () => goTo("/account"),
      };
      ways[shortcut]();
    },
    [navigate, open, mayChange, hasClients],
  );
}

function focusListSearch() {
  const input = document.querySelector<HTMLInputElement>("main input[type=search]");
  input?.focus();
  return input !== null;
}

function isModalOpen() {
  return document.querySelector("[role=dialog], [role=alertdialog], [role=menu]") !== null;
}
