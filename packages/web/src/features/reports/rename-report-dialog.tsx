import { reportTitle } from "@app/contract/web-reports";
import { Button } from "#ui/button.tsx";
import { CancelDialog, Dialog, DialogActions } from "#ui/dialog.tsx";
import { Field, TextInput } from "#ui/field.tsx";
import { FormError, useServerForm } from "#ui/form.tsx";
import { FormGuard } from "#ui/form-guard.tsx";
import { toast } from "#ui/toast.tsx";
import { useSubmit } from "#ui/use-submit.ts";
import { type ListedReport, useRenameReport } from "./report-queries.ts";

type RenameReportDialogProps = { report: ListedReport; onClose: () => void };

export function RenameReportDialog({ report, onClose }: RenameReportDialogProps) {
  const form = useServerForm(reportTitle, { title: report.title });
  const rename = useRenameReport();
  const submit = useSubmit(form, ({ title }) => rename.mutateAsync({ id: report.id, title }), {
    onSaved: ({ title }) => {
      toast.success(`Renamed to ${title}`);
      onClose();
    },
  });
  const { errors, isSubmitting } = form.formState;
  return (
    <Dialog isOpen onClose={onClose} width="sm" title="Rename report">
      <form noValidate onSubmit={submit} className="grid gap-4">
        <Field
          label="Title"
          error={errors.title?.message}
          hint={report.published && "Readers see it with the next edition."}
        >
          {(control) => (
            <TextInput {...control} {...form.register("title")} autoComplete="off" autoFocus />
          )}
        </Field>
        <FormGuard form={form} />
        <FormError errors={errors} />
        <DialogActions>
          <CancelDialog />
          <Button type="submit" variant="primary" isPending={isSubmitting}>
            Rename report
          </Button>
        </DialogActions>
      </form>
    </Dialog>
  );
}
