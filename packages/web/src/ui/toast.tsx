import { lazy, Suspense, useEffect, useSyncExternalStore } from "react";
import type { ExternalToast } from "sonner";
import { loadPart } from "#lib/load-part.ts";

/**
 * No page needs toasts for its first paint, so what shows them is loaded once there is time for it,
 * or by the first toast.
 */
export const loadToaster = () => loadPart(() => import("./toaster.tsx"));

const Toaster = lazy(async () => ({ default: (await loadToaster()).Toaster }));

export const toast = {
  error: telling("error"),
  info: telling("info"),
  loading: telling("loading"),
  success: telling("success"),
};

let isWanted = false;
let tellSlot = () => {};
let tellReady = () => {};
const isReady = new Promise<void>((resolve) => {
  tellReady = resolve;
});

export function wantToaster() {
  isWanted = true;
  tellSlot();
}

/** One after the other, in the order they were told. */
function telling(kind: "error" | "info" | "loading" | "success") {
  return (message: string, options: ExternalToast = {}) => {
    wantToaster();
    void Promise.all([loadToaster(), isReady]).then(([{ tell }]) => tell(kind, message, options));
  };
}

/** Where toasts appear: once per page, at the root. */
export function ToasterSlot() {
  const isShown = useSyncExternalStore(subscribe, () => isWanted);
  if (!isShown) return null;
  return (
    <Suspense>
      <Toaster />
      <Ready />
    </Suspense>
  );
}

function subscribe(onChange: () => void) {
  tellSlot = onChange;
  return () => {
    tellSlot = () => {};
  };
}

/** Effects run in order, so by now the toaster before it listens. */
function Ready() {
  useEffect(() => tellReady(), []);
  return null;
}
