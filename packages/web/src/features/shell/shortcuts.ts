/** Single keys can be switched off, because speech input and a resting hand press them by chance. */
const STORAGE_KEY = "single-key-shortcuts";

const isApple = /Mac|iPhone|iPad/.test(navigator.platform);
export const COMMAND_KEY = isApple ? "⌘" : "Ctrl";
export const PALETTE_KEYS = isApple ? "⌘K" : "Ctrl K";
export const SHORTCUTS_KEY = "?";

/** What single keys do, the second after the first where there are two. */
const SINGLE_KEYS = {
  [SHORTCUTS_KEY]: "shortcuts",
  "/": "search",
  n: "newClient",
  m: "newModel",
  "g h": "goHome",
  "g c": "goClients",
  "g m": "goModels",
  "g a": "goAccount",
} as const;

export type Shortcut = "palette" | (typeof SINGLE_KEYS)[keyof typeof SINGLE_KEYS];

type KeyPress = Pick<KeyboardEvent, "key" | "ctrlKey" | "metaKey" | "altKey" | "target">;

/** What a key pressed anywhere in the app asks for, given the key before it. */
export function shortcutOf(press: KeyPress, keyBefore = ""): Shortcut | undefined {
  const hasModifier = press.ctrlKey || press.metaKey;
  if (hasModifier && !press.altKey && press.key.toLowerCase() === "k") return "palette";
  if (hasModifier || press.altKey || !areSingleKeysOn()) return undefined;
  if (isTyping(press.target, press.key)) return undefined;
  const keys: Record<string, Shortcut> = SINGLE_KEYS;
  return keys[`${keyBefore} ${press.key}`] ?? keys[press.key];
}

/** Into a field, or over a figure: a grid takes every key as the beginning of what is typed, but for the one that lists its keys. */
function isTyping(target: EventTarget | null, key: string) {
  if (!(target instanceof HTMLElement)) return false;
  if (target.matches("[role=treegrid]")) return key !== SHORTCUTS_KEY;
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
