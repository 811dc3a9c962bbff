import { useCallback, useSyncExternalStore } from "react";

export const PHONE = "(width <= 760px)";

/** Whether a media query holds now, kept up to date; where there is no screen, it does not. */
export function useMedia(query: string): boolean {
  const subscribe = useCallback(
    (onChange: () => void) => {
      const list = window.matchMedia?.(query);
      list?.addEventListener("change", onChange);
      return () => list?.removeEventListener("change", onChange);
    },
    [query],
  );
  return useSyncExternalStore(subscribe, () => matches(query));
}

export function matches(query: string) {
  return window.matchMedia?.(query).matches ?? false;
}
