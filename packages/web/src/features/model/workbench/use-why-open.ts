import { useCallback, useState } from "react";

const WHY_OPEN = "why-open";

/** Whoever had Why? open finds it open again, about the figure they come to. */
export function useWhyOpen(): [boolean, (isOpen: boolean) => void] {
  const [isOpen, setIsOpen] = useState(wasOpen);
  const keep = useCallback((next: boolean) => {
    setIsOpen(next);
    try {
      if (next) localStorage.setItem(WHY_OPEN, "yes");
      else localStorage.removeItem(WHY_OPEN);
    } catch {
      // Storage is switched off in this browser; it then lasts as long as the page.
    }
  }, []);
  return [isOpen, keep];
}

function wasOpen(): boolean {
  try {
    return localStorage.getItem(WHY_OPEN) !== null;
  } catch {
    return false;
  }
}
