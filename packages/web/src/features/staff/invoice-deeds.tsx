/** What staff note on an invoice. Each asks once more, with the amounts, before it is written into a customer's ledger. */
import { fromHundredths, hundredthsOf } from "@app/contract/cents";
import { creditInvoice, recordBankPayment, writeOffInvoice } from "@app/contract/staff-billing";
import { type ReactNode, useState } from "react";
import { Controller, type FieldValues, type UseFormReturn } from "react-hook-form";
import { call } from "#lib/api.ts";
import { priceText } from "#lib/price-text.ts";
import { Button } from "#ui/button.tsx";
import { DatePicker } from "#ui/date-picker.tsx";
import { CancelDialog, ConfirmDialog, Dialog, DialogActions } from "#ui/dialog.tsx";
import { Field, TextInput } from "#ui/field.tsx";
import { FormError, useServerForm } from "#ui/form.tsx";
import { FormGuard } from "#ui/form-guard.tsx";
import { MoneyInput } from "#ui/money-input.tsx";
import { toast } from "#ui/toast.tsx";
import { useSubmit } from "#ui/use-submit.ts";
import { type StaffInvoice, useInvoiceNoted } from "./invoice-queries.ts";
import { localText } from "./local-text.ts";

type DeedProps = { invoice: StaffInvoice; onClose: () => void };

export function PaymentDialog({ invoice, onClose }: DeedProps) {
  const { id, owed, currency } = invoice;
  const form = useServerForm(recordBankPayment.body, {
    ...{ amount: owed, receivedOn: today(), reference: "" },
  });
  const { errors } = form.formState;
  return (
    <DeedDialog
      {...{ invoice, onClose, form }}
      title="Note a bank payment"
      description="Money that came to the bank account for this invoice."
      send={(body) => call(recordBankPayment, { params: { id }, body })}
      ask={({ amount }) => ({
        title: `Note ${priceText(amount, currency)} as paid by bank?`,
        confirm: `Note ${priceText(amount, currency)}`,
        left: difference(owed, amount),
      })}
    >
      <Amount {...{ form, currency }} />
      <Field label="Received on" error={errors.receivedOn?.message}>
        {(control) => (
          <Controller
            control={form.control}
            name="receivedOn"
            render={({ field }) => (
              <DatePicker
                {...control}
                value={field.value}
                onChange={(day) => field.onChange(day ?? "")}
              />
            )}
          />
        )}
      </Field>
      <Field
        label="Reference"
        hint="The bank's own. Each is noted once."
        error={errors.reference?.message}
      >
        {(control) => <TextInput {...control} {...form.register("reference")} />}
      </Field>
    </DeedDialog>
  );
}

export function CreditDialog({ invoice, onClose }: DeedProps) {
  const { id, owed, currency } = invoice;
  const form = useServerForm(creditInvoice.body, { amount: owed, reason: "", reference: "" });
  const { errors } = form.formState;
  return (
    <DeedDialog
      {...{ invoice, onClose, form }}
      title="Credit this invoice"
      description="Takes something off what is owed, with its part of the tax."
      send={(body) => call(creditInvoice, { params: { id }, body })}
      ask={({ amount }) => ({
        title: `Credit ${priceText(amount, currency)}, tax included?`,
        confirm: `Credit ${priceText(amount, currency)}`,
        left: difference(owed, amount),
      })}
    >
      <Amount {...{ form, currency }} />
      <Field label="Reason" error={errors.reason?.message}>
        {(control) => <TextInput {...control} {...form.register("reason")} />}
      </Field>
      <Field label="Number of the credit note" error={errors.reference?.message}>
        {(control) => <TextInput {...control} {...form.register("reference")} />}
      </Field>
    </DeedDialog>
  );
}

