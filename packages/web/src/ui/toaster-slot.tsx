import { lazy, Suspense, useEffect, useSyncExternalStore } from "react";
import type { ExternalToast } from "sonner";

/**
 * Toasts are not needed to sign in, so what shows them is loaded by the first page that wants it.
 * A page that is loaded on demand itself may import `toast` from the toaster directly; a page
 * that is there from the start uses `showToast`.
 */
const Toaster = lazy(async () => {
  const { Toaster } = await import("./toaster.tsx");
  return { default: Toaster };
});

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

export async function showToast(
  kind: "error" | "success",
  message: string,
  options?: ExternalToast,
) {
  wantToaster();
  const [{ toast }] = await Promise.all([import("./toaster.tsx"), isReady]);
  toast[kind](message, options);
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
