import type { RefObject } from "react";
import { Button } from "./button.tsx";

type PhoneFootProps = {
  /** What is chosen so far. */
  text: string;
  /** Leads on to what stands further down. */
  label: string;
  target: RefObject<HTMLElement | null>;
};

/** On a phone, the way from a long choice to what follows: above the tabs while the choice is in view. */
export function PhoneFoot({ text, label, target }: PhoneFootProps) {
  function goOn() {
    target.current?.scrollIntoView();
    target.current?.focus({ preventScroll: true });
  }
  return (
    <div className="sticky bottom-15 z-1 -mx-4 mt-3 hidden items-center gap-3 border-t border-border bg-surface px-4 py-3 phone:flex print:hidden">
      <p className="min-w-0 grow font-medium">{text}</p>
      <Button variant="primary" onClick={goOn}>
        {label}
      </Button>
    </div>
  );
}

/** Where it leads to, clear of the bar on top. */
export const PHONE_FOOT_TARGET = "scroll-mt-17 outline-none";
