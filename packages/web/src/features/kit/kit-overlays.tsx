import { CircleAlert, CircleCheck, RefreshCw } from "lucide-react";
import { Dialog as Radix } from "radix-ui";
import { type ReactNode, useState } from "react";
import { Button } from "#ui/button.tsx";
import { ConfirmDialog, DIALOG_BOX, Dialog, DialogPanel } from "#ui/dialog.tsx";
import { Field, TextInput } from "#ui/field.tsx";
import { ProgressBar } from "#ui/progress-bar.tsx";
import { toast } from "#ui/toast.tsx";
import { KitSection, Row, Stage } from "./kit-section.tsx";

export function Dialogs() {
  const [open, setOpen] = useState<"none" | "rename" | "delete">("none");
  const close = () => setOpen("none");
  return (
    <KitSection title="Dialogs" span={6}>
      <Stage>
        <DialogPicture />
      </Stage>
      <Row>
        <Button onClick={() => setOpen("rename")}>Rename model</Button>
        <Button onClick={() => setOpen("delete")}>Delete model</Button>
      </Row>
      <Dialog
        title="Rename model"
        description="Readers of its reports see the new name at once."
        isOpen={open === "rename"}
        onClose={close}
        footer={
          <>
            <Button onClick={close}>Keep name</Button>
            <Button variant="primary" onClick={close}>
              Rename model
            </Button>
          </>
        }
      >
        <Field label="Name">
          {(control) => <TextInput {...control} defaultValue="Clinic forecast FY27" />}
        </Field>
      </Dialog>
      <ConfirmDialog
        title="Delete “Clinic forecast FY27”?"
        isOpen={open === "delete"}
        onClose={close}
        onConfirm={close}
        confirmLabel="Delete model"
        keepLabel="Keep model"
      >
        {LOSS}
      </ConfirmDialog>
    </KitSection>
  );
}

const LOSS =
  "6 versions, 2 scenarios and 1 published report go with it. The link sent to 3 readers stops working. You can undo this for 30 days.";

/** A dialog as it looks, standing still on the page. */
export function DialogPicture() {
  return (
    <Radix.Root open modal={false}>
      <div className={DIALOG_BOX}>
        <DialogPanel
          title="Delete “Clinic forecast FY27”?"
          description={LOSS}
          footer={
            <>
              <Button>Keep model</Button>
              <Button variant="danger">Delete model</Button>
            </>
          }
        />
      </div>
    </Radix.Root>
  );
}

export function Toasts() {
  return (
    <KitSection title="Toasts" span={6}>
      <div className="grid grid-cols-[minmax(0,1fr)] gap-3.5">
        <ToastPicture icon={<CircleCheck className="text-positive" />} title="Report published">
          Link copied. 3 readers were told.
        </ToastPicture>
        <ToastPicture icon={<RefreshCw className="text-text-3" />} title="Syncing Kestrel Joinery">
          <SyncProgress />
        </ToastPicture>
        <ToastPicture icon={<CircleAlert className="text-negative" />} title="Xero did not answer">
          Your last sync is kept. We try again at 9:50.
        </ToastPicture>
      </div>
      <Row>
        <Button
          onClick={() =>
            toast.success("Report published", {
              description: "Link copied. 3 readers were told.",
              action: { label: "Open", onClick: () => {} },
            })
          }
        >
          Publish report
        </Button>
        <Button
          onClick={() =>
            toast.error("Xero did not answer", {
              description: "Your last sync is kept. We try again at 9:50.",
            })
          }
        >
          Sync now
        </Button>
        <Button
          onClick={() =>
            toast.loading("Syncing Kestrel Joinery", {
              description: <SyncProgress />,
            })
          }
        >
          Long work
        </Button>
      </Row>
    </KitSection>
  );
}

function SyncProgress() {
  return (
    <>
      <span className="tabular mb-2 block">14 of 24 months</span>
      <ProgressBar label="Syncing Kestrel Joinery" value={14} max={24} />
    </>
  );
}

type ToastPictureProps = { icon: ReactNode; title: string; children: ReactNode };

function ToastPicture({ icon, title, children }: ToastPictureProps) {
  return (
    <div className="flex w-(--toast-w) max-w-full items-start gap-2.5 rounded-lg border border-border-strong bg-surface-raised px-3.5 py-3 shadow-lg">
      <span className="mt-0.5">{icon}</span>
      <div className="min-w-0 grow text-text-2">
        <p className="font-medium text-text">{title}</p>
        {children}
      </div>
    </div>
  );
}
