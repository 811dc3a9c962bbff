import { QueryClient, QueryClientProvider } from "@tanstack/react-query";
import {
  createMemoryHistory,
  createRootRoute,
  createRoute,
  createRouter,
  Outlet,
  RouterProvider,
  useNavigate,
} from "@tanstack/react-router";
import { cleanup, render, screen } from "@testing-library/react";
import { userEvent } from "@testing-library/user-event";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import * as z from "zod/mini";
import { CancelDialog, Dialog } from "./dialog.tsx";
import { Field, TextInput } from "./field.tsx";
import { useServerForm } from "./form.tsx";
import { FormGuard } from "./form-guard.tsx";
import { useSubmit } from "./use-submit.ts";

const send = vi.fn<() => Promise<unknown>>();
const onClose = vi.fn();

beforeEach(() => {
  // The router scrolls, which jsdom cannot.
  vi.stubGlobal("scrollTo", () => {});
});
afterEach(() => {
  cleanup();
  send.mockReset();
  onClose.mockReset();
  vi.unstubAllGlobals();
});

function NameForm() {
  const form = useServerForm(z.object({ name: z.string() }), { name: "" });
  const navigate = useNavigate();
  const submit = useSubmit(form, send, { onSaved: () => navigate({ to: "/" }) });
  return (
    <Dialog isOpen onClose={onClose} title="Add client">
      <form noValidate onSubmit={submit}>
        <FormGuard form={form} />
        <Field label="Name">
          {(control) => <TextInput {...control} {...form.register("name")} autoFocus />}
        </Field>
        <CancelDialog />
        <button type="submit">Save</button>
      </form>
    </Dialog>
  );
}

async function show() {
  const root = createRootRoute({ component: Outlet });
  const page = createRoute({ getParentRoute: () => root, path: "/", component: () => "The list" });
  const form = createRoute({ getParentRoute: () => root, path: "/add", component: NameForm });
  const history = createMemoryHistory({ initialEntries: ["/add"] });
  const router = createRouter({ routeTree: root.addChildren([page, form]), history });
  render(
    <QueryClientProvider client={new QueryClient()}>
      <RouterProvider router={router} />
    </QueryClientProvider>,
  );
  await screen.findByLabelText("Name");
  return history;
}

const question = () => screen.findByRole("alertdialog", { name: "Leave without saving?" });
const press = (name: string) => userEvent.click(screen.getByRole("button", { name }));

test("a dialog with nothing typed closes without a question", async () => {
  await show();
  await press("Cancel");
  expect(onClose).toHaveBeenCalledOnce();
});

test.each([
  ["Escape", () => userEvent.keyboard("{Escape}")],
  ["the cross", () => press("Close")],
  ["Cancel", () => press("Cancel")],
])("%s asks before what was typed is lost, and discarding closes once", async (_, leave) => {
  await show();
  await userEvent.type(screen.getByLabelText("Name"), "Acorn");
  await leave();
  await question();
  await press("Keep editing");
  expect(onClose).not.toHaveBeenCalled();
  expect(screen.getByLabelText<HTMLInputElement>("Name").value).toBe("Acorn");

  await leave();
  await question();
  await press("Discard changes");
  expect(onClose).toHaveBeenCalledOnce();
});

test("a link asks while a save is still under way, for it may yet be refused", async () => {
  const history = await show();
  send.mockReturnValue(new Promise(() => {}));
  await userEvent.type(screen.getByLabelText("Name"), "Acorn{Enter}");
  history.push("/");
  await question();
  await press("Discard changes");
  expect(await screen.findByText("The list")).toBeDefined();
});

test("what was saved is left without a question", async () => {
  await show();
  send.mockResolvedValue(null);
  await userEvent.type(screen.getByLabelText("Name"), "Acorn{Enter}");
  expect(await screen.findByText("The list")).toBeDefined();
  expect(screen.queryByRole("alertdialog")).toBeNull();
});
