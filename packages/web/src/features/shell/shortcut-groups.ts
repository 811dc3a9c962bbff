/** Every key there is, by what it is for. In `keys` what begins with a small letter is a word between keys. */
import { COMMAND_KEY, SHORTCUTS_KEY } from "./shortcuts.ts";

export type ShortcutGroup = {
  title: string;
  shortcuts: readonly { does: string; keys: string }[];
};

const command = (key: string) => `${COMMAND_KEY} ${key}`;

/** In columns, as they stand beside each other where there is room. */
export function shortcutColumns(hasClients: boolean): readonly (readonly ShortcutGroup[])[] {
  return [
    [anywhere(hasClients), FORMULA],
    [MOVING, SELECTING],
    [TYPING, FILLING, ASKING],
  ];
}

const anywhere = (hasClients: boolean): ShortcutGroup => ({
  title: "Anywhere",
  shortcuts: [
    { does: "Search or jump to", keys: command("K") },
    { does: "Search the list on the page", keys: "/" },
    hasClients
      ? { does: "Home, clients, models", keys: "G then H C M" }
      : { does: "Home, models", keys: "G then H M" },
    { does: "Your account", keys: "G then A" },
    ...(hasClients ? [{ does: "Add a client", keys: "N" }] : []),
    { does: "Make a new model", keys: "M" },
    { does: "These shortcuts", keys: SHORTCUTS_KEY },
    { does: "Close what is open", keys: "Esc" },
  ],
});

const MOVING: ShortcutGroup = {
  title: "Moving in the grid",
  shortcuts: [
    { does: "One cell", keys: "← ↑ ↓ →" },
    { does: "To the edge of figures", keys: command("← ↑ ↓ →") },
    { does: "First, last column", keys: "Home End" },
    { does: "First, last row, too", keys: command("Home End") },
    { does: "A page up, down", keys: "PgUp PgDn" },
    { does: "Open or close a row, on its name", keys: "Space" },
    { does: "Into and out of the grid", keys: "Tab" },
  ],
};

const SELECTING: ShortcutGroup = {
  title: "Selecting",
  shortcuts: [
    { does: "A range", keys: "Shift ← ↑ ↓ →" },
    { does: "Up to the edge", keys: command("Shift ← ↑ ↓ →") },
    { does: "Everything", keys: command("A") },
  ],
};

const TYPING: ShortcutGroup = {
  title: "Typing",
  shortcuts: [
    { does: "Change a figure", keys: "F2 or Enter" },
    { does: "Take it, down, up", keys: "Enter and Shift Enter" },
    { does: "Take it, right, left", keys: "Tab and Shift Tab" },
    { does: "Leave it as it was", keys: "Esc" },
    { does: "Begin a formula", keys: "=" },
  ],
};

const FILLING: ShortcutGroup = {
  title: "Filling and copying",
  shortcuts: [
    { does: "Fill down, right", keys: command("D and R") },
    { does: "Copy, cut, paste", keys: command("C X V") },
    { does: "Clear", keys: "Delete" },
    { does: "Undo, redo", keys: command("Z and Y") },
  ],
};

const ASKING: ShortcutGroup = {
  title: "Asking",
  shortcuts: [
    { does: "Why? of a calculated figure", keys: "Enter" },
    { does: "Close Why?", keys: "Esc" },
  ],
};

const FORMULA: ShortcutGroup = {
  title: "Writing a formula",
  shortcuts: [
    { does: "Names that fit", keys: "↑ ↓" },
    { does: "Take the name", keys: "Tab" },
    { does: "Take it for all periods; a sum of digits, for those selected", keys: "Enter" },
    { does: "The other way about", keys: "Alt Enter" },
    { does: "Leave it as it was", keys: "Esc" },
  ],
};
