import { X } from "lucide-react";
import { Dialog as Radix } from "radix-ui";
import { type ReactNode, useState } from "react";
import { Button, IconButton } from "./button.tsx";
import { classNames } from "./class-names.ts";

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
  width?: "sm" | "md" | "lg";
};

export function Dialog({ isOpen, onClose, width = "md", ...panel }: DialogProps) {
  return (
    <Radix.Root open={isOpen} onOpenChange={(isNowOpen) => !isNowOpen && onClose()}>
      <DialogLayer width={width} isDescribed={Boolean(panel.description)}>
        <DialogPanel {...panel} />
        <Radix.Close asChild>
          <IconButton label="Close" variant="quiet" size="sm" className="absolute! top-4 right-4">
            <X />
          </IconButton>
        </Radix.Close>
      </DialogLayer>
    </Radix.Root>
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

type LayerProps = {
  width: "sm" | "md" | "lg";
  isDescribed: boolean;
  /** A question that must be answered: a click beside it does not close it. */
  isConfirmation?: boolean;
  children: ReactNode;
};

function DialogLayer({ width, isDescribed, isConfirmation = false, children }: LayerProps) {
  return (
    <Radix.Portal>
      <Radix.Overlay className="fixed inset-0 z-(--z-dialog) grid animate-fade place-items-center overflow-y-auto bg-overlay p-4">
        <Radix.Content
          {...(isConfirmation && {
            role: "alertdialog",
            onPointerDownOutside: (event) => event.preventDefault(),
          })}
          {...(!isDescribed && { "aria-describedby": undefined })}
          className={classNames(DIALOG_BOX, "relative animate-enter-slow", WIDTHS[width])}
        >
          {children}
        </Radix.Content>
      </Radix.Overlay>
    </Radix.Portal>
  );
}

export const DIALOG_BOX =
  "w-full rounded-xl border border-border-strong bg-surface-raised px-6 pt-5.5 pb-5 shadow-lg phone:px-4.5";

/** The inside of a dialog: what it asks, what it needs to know, how to answer. */
export function DialogPanel({ title, description, children, footer }: PanelProps) {
  return (
    <>
      <Radix.Title className="pr-8 text-lg leading-6 font-semibold tracking-tight">
        {title}
      </Radix.Title>
      {description && (
        <Radix.Description className="mt-1.5 text-text-2">{description}</Radix.Description>
      )}
      {children && <div className="mt-4">{children}</div>}
      {footer && (
        <div className="mt-4.5 flex flex-wrap justify-end gap-2 phone:*:grow">{footer}</div>
      )}
    </>
  );
}

const WIDTHS = { sm: "max-w-[27.5rem]", md: "max-w-[35rem]", lg: "max-w-[45rem]" };
