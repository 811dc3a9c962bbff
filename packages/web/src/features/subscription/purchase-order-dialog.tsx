import { updatePurchaseOrderNumber } from "@app/contract/subscription-plan";
import { Button } from "#ui/button.tsx";
import { CancelDialog, Dialog, DialogActions } from "#ui/dialog.tsx";
import { Field, TextInput } from "#ui/field.tsx";
import { FormError, useServerForm } from "#ui/form.tsx";
import { FormGuard } from "#ui/form-guard.tsx";
import { toast } from "#ui/toast.tsx";
import { useSubmit } from "#ui/use-submit.ts";
import { useSetPurchaseOrder } from "./subscription-queries.ts";

type PurchaseOrderDialogProps = { purchaseOrderNumber: string; onClose: () => void };

export function PurchaseOrderDialog({ purchaseOrderNumber, onClose }: PurchaseOrderDialogProps) {
  const form = useServerForm(updatePurchaseOrderNumber.body, { purchaseOrderNumber });
  const save = useSetPurchaseOrder();
  const submit = useSubmit(form, (body) => save.mutateAsync(body), {
    onSaved: () => {
      toast.success("Purchase order saved");
      onClose();
    },
  });
  const { errors, isSubmitting } = form.formState;
  return (
    <Dialog isOpen onClose={onClose} width="sm" title="Purchase order">
      <form noValidate onSubmit={submit} className="grid gap-4">
        <Field
          label="Purchase order number"
          error={errors.purchaseOrderNumber?.message}
          hint="Your next invoices name it. Leave it empty for none."
        >
          {(control) => (
            <TextInput
              {...control}
              {...form.register("purchaseOrderNumber")}
              autoComplete="off"
              autoFocus
            />
          )}
        </Field>
        <FormGuard form={form} />
        <FormError errors={errors} />
        <DialogActions>
          <CancelDialog />
          <Button type="submit" variant="primary" isPending={isSubmitting}>
            Save purchase order
          </Button>
        </DialogActions>
      </form>
    </Dialog>
  );
}
