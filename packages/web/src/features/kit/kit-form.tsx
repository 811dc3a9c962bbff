import * as z from "zod/mini";
import { Button } from "#ui/button.tsx";
import { Field, TextInput } from "#ui/field.tsx";
import { applyServerErrors, FormActions, FormError, useServerForm } from "#ui/form.tsx";
import { KitSection } from "./kit-section.tsx";

const draft = z.object({
  name: z.string().check(z.minLength(1, "Enter a name.")),
  contactEmail: z.email("Enter a full address, for example name@firm.com."),
});

/** A form that a server refuses: saving it shows where its errors go. */
export function FormSample() {
  const form = useServerForm(draft, {
    name: "Kestrel Joinery",
    contactEmail: "jo@kestrel.example",
  });
  const { errors } = form.formState;

  function refuse() {
    applyServerErrors(form, [
      { key: "name", message: "A client with this name already exists." },
      { key: "root", message: "The client was not saved. Your changes are kept here." },
    ]);
  }

  return (
    <KitSection title="Form with server errors" span={12}>
      <form
        noValidate
        className="grid max-w-140 gap-4"
        onSubmit={(event) => void form.handleSubmit(refuse)(event)}
      >
        <FormError errors={errors} />
        <Field label="Name" error={errors.name?.message}>
          {(control) => <TextInput {...control} {...form.register("name")} />}
        </Field>
        <Field label="Contact e-mail" aside="Optional" error={errors.contactEmail?.message}>
          {(control) => <TextInput {...control} {...form.register("contactEmail")} />}
        </Field>
        <FormActions>
          <Button type="submit" variant="primary">
            Save client
          </Button>
          <Button variant="quiet" onClick={() => form.reset()}>
            Discard changes
          </Button>
        </FormActions>
      </form>
    </KitSection>
  );
}
