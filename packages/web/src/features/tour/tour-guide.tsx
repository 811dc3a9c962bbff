import type { Tour } from "@app/contract/account";
import { useLocation, useNavigate } from "@tanstack/react-router";
import { Popover } from "radix-ui";
import { useEffect, useRef } from "react";
import { Button } from "#ui/button.tsx";
import { classNames } from "#ui/class-names.ts";
import { PopoverBox } from "#ui/popover.tsx";
import { useSaveTour } from "./save-tour.ts";
import { STEP_COUNT, type Stop, stopAt } from "./tour-stops.ts";
import { type Lit, useTarget } from "./use-target.ts";

/** One light and one bubble on the page as it is; nothing on pages that the tour does not pass. */
export function TourGuide({ tour }: { tour: Tour }) {
  const { pathname } = useLocation();
  const stop = stopAt(pathname);
  // Whoever is further on and comes home works; the tour waits under their name.
  if (pathname === "/" && tour.path !== "/") return null;
  return stop && <AtStop key={pathname} {...{ tour, stop, pathname }} />;
}

type AtStopProps = { tour: Tour; stop: Stop; pathname: string };

function AtStop({ tour, stop, pathname }: AtStopProps) {
  const lit = useTarget(stop.hints);
  const { searchStr } = useLocation();
  const save = useSaveTour();
  const path = pathname + searchStr;
  useEffect(() => {
    if (tour.path !== path) save({ state: "open", path });
  }, [tour.path, path, save]);
  useEffect(() => {
    lit?.element.scrollIntoView?.({ block: "nearest" });
  }, [lit?.element]);
  if (!lit) return null;
  return (
    <>
      <Light rect={lit.rect} isAlone={pathname === "/"} />
      <Bubble {...{ lit, stop, pathname }} onEnd={(state) => save({ state, path })} />
    </>
  );
}

/** The page stays in reach under it. On the home page it is alone; where people work, only a ring. */
function Light({ rect, isAlone }: { rect: DOMRect; isAlone: boolean }) {
  return (
    <div
      aria-hidden="true"
      className={classNames(
        "pointer-events-none fixed z-(--z-panel) rounded-lg outline-2 outline-offset-2 outline-accent print:hidden",
        isAlone && "shadow-[0_0_0_100vmax_rgb(0_0_0/0.36)]",
      )}
      style={{ left: rect.x, top: rect.y, width: rect.width, height: rect.height }}
    />
  );
}

type BubbleProps = {
  lit: Lit;
  stop: Stop;
  pathname: string;
  onEnd: (state: "skipped" | "done") => void;
};

function Bubble({ lit: { hint, element }, stop, pathname, onEnd }: BubbleProps) {
  const navigate = useNavigate();
  const anchor = useRef(element);
  anchor.current = element;
  const { title, text, next } = hint;
  return (
    <Popover.Root open>
      <Popover.Anchor virtualRef={anchor} />
      <PopoverBox
        key={title}
        align="start"
        sideOffset={12}
        aria-label={`Tour: ${title}`}
        className="w-82 p-4.5 print:hidden"
        // It guides and does not stop anybody: the page keeps the keyboard and the pointer.
        onOpenAutoFocus={(event) => event.preventDefault()}
        onCloseAutoFocus={(event) => event.preventDefault()}
        onInteractOutside={(event) => event.preventDefault()}
        onEscapeKeyDown={(event) => event.preventDefault()}
      >
        <div className="grid gap-2.5">
          <div className="flex items-center justify-between text-2xs text-text-2">
            Tour, {stop.step} of {STEP_COUNT}
            <Dots step={stop.step} />
          </div>
          <div role="status" className="grid gap-1">
            <p className="text-md font-semibold">{title}</p>
            <p className="text-text-2">{text}</p>
          </div>
          <div className="flex items-center justify-between gap-2">
            <Button variant="quiet" size="sm" className="-ml-2" onClick={() => onEnd("skipped")}>
              Skip the tour
            </Button>
            {next && (
              <Button
                variant="primary"
                size="sm"
                onClick={() => void navigate({ href: next(pathname) })}
              >
                Next
              </Button>
            )}
            {stop.isLast && (
              <Button variant="primary" size="sm" onClick={() => onEnd("done")}>
                Finish the tour
              </Button>
            )}
          </div>
          <p className="border-t border-border pt-2 text-xs text-text-3">
            Skipped, it waits under your name.
          </p>
        </div>
      </PopoverBox>
    </Popover.Root>
  );
}

function Dots({ step }: { step: number }) {
  return (
    <span aria-hidden="true" className="flex gap-1">
      {[...Array(STEP_COUNT).keys()].map((dot) => (
        <span
          key={dot}
          className={classNames(
            "h-1.5 rounded-full",
            dot + 1 === step ? "w-4 bg-text" : "w-1.5 bg-border-strong",
          )}
        />
      ))}
    </span>
  );
}
