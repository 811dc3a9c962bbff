import { X } from "lucide-react";
import { Dialog as Radix } from "radix-ui";
import { type ReactNode, useState } from "react";
import { Button, IconButton } from "./button.tsx";
import { classNames } from "./class-names.ts";
import { Closing, useGuardedClose } from "./closing.ts";
import { FloatingLayer } from "./floating-layer.ts";
import { giveFocusBack } from "./focus.ts";
import { useSecondClick } from "./second-click.ts";
import { useScrollable } from "./use-scrollable.ts";

type PanelProps = {
  title: ReactNode;
  description?: ReactNode;
  children?: ReactNode;
  /** The buttons, the one that does it last. */
  footer?: ReactNode;
};

type DialogProps = PanelProps & {
  isOpen: boolean;
  onClose: () => void;
  width?: keyof typeof WIDTHS;
};

export function Dialog({ isOpen, onClose, width = "md", ...panel }: DialogProps) {
  return (
    <ModalRoot isOpen={isOpen} onClose={onClose}>
      <DialogLayer width={width} isDescribed={Boolean(panel.description)}>
        <DialogPanel {...panel} />
        <CloseDialog />
      </DialogLayer>
    </ModalRoot>
  );
}

type ModalRootProps = { isOpen: boolean; onClose: () => void; children: ReactNode };

/** Whichever way it is closed, a guard inside is asked first; see `LeaveGuard`. */
export function ModalRoot({ isOpen, onClose, children }: ModalRootProps) {
  const { guards, close } = useGuardedClose(onClose);
  return (
    <Closing value={guards}>
      <Radix.Root open={isOpen} onOpenChange={(isNowOpen) => !isNowOpen && close()}>
        {children}
      </Radix.Root>
    </Closing>
  );
}

type ConfirmDialogProps = {
  isOpen: boolean;
  onClose: () => void;
  /** While what it gives is under way, a second click does nothing. */
  onConfirm: () => unknown;
  title: string;
  /** Names what is lost, and for how long it can be brought back. */
  children: ReactNode;
  /** What is done, as a verb with its object: "Delete model". */
  confirmLabel: string;
  /** What is kept: "Keep model". It has the focus at first. */
  keepLabel: string;
  isPending?: boolean;
  tone?: "danger" | "primary";
};

export function ConfirmDialog(props: ConfirmDialogProps) {
  const { isOpen, onClose, onConfirm, title, children, isPending = false } = props;
  const [isConfirming, setIsConfirming] = useState(false);
  const confirm = async () => {
    setIsConfirming(true);
    try {
      await onConfirm();
    } finally {
      setIsConfirming(false);
    }
  };
  return (
    <Radix.Root open={isOpen} onOpenChange={(isNowOpen) => !isNowOpen && onClose()}>
      <DialogLayer width="sm" isDescribed isConfirmation>
        <DialogPanel
          title={title}
          description={children}
          footer={
            <>
              <Radix.Close asChild>
                <Button>{props.keepLabel}</Button>
              </Radix.Close>
              <Button
                variant={props.tone ?? "danger"}
                isPending={isPending || isConfirming}
                onClick={confirm}
              >
                {props.confirmLabel}
              </Button>
            </>
          }
        />
      </DialogLayer>
    </Radix.Root>
  );
}

/** The button of a form that closes its dialog without saving. */
export function CancelDialog({ children = "Cancel" }: { children?: ReactNode }) {
  return (
    <Radix.Close asChild>
      <Button>{children}</Button>
    </Radix.Close>
  );
}

/** In the corner, and last in the order of the keyboard. */
export function CloseDialog() {
  return (
    <Radix.Close asChild>
      <IconButton label="Close" variant="quiet" size="sm" className="absolute! top-4 right-4">
        <X />
      </IconButton>
    </Radix.Close>
  );
}

type LayerProps = {
  width: keyof typeof WIDTHS;
  isDescribed: boolean;
  /** A question that must be answered: a click beside it does not close it. */
  isConfirmation?: boolean;
  children: ReactNode;
};

