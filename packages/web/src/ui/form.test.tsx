import { act, cleanup, render, screen } from "@testing-library/react";
import { userEvent } from "@testing-library/user-event";
import { afterEach, expect, test, vi } from "vitest";
import * as z from "zod/mini";
import { Field, TextInput } from "./field.tsx";
import { applyServerErrors, FormError, useServerForm } from "./form.tsx";

afterEach(() => {
  cleanup();
  saved.mockClear();
});

const draft = z.object({
  name: z.string().check(z.minLength(1, "Enter a name.")),
  contact: z.object({ email: z.string() }),
});

type ServerErrors = Parameters<typeof applyServerErrors>[1];
let apply: (errors: ServerErrors) => ServerErrors;
const saved = vi.fn();

function ClientForm() {
  const form = useServerForm(draft, { name: "", contact: { email: "" } });
  const { errors } = form.formState;
  apply = (serverErrors) => applyServerErrors(form, serverErrors);
  return (
    <form onSubmit={(event) => void form.handleSubmit(saved)(event)}>
      <FormError errors={errors} />
      <Field label="Name" error={errors.name?.message}>
        {(control) => <TextInput {...control} {...form.register("name")} />}
      </Field>
      <Field label="E-mail" error={errors.contact?.email?.message}>
        {(control) => <TextInput {...control} {...form.register("contact.email")} />}
      </Field>
      <button type="submit">Save</button>
    </form>
  );
}

function applied(errors: ServerErrors) {
  let left: ServerErrors = [];
  act(() => {
    left = apply(errors);
  });
  return left;
}

test("a server error sits on the field it names, nested ones too, and the first gets the focus", () => {
  render(<ClientForm />);
  const left = applied([
    { key: "name", message: "A client with this name already exists." },
    { key: "contact.email", message: "This address is taken." },
  ]);
  expect(left).toEqual([]);
  expect(screen.getByText("A client with this name already exists.")).toBeTruthy();
  expect(screen.getByText("This address is taken.")).toBeTruthy();
  expect(screen.getByLabelText("Name").getAttribute("aria-invalid")).toBe("true");
  expect(document.activeElement).toBe(screen.getByLabelText("Name"));
});

test("errors of root and of root. stand above the form", () => {
  render(<ClientForm />);
  applied([
    { key: "root", message: "The client was not saved." },
    { key: "root.limit", message: "You have reached 38 clients." },
  ]);
  const alert = screen.getByRole("alert");
  expect(alert.textContent).toContain("The client was not saved.");
  expect(alert.textContent).toContain("You have reached 38 clients.");
});

test.each(["rootless", "names", "contact.phone", "toString", "__proto__", "contact.email.length"])(
  "an error of %s, no field of the form, is not applied but given back",
  (key) => {
    render(<ClientForm />);
    const error = { key, message: "Nowhere to go." };
    expect(applied([error])).toEqual([error]);
    expect(screen.queryByText("Nowhere to go.")).toBeNull();
  },
);

test("of two errors on a field the first stands", () => {
  render(<ClientForm />);
  applied([
    { key: "name", message: "First." },
    { key: "name", message: "Second." },
  ]);
  expect(screen.queryByText("Second.")).toBeNull();
  expect(screen.getByText("First.")).toBeTruthy();
});

test("a form its schema refuses is not sent, and says why on the field", async () => {
  render(<ClientForm />);
  await userEvent.click(screen.getByRole("button", { name: "Save" }));
  expect(await screen.findByText("Enter a name.")).toBeTruthy();
  expect(saved).not.toHaveBeenCalled();
});

test("the server's word is gone once the form is sent again", async () => {
  render(<ClientForm />);
  await userEvent.type(screen.getByLabelText("Name"), "Acorn");
  applied([
    { key: "name", message: "A client with this name already exists." },
    { key: "root", message: "The client was not saved." },
  ]);
  await userEvent.click(screen.getByRole("button", { name: "Save" }));
  await vi.waitFor(() => expect(saved).toHaveBeenCalled());
  expect(screen.queryByRole("alert")).toBeNull();
});