export function WriteOffDialog({ invoice, onClose }: DeedProps) {
  const { id, owed, currency } = invoice;
  const form = useServerForm(writeOffInvoice.body, { reason: "" });
  const { errors } = form.formState;
  return (
    <DeedDialog
      {...{ invoice, onClose, form }}
      title="Write off the rest"
      description={`Gives up the ${priceText(owed, currency)} that are left to be paid.`}
      send={(body) => call(writeOffInvoice, { params: { id }, body })}
      ask={() => ({
        title: `Write off ${priceText(owed, currency)}?`,
        confirm: `Write off ${priceText(owed, currency)}`,
        left: 0,
      })}
    >
      <Field label="Reason" error={errors.reason?.message}>
        {(control) => <TextInput {...control} {...form.register("reason")} />}
      </Field>
    </DeedDialog>
  );
}

type DeedDialogProps<Body extends FieldValues> = DeedProps & {
  form: UseFormReturn<Body, unknown, Body>;
  title: string;
  description: string;
  children: ReactNode;
  send: (body: Body) => Promise<unknown>;
  /** What is asked before it is sent, and what is left to be paid then. */
  ask: (body: Body) => { title: string; confirm: string; left: number };
};

function DeedDialog<Body extends FieldValues>(props: DeedDialogProps<Body>) {
  const { invoice, onClose, form, send, ask, ...shown } = props;
  const { id, teamName, gross, currency } = invoice;
  const [asked, setAsked] = useState<ReturnType<typeof ask>>();
  const onNoted = useInvoiceNoted();
  const submit = useSubmit(form, send, {
    onSaved: async () => {
      toast.success(`Noted on invoice ${id}`);
      await onNoted();
      onClose();
    },
    onRefused: () => setAsked(undefined),
  });
  const goOn = (body: Body) => {
    const next = ask(body);
    if (next.left >= 0) return setAsked(next);
    const message = `Only ${priceText(invoice.owed, currency)} is left to be paid of this invoice.`;
    (form as unknown as UseFormReturn<{ amount: number }>).setError("amount", { message });
  };
  if (asked) {
    const left = asked.left > 0 ? priceText(asked.left, currency) : "nothing";
    return (
      <ConfirmDialog
        isOpen
        title={asked.title}
        onClose={() => setAsked(undefined)}
        onConfirm={() => submit()}
        keepLabel="Back"
        confirmLabel={asked.confirm}
        tone="primary"
      >
        Invoice {id} of {teamName}, {priceText(gross, currency)} in all: {left} is left to be paid
        afterwards. It is written into the customer’s ledger and cannot be taken back.
      </ConfirmDialog>
    );
  }
  return (
    <Dialog isOpen onClose={onClose} title={shown.title} description={shown.description}>
      <form noValidate onSubmit={form.handleSubmit(goOn)} className="grid gap-4">
        <FormGuard form={form} />
        {shown.children}
        <FormError errors={form.formState.errors} />
        <DialogActions>
          <CancelDialog />
          <Button type="submit" variant="primary">
            Continue
          </Button>
        </DialogActions>
      </form>
    </Dialog>
  );
}

/** To the cent. */
function difference(owed: number, amount: number) {
  return fromHundredths(hundredthsOf(owed) - hundredthsOf(amount));
}

type AmountProps<Body extends FieldValues & { amount: number }> = {
  form: UseFormReturn<Body, unknown, Body>;
  currency: string;
};

function Amount<Body extends FieldValues & { amount: number }>(props: AmountProps<Body>) {
  const { control, formState } = props.form as unknown as UseFormReturn<{ amount: number }>;
  return (
    <Field label="Amount" hint="With tax." error={formState.errors.amount?.message}>
      {(place) => (
        <Controller
          control={control}
          name="amount"
          render={({ field }) => (
            <MoneyInput
              {...place}
              currency={props.currency}
              value={field.value ?? null}
              onChange={(amount) => field.onChange(amount ?? 0)}
            />
          )}
        />
      )}
    </Field>
  );
}

/** Here and now, as "2027-06-23". */
function today() {
  return localText(new Date()).slice(0, "2027-06-23".length);
}
