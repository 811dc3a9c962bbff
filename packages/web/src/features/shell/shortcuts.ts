/** Single keys can be switched off, because speech input and a resting hand press them by chance. */
const STORAGE_KEY = "single-key-shortcuts";

const isApple = /Mac|iPhone|iPad/.test(navigator.platform);
export const PALETTE_KEYS = isApple ? "⌘K" : "Ctrl K";
export const SHORTCUTS_KEY = "?";

export type Shortcut = "palette" | "shortcuts";

type KeyPress = Pick<KeyboardEvent, "key" | "ctrlKey" | "metaKey" | "altKey" | "target">;

/** What a key pressed anywhere in the app asks for. */
export function shortcutOf(press: KeyPress): Shortcut | undefined {
  const hasModifier = press.ctrlKey || press.metaKey;
  if (hasModifier && !press.altKey && press.key.toLowerCase() === "k") return "palette";
  if (press.key !== SHORTCUTS_KEY || hasModifier || press.altKey) return undefined;
  return isTyping(press.target) || !areSingleKeysOn() ? undefined : "shortcuts";
}

function isTyping(target: EventTarget | null) {
  if (!(target instanceof HTMLElement)) return false;
  return target.isContentEditable || target.matches("input, textarea, select");
}

export function areSingleKeysOn() {
  try {
    return localStorage.getItem(STORAGE_KEY) !== "off";
  } catch {
    return true;
  }
}

export function setSingleKeys(areOn: boolean) {
  try {
    localStorage.setItem(STORAGE_KEY, areOn ? "on" : "off");
  } catch {
    // Storage is switched off in this browser: they stay on.
  }
}
