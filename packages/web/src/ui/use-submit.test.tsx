import { QueryClient, QueryClientProvider } from "@tanstack/react-query";
import { cleanup, render, screen } from "@testing-library/react";
import { userEvent } from "@testing-library/user-event";
import { afterEach, expect, test, vi } from "vitest";
import * as z from "zod/mini";
import { ApiError } from "#lib/api.ts";
import { Button } from "./button.tsx";
import { Field, TextInput } from "./field.tsx";
import { FormError, useServerForm } from "./form.tsx";
import { useSubmit } from "./use-submit.ts";

const send = vi.fn<(values: { name: string }) => Promise<unknown>>();
const onRefused = vi.fn();

afterEach(() => {
  cleanup();
  send.mockReset();
  onRefused.mockReset();
});

function NameForm() {
  const form = useServerForm(z.object({ name: z.string() }), { name: "" });
  const { errors, isSubmitting } = form.formState;
  return (
    <form noValidate onSubmit={useSubmit(form, send, { onRefused })}>
      <Field label="Name" error={errors.name?.message}>
        {(control) => <TextInput {...control} {...form.register("name")} />}
      </Field>
      <FormError errors={errors} />
      <Button type="submit" isPending={isSubmitting}>
        Save
      </Button>
    </form>
  );
}

function show() {
  render(
    <QueryClientProvider client={new QueryClient()}>
      <NameForm />
    </QueryClientProvider>,
  );
}

test("what the server says against a field is on it, and the rest above the buttons", async () => {
  const refusal = new ApiError(400, [
    { key: "name", message: "Too plain." },
    { key: "root", message: "Nothing was saved." },
  ]);
  send.mockRejectedValueOnce(refusal);
  show();
  await userEvent.type(screen.getByLabelText("Name"), "Acorn{Enter}");

  expect(await screen.findByText("Too plain.")).toBeDefined();
  expect(screen.getByText("Nothing was saved.")).toBeDefined();
  expect(onRefused).toHaveBeenCalledWith(refusal);
});

test("however often Enter is pressed while it is being sent, a form is sent once", async () => {
  send.mockReturnValue(new Promise(() => {}));
  show();
  await userEvent.type(screen.getByLabelText("Name"), "Acorn{Enter}{Enter}{Enter}");

  expect(send).toHaveBeenCalledOnce();
  expect(screen.getByRole("button", { name: "Save" }).getAttribute("aria-busy")).toBe("true");
});
