import { LOGO_BYTES_MAX, type ReportLook, setReportAccent } from "@app/contract/report-look";
import { useSuspenseQuery } from "@tanstack/react-query";
import { formatFileSize } from "#lib/format.ts";
import { Button } from "#ui/button.tsx";
import { CancelDialog, Dialog, DialogActions } from "#ui/dialog.tsx";
import { failureToast } from "#ui/failure-toast.ts";
import { FileDrop } from "#ui/file-drop.tsx";
import { FormError, useServerForm } from "#ui/form.tsx";
import { FormGuard } from "#ui/form-guard.tsx";
import { Notice } from "#ui/notice.tsx";
import { toast } from "#ui/toast.tsx";
import { useSubmit } from "#ui/use-submit.ts";
import { AccentField } from "./accent-field.tsx";
import { accentOf } from "./accent-words.ts";
import { FirmSample } from "./firm-sample.tsx";
import { lookQuery, useRemoveLogo, useSetAccent, useSetLogo } from "./look-queries.ts";

type LookDialogProps = { teamName: string; onClose: () => void };

/** A logo is kept as soon as it is chosen, a colour when it is saved. */
export function LookDialog({ teamName, onClose }: LookDialogProps) {
  const { data: look } = useSuspenseQuery(lookQuery);
  const form = useServerForm(setReportAccent.body, { accent: look.accent });
  const set = useSetAccent();
  const submit = useSubmit(form, ({ accent }) => set.mutateAsync(accent), {
    onSaved: () => {
      toast.success("Colour of reports saved");
      onClose();
    },
  });
  const { errors, isSubmitting } = form.formState;
  const accent = form.watch("accent");
  return (
    <Dialog isOpen onClose={onClose} title="Look of reports">
      <div className="grid gap-5">
        <FirmSample teamName={teamName} look={{ ...look, ...accentOf(accent) }} />
        <LogoChoice logo={look.logo} />
        <form noValidate onSubmit={submit} className="grid gap-4">
          <AccentField
            value={accent}
            error={errors.accent?.message}
            onChange={(next) => {
              form.clearErrors("accent");
              form.setValue("accent", next, { shouldDirty: true });
            }}
          />
          <FormGuard form={form} />
          <FormError errors={errors} />
          <DialogActions>
            <CancelDialog />
            <Button type="submit" variant="primary" isPending={isSubmitting}>
              Save colour
            </Button>
          </DialogActions>
        </form>
      </div>
    </Dialog>
  );
}

function LogoChoice({ logo }: Pick<ReportLook, "logo">) {
  const set = useSetLogo();
  const remove = useRemoveLogo();
  return (
    <div className="grid gap-2">
      <div className="flex min-h-7.5 items-center justify-between gap-3">
        <h3 className="font-medium">Logo</h3>
        {logo && (
          <Button
            size="sm"
            variant="quiet"
            isPending={remove.isPending}
            onClick={() =>
              remove
                .mutateAsync(undefined)
                .then(() => toast.success("Logo removed"))
                .catch(failureToast("The logo was not removed"))
            }
          >
            Remove logo
          </Button>
        )}
      </div>
      <FileDrop
        label={logo ? "Choose another logo or drop it here" : "Choose a logo or drop it here"}
        hint={`PNG, JPEG or WebP, up to ${formatFileSize(LOGO_BYTES_MAX)}. The one for light paper.`}
        accept="image/png,image/jpeg,image/webp"
        isPending={set.isPending}
        onFiles={([file]) =>
          file && set.mutate(file, { onSuccess: () => void toast.success("Logo saved") })
        }
      />
      {set.error && <Notice tone="negative">{set.error.message}</Notice>}
    </div>
  );
}
