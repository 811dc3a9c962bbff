import { supportRequest } from "@app/contract/support";
import { Link } from "@tanstack/react-router";
import { type Control, useWatch } from "react-hook-form";
import type * as z from "zod/mini";
import { Button } from "#ui/button.tsx";
import { Card } from "#ui/card.tsx";
import { Changes } from "#ui/changes.tsx";
import { Switch } from "#ui/choice.tsx";
import { Field, TextArea, TextInput } from "#ui/field.tsx";
import { FormError, StickyFormActions, useServerForm } from "#ui/form.tsx";
import { FormGuard } from "#ui/form-guard.tsx";
import { Page } from "#ui/page.tsx";
import { toast } from "#ui/toast.tsx";
import { useSubmit } from "#ui/use-submit.ts";
import { AddImage, AttachedList, useAttachedImages } from "./attached-images.tsx";
import { DraftBackLine } from "./draft-back.tsx";
import { useAsk } from "./support-queries.ts";
import { useDraftGone, useKeeping, useKeptDraft } from "./use-kept-draft.ts";

type RequestPageProps = {
  subject: string | undefined;
  body: string | undefined;
  onAsked: (id: number) => void;
};

/** Asks support, with words that the page one came from may have written beforehand. */
export function RequestPage({ subject = "", body = "", onAsked }: RequestPageProps) {
  const given = { subject, body, private: false };
  // What another page wrote beforehand is a letter of its own.
  const place = ["request", subject, body].filter(Boolean).join(" ");
  const draft = useKeptDraft(place);
  const { subject: keptSubject, body: keptBody, private: isPrivate } = draft.back ?? given;
  const form = useServerForm(supportRequest, {
    ...{ subject: keptSubject, body: keptBody, images: [], private: isPrivate },
  });
  const attached = useAttachedImages(draft.back?.images);
  const typed = useTyped(form.control);
  const isAsGiven = JSON.stringify(typed) === JSON.stringify(given) && attached.images.length === 0;
  useKeeping(place, isAsGiven ? undefined : { ...typed, images: attached.images });
  function clear() {
    form.reset(given);
    attached.clear();
    draft.forget();
  }
  useDraftGone(place, clear);
  const ask = useAsk();
  const submit = useSubmit(form, (draft) => ask.mutateAsync({ ...draft, images: attached.names }), {
    onSaved: ({ id }) => {
      draft.forget();
      toast.success("Sent to support");
      onAsked(id);
    },
  });
  const { errors, isSubmitting } = form.formState;
  return (
    <Page
      title="New request"
      description="People answer, here and by e-mail."
      width="form"
      breadcrumb={
        <>
          <Link to="/support" className="text-text-2">
            Support
          </Link>
          <span aria-hidden="true" className="mx-2 text-text-3">
            /
          </span>
          New request
        </>
      }
    >
      <Card className="p-5 phone:p-4">
        <form noValidate onSubmit={submit} className="grid gap-4">
          <DraftBackLine
            back={draft.back}
            onDiscard={() => {
              form.setFocus("subject");
              clear();
            }}
          />
          <Field label="Subject" error={errors.subject?.message}>
            {(control) => (
              <TextInput {...control} {...form.register("subject")} autoComplete="off" />
            )}
          </Field>
          <Field
            label="What happened"
            error={errors.body?.message}
            hint="Which client and model, what you did, what you saw and what you expected."
          >
            {(control) => (
              <TextArea
                {...control}
                {...form.register("body")}
                rows={8}
                onPaste={attached.onPaste}
              />
            )}
          </Field>
          <div className="grid gap-2">
            <AttachedList attached={attached} />
            <AddImage attached={attached} />
          </div>
          <Switch
            {...form.register("private")}
            label="Private"
            hint="Only you, the people you invite, and support. Otherwise the whole team."
          />
          <FormGuard form={form} onDiscard={draft.forget} />
          <FormError errors={errors} />
          <StickyFormActions>
            <Changes tellsWhy>
              <Button
                type="submit"
                variant="primary"
                isPending={isSubmitting}
                disabled={attached.isPending}
              >
                Send request
              </Button>
            </Changes>
            <Button asChild>
              <Link to="/support">Cancel</Link>
            </Button>
          </StickyFormActions>
        </form>
      </Card>
    </Page>
  );
}

/** As it stands in the form with every key. */
function useTyped(
  control: Control<z.input<typeof supportRequest>, unknown, z.output<typeof supportRequest>>,
) {
  const [subject, body, isPrivate = false] = useWatch({
    ...{ control, name: ["subject", "body", "private"] },
  });
  return { subject, body, private: isPrivate };
}
