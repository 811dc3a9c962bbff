import { CircleAlert, CircleCheck, Info, TriangleAlert } from "lucide-react";
import { type CSSProperties, type FocusEvent, type MouseEvent, useRef } from "react";
import { type ExternalToast, Toaster as Sonner, toast as sonner } from "sonner";
import { giveFocusBack } from "./focus.ts";
import { Spinner } from "./spinner.tsx";

const DURATION_MS = 10_000;
/** What went well and asks for nothing is read at a glance. */
const SUCCESS_MS = 5_000;
const WIDTH_PX = 356;
const GAP_PX = 14;
const VISIBLE_MAX = 3;

export function tell(
  kind: "error" | "info" | "loading" | "success",
  message: string,
  options: ExternalToast,
) {
  const isBrief = kind === "success" && !options.action;
  sonner[kind](message, { ...(isBrief && { duration: SUCCESS_MS }), ...options });
}

/**
 * Where toasts appear: once per page, at the root. One on top of the other in the middle of the
 * bottom, where no page has its actions; a pointer over them spreads them out and stops their time.
 */
export function Toaster() {
  const before = useRef<Element | null>(null);
  function come(event: FocusEvent) {
    if (!event.currentTarget.contains(event.relatedTarget)) before.current = event.relatedTarget;
    keepToKeyboard(event);
  }
  /** A toast that was answered goes, and its button with it: the focus leaves before it would be lost. */
  function leave({ target }: MouseEvent) {
    const button = target instanceof Element && target.closest("button");
    if (!button) return;
    button.blur();
    giveFocusBack(before.current);
  }
  return (
    <div className="contents" onFocusCapture={come} onClickCapture={leave}>
      <Sonner
        position="bottom-center"
        duration={DURATION_MS}
        visibleToasts={VISIBLE_MAX}
        gap={GAP_PX}
        closeButton
        mobileOffset={{ bottom: 76, left: 16, right: 16 }}
        style={{ "--width": `${WIDTH_PX}px`, zIndex: "var(--z-toast)" } as CSSProperties}
        toastOptions={{ unstyled: true, classNames: CLASS_NAMES }}
        icons={{
          success: <CircleCheck className="text-positive" />,
          error: <CircleAlert className="text-negative" />,
          warning: <TriangleAlert className="text-alert" />,
          info: <Info className="text-info" />,
          loading: <Spinner className="text-text-3" />,
        }}
      />
    </div>
  );
}

/**
 * Sonner gives the focus back to where it was before a toast had it. Who clicks a toast and then a menu elsewhere would see
 * that menu close as the focus leaves it; who comes by keyboard wants to be back where they were.
 */
function keepToKeyboard(event: FocusEvent) {
  if (!event.target.matches(":focus-visible")) event.stopPropagation();
}

const CLASS_NAMES = {
  toast:
    "flex w-(--width) items-start gap-2.5 rounded-lg border border-border-strong bg-surface-raised px-3.5 py-3 pr-9 font-sans text-sm text-text shadow-lg phone:w-full data-[expanded=false]:data-[front=false]:*:opacity-0",
  icon: "mt-0.5 size-4 shrink-0",
  loader: "static! transform-none!",
  content: "min-w-0 grow",
  title: "font-medium",
  description: "text-text-2",
  actionButton: "shrink-0 font-medium text-accent-text hover:underline",
  cancelButton: "shrink-0 font-medium text-text-2 hover:underline",
  closeButton:
    "absolute top-2.5 right-2.5 grid size-6 place-items-center rounded-sm text-text-3 hover:bg-surface-hover hover:text-text phone:size-10.5 phone:top-0.5 phone:right-0.5",
};