function DialogLayer({ width, children, ...box }: LayerProps) {
  return (
    <Radix.Portal>
      <Radix.Overlay className="fixed inset-0 z-(--z-dialog) grid animate-fade place-items-center bg-overlay p-4">
        <ModalBox
          {...box}
          className={classNames(
            DIALOG_BOX,
            "relative max-h-[calc(100dvh-2rem)] animate-enter-slow",
            WIDTHS[width],
          )}
        >
          {children}
        </ModalBox>
      </Radix.Overlay>
    </Radix.Portal>
  );
}

type ModalBoxProps = Omit<LayerProps, "width"> & { className: string };

/** Holds the focus while it is open, and gives it back to what opened it; a dialog and a drawer are one. */
export function ModalBox(props: ModalBoxProps) {
  const { isDescribed, isConfirmation = false, className, children } = props;
  const [box, setBox] = useState<HTMLElement | null>(null);
  // Known at the first render: what is inside may take the focus as soon as it is there.
  const [opener] = useState(findOpener);
  const noteClick = useSecondClick();
  return (
    <Radix.Content
      ref={setBox}
      onClickCapture={noteClick}
      {...(isConfirmation && {
        role: "alertdialog",
        onPointerDownOutside: (event) => event.preventDefault(),
      })}
      {...(!isDescribed && { "aria-describedby": undefined })}
      onCloseAutoFocus={(event) => {
        event.preventDefault();
        giveFocusBack(opener);
      }}
      className={className}
    >
      <FloatingLayer value={box}>{children}</FloatingLayer>
    </Radix.Content>
  );
}

/** What was chosen in a menu goes with it; the menu's button stays. */
function findOpener() {
  const { activeElement } = document;
  const button = activeElement?.closest("[role=menu]")?.getAttribute("aria-labelledby");
  return button ? document.getElementById(button) : activeElement;
}

export const DIALOG_BOX =
  "flex w-full flex-col overflow-hidden rounded-xl border border-border-strong bg-surface-raised pt-5.5 shadow-lg";

/** The inside of a dialog: what it asks, what it needs to know, how to answer. Only the middle scrolls. */
export function DialogPanel({ title, description, children, footer }: PanelProps) {
  return (
    <>
      <header className={SIDES}>
        <Radix.Title className="pr-8 text-lg leading-6 font-semibold tracking-tight">
          {title}
        </Radix.Title>
        {description && (
          <Radix.Description className="mt-1.5 text-text-2">{description}</Radix.Description>
        )}
      </header>
      {children ? <DialogBody>{children}</DialogBody> : <div className="h-4.5 shrink-0" />}
      {footer && <div className={FOOT}>{footer}</div>}
    </>
  );
}

/** What is focused is scrolled clear of the foot that a form keeps at the bottom. */
function DialogBody({ children }: { children: ReactNode }) {
  const [element, isScrollable] = useScrollable();
  return (
    <div
      ref={element}
      {...(isScrollable && { tabIndex: 0, role: "group", "aria-label": "Content" })}
      className={classNames(SIDES, "min-h-0 grow scroll-pb-20 overflow-y-auto pt-4")}
    >
      <div className="pb-5">{children}</div>
    </div>
  );
}

/** The buttons of a form inside a dialog or a drawer: in view however long the form is. */
export function DialogActions({ children }: { children: ReactNode }) {
  return (
    <div className={classNames(FOOT, "sticky bottom-0 z-1 -mx-6 -mb-5 phone:-mx-4.5")}>
      {children}
    </div>
  );
}

const SIDES = "px-6 phone:px-4.5";
const FOOT =
  "flex shrink-0 flex-wrap items-center justify-end gap-2 border-t border-border bg-surface-raised px-6 py-3.5 phone:px-4.5 phone:*:grow";

const WIDTHS = {
  sm: "max-w-[27.5rem]",
  md: "max-w-[35rem]",
  lg: "max-w-[45rem]",
  xl: "max-w-[64rem]",
};
