import { createContext, useContext } from "react";

/**
 * Where what floats is put: inside the dialog or drawer that opened it, else at the end of the page.
 * A modal dialog stops the wheel everywhere outside of itself.
 */
export const FloatingLayer = createContext<HTMLElement | null>(null);

/** As the `container` of a portal; nothing stands for the page itself. */
export function useFloatingLayer(): { container?: HTMLElement } {
  const element = useContext(FloatingLayer);
  return element ? { container: element } : {};
}
