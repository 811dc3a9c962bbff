import {
  createContext,
  type ReactNode,
  use,
  useCallback,
  useEffect,
  useMemo,
  useState,
  useSyncExternalStore,
} from "react";

export const THEMES = ["light", "dark", "system"] as const;
export type Theme = (typeof THEMES)[number];

type ThemeState = {
  theme: Theme;
  /** What the page shows: "system" resolved by the operating system's preference. */
  shown: "light" | "dark";
  setTheme: (theme: Theme) => void;
};

const STORAGE_KEY = "vite-ui-theme";
const DARK_PREFERENCE = "(prefers-color-scheme: dark)";

const ThemeContext = createContext<ThemeState | undefined>(undefined);

export function ThemeProvider({
  children,
  storageKey = STORAGE_KEY,
}: {
  children: ReactNode;
  storageKey?: string;
}) {
  const [theme, setShownTheme] = useState(() => storedTheme(storageKey));
  const isSystemDark = useSyncExternalStore(onSystemChange, readSystem);
  const shown = theme === "system" ? (isSystemDark ? "dark" : "light") : theme;

  const setTheme = useCallback(
    (chosen: Theme) => {
      store(storageKey, chosen);
      setShownTheme(chosen);
    },
    [storageKey],
  );

  useEffect(() => {
    const { classList } = document.documentElement;
    classList.remove("light", "dark");
    classList.add(shown);
  }, [shown]);

  // Another tab of the same person changed it.
  useEffect(() => {
    const onStorage = (event: StorageEvent) => {
      if (event.key === storageKey) setShownTheme(storedTheme(storageKey));
    };
    window.addEventListener("storage", onStorage);
    return () => window.removeEventListener("storage", onStorage);
  }, [storageKey]);

  const state = useMemo(() => ({ theme, shown, setTheme }), [theme, shown, setTheme]);
  return <ThemeContext value={state}>{children}</ThemeContext>;
}

export function useTheme(): ThemeState {
  const state = use(ThemeContext);
  if (!state) throw new Error("useTheme must be used within a ThemeProvider");
  return state;
}

function storedTheme(storageKey: string): Theme {
  try {
    const stored = localStorage.getItem(storageKey);
    return THEMES.find((theme) => theme === stored) ?? "system";
  } catch {
    // Storage is switched off in this browser; the choice then lasts as long as the page.
    return "system";
  }
}

function store(storageKey: string, theme: Theme) {
  try {
    localStorage.setItem(storageKey, theme);
  } catch {
    // As above.
  }
}

function readSystem() {
  return matchMedia(DARK_PREFERENCE).matches;
}

function onSystemChange(onChange: () => void) {
  const preference = matchMedia(DARK_PREFERENCE);
  preference.addEventListener("change", onChange);
  return () => preference.removeEventListener("change", onChange);
}
