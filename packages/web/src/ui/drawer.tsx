import { Dialog as Radix } from "radix-ui";
import type { ReactNode } from "react";
import { classNames } from "./class-names.ts";
import { CloseDialog, DialogPanel, ModalBox, ModalRoot } from "./dialog.tsx";

type DrawerProps = {
  isOpen: boolean;
  onClose: () => void;
  title: ReactNode;
  description?: ReactNode;
  children: ReactNode;
  /** The buttons, the one that does it last; always in view. */
  footer?: ReactNode;
};

/** Work beside the page: at its right edge, and on a phone a sheet from below. */
export function Drawer({ isOpen, onClose, ...panel }: DrawerProps) {
  return (
    <ModalRoot isOpen={isOpen} onClose={onClose}>
      <Radix.Portal>
        <Radix.Overlay className="fixed inset-0 z-(--z-dialog) animate-fade bg-overlay" />
        <ModalBox isDescribed={Boolean(panel.description)} className={classNames(BOX, SHEET)}>
          <span aria-hidden="true" className={GRIP} />
          <DialogPanel {...panel} />
          <CloseDialog />
        </ModalBox>
      </Radix.Portal>
    </ModalRoot>
  );
}

const BOX =
  "fixed inset-y-0 right-0 z-(--z-dialog) flex w-105 max-w-[calc(100vw-3rem)] animate-enter-side flex-col border-l border-border-strong bg-surface-raised pt-5.5 shadow-lg";
const SHEET =
  "phone:inset-x-0 phone:top-auto phone:bottom-0 phone:max-h-[88dvh] phone:w-full phone:max-w-none phone:animate-enter-sheet phone:rounded-t-xl phone:border-t phone:border-l-0 phone:pt-6.5";
const GRIP =
  "absolute top-2.5 left-1/2 hidden h-1 w-9 -translate-x-1/2 rounded-xs bg-border-strong phone:block";
