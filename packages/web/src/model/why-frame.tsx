import { X } from "lucide-react";
import type { ReactNode, RefObject } from "react";
import { IconButton } from "#ui/button.tsx";
import { classNames } from "#ui/class-names.ts";
import "./model.css";

type WhyFrameProps = {
  title: string;
  /** The figure, once it is known. */
  text: string | undefined;
  /** Gets the keyboard when another figure is shown. */
  heading: RefObject<HTMLHeadingElement | null>;
  /** Whose figure it is, and what kind of one. */
  tags: ReactNode;
  onClose: () => void;
  className?: string;
  children: ReactNode;
};

/** What stands around an answer to Why?, in the workspace and beside a report. */
export function WhyFrame(props: WhyFrameProps) {
  const { title, text, heading, tags, onClose, className, children } = props;
  return (
    <aside
      aria-label="Why?"
      className={classNames("why-panel", className)}
      onKeyDown={(event) => event.key === "Escape" && onClose()}
    >
      <div className="flex items-start gap-2">
        <div className="min-w-0 grow">
          <p className="text-2xs text-text-3">Why?</p>
          <h2 ref={heading} tabIndex={-1} className="text-md font-semibold outline-none">
            {title}
          </h2>
        </div>
        <p className="tabular text-md font-semibold" aria-live="polite">
          {text}
        </p>
        <IconButton label="Close Why?" variant="quiet" size="sm" onClick={onClose}>
          <X />
        </IconButton>
      </div>
      <p className="mt-1.5 flex flex-wrap gap-1.5">{tags}</p>
      {children}
    </aside>
  );
}
