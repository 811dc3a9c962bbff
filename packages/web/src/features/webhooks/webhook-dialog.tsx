import { WEBHOOK_EVENTS, type Webhook, webhookBody } from "@app/contract/webhooks";
import { Button } from "#ui/button.tsx";
import { Checkbox } from "#ui/choice.tsx";
import { CancelDialog, Dialog, DialogActions } from "#ui/dialog.tsx";
import { ErrorText, Field, TextInput } from "#ui/field.tsx";
import { FormError, useServerForm } from "#ui/form.tsx";
import { FormGuard } from "#ui/form-guard.tsx";
import { toast } from "#ui/toast.tsx";
import { useSubmit } from "#ui/use-submit.ts";
import { useAddWebhook, useChangeWebhook, type Wish } from "./webhook-queries.ts";
import { EVENT_WORDS } from "./webhook-words.ts";

export type MadeSecret = { url: string; secret: string };

type WebhookDialogProps = {
  /** None for a new one. */
  webhook: Webhook | undefined;
  onMade: (made: MadeSecret) => void;
  onClose: () => void;
};

const FRESH: Wish = { url: "", events: [...WEBHOOK_EVENTS], isOn: true };

export function WebhookDialog({ webhook, onMade, onClose }: WebhookDialogProps) {
  const add = useAddWebhook();
  const change = useChangeWebhook();
  const form = useServerForm(webhookBody, webhook ? wishOf(webhook) : FRESH);
  const { errors, isSubmitting } = form.formState;
  const save = async (wish: Wish) => {
    if (webhook) await change.mutateAsync({ ...wish, id: webhook.id });
    else onMade(await add.mutateAsync(wish));
  };
  const submit = useSubmit(form, save, {
    onSaved: () => {
      if (webhook) toast.success("The webhook is changed");
      onClose();
    },
  });
  return (
    <Dialog
      isOpen
      onClose={onClose}
      width="sm"
      title={webhook ? "Edit webhook" : "New webhook"}
      description="A program of yours that is told what happens in your team, as it happens."
    >
      <form noValidate onSubmit={submit} className="grid gap-4">
        <Field
          label="Address"
          error={errors.url?.message}
          hint="Where messages are sent to: “https://firm.com/forecastle”."
        >
          {(control) => (
            <TextInput
              {...control}
              {...form.register("url")}
              type="url"
              autoComplete="off"
              autoFocus
            />
          )}
        </Field>
        <fieldset className="grid gap-2 phone:gap-0">
          <legend className="mb-1 font-medium">It is told when</legend>
          {WEBHOOK_EVENTS.map((event) => (
            <Checkbox
              key={event}
              value={event}
              label={EVENT_WORDS[event]}
              {...form.register("events")}
            />
          ))}
          {errors.events && <ErrorText id="events-error">{errors.events.message}</ErrorText>}
        </fieldset>
        <FormGuard form={form} />
        <FormError errors={errors} />
        <DialogActions>
          <CancelDialog />
          <Button type="submit" variant="primary" isPending={isSubmitting}>
            {webhook ? "Save webhook" : "Add webhook"}
          </Button>
        </DialogActions>
      </form>
    </Dialog>
  );
}

export function wishOf({ url, events, isOn }: Webhook): Wish {
  return { url, events, isOn };
}
