import { useEffect, useRef } from "react";

/** For what is around "Previous" and "Next": at either end the step that was taken is gone, and the focus goes to the other. */
export function useSteps(page: number) {
  const ref = useRef<HTMLDivElement>(null);
  const steppedFrom = useRef<number>(undefined);
  useEffect(() => {
    const isThere = steppedFrom.current !== undefined && steppedFrom.current !== page;
    if (!isThere) return;
    steppedFrom.current = undefined;
    // A browser takes the focus off a button that is disabled, but only once it draws.
    if (document.activeElement?.matches("body, :disabled"))
      ref.current?.querySelector<HTMLElement>("a, button:enabled")?.focus();
  }, [page]);
  const onClickCapture = () => {
    steppedFrom.current = page;
  };
  return { ref, onClickCapture };
}
