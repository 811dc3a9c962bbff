import { useCallback, useEffect, useRef, useState } from "react";
import { flushSync } from "react-dom";
import { failureToast } from "./failure-toast.ts";

/**
 * Prints more than a page of a list shows: `load` brings all of it, it is put on the page for the
 * printer, and taken off again. The keys that print do so, too; a browser's menu does not wait for us
 * and prints what is in view.
 */
export function usePrintAll<All>(load: () => Promise<All>) {
  const [printed, setPrinted] = useState<All>();
  const newest = useRef(load);
  useEffect(() => {
    newest.current = load;
  });

  const print = useCallback(async () => {
    try {
      const all = await newest.current();
      flushSync(() => setPrinted(all));
      window.print();
    } catch (error) {
      failureToast("Nothing was printed")(error as Error);
    }
  }, []);

  useEffect(() => {
    const takeOff = () => setPrinted(undefined);
    const onKeyDown = (event: KeyboardEvent) => {
      if (!isPrintKey(event)) return;
      event.preventDefault();
      if (!event.repeat) void print();
    };
    window.addEventListener("afterprint", takeOff);
    window.addEventListener("keydown", onKeyDown);
    return () => {
      window.removeEventListener("afterprint", takeOff);
      window.removeEventListener("keydown", onKeyDown);
    };
  }, [print]);

  return { printed, print };
}

function isPrintKey({ key, ctrlKey, metaKey, shiftKey, altKey }: KeyboardEvent) {
  return key.toLowerCase() === "p" && (ctrlKey || metaKey) && !shiftKey && !altKey;
}
