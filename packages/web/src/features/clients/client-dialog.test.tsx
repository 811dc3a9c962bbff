import { getAppData } from "@app/contract/app-data";
import { clientChanges, getClient, listClients } from "@app/contract/clients";
import { API_BASE } from "@app/contract/endpoint";
import { screen, waitFor, within } from "@testing-library/react";
import { userEvent } from "@testing-library/user-event";
import { expect, test, vi } from "vitest";
import { A_CLIENT, NOTHING_OF_CLIENT } from "#testing/a-client.ts";
import { ADMIN } from "#testing/people.ts";
import { testApp } from "#testing/test-app.tsx";

const app = testApp();

test.each(["/clients/1?edit=true", "/clients?open=1"])(
  "at %s the form on a client that Tom Marlowe deletes meanwhile stays with what was typed, and is saved once the client is restored",
  async (address) => {
    const server = teamServer();
    app.open(address, ADMIN);
    const dialog = within(await screen.findByRole("dialog", { name: "Edit client" }));
    await userEvent.type(await dialog.findByLabelText("Notes"), " Bring the lease.");

    server.deleteClient("Tom Marlowe");
    expect(await dialog.findByText("Tom Marlowe deleted this client.")).toBeDefined();
    const notes = () => dialog.getByLabelText<HTMLTextAreaElement>("Notes").value;
    expect(notes()).toBe("Board meets on Thursdays. Bring the lease.");

    await userEvent.click(dialog.getByRole("button", { name: "Save client" }));
    const refusal = await dialog.findByRole("alert");
    expect(refusal.textContent).toMatch(/^Tom Marlowe deleted this client.Nothing was saved./);
    expect(notes()).toBe("Board meets on Thursdays. Bring the lease.");

    await userEvent.click(dialog.getByRole("button", { name: "Restore client" }));
    await waitFor(() => expect(dialog.queryByText("Tom Marlowe deleted this client.")).toBeNull());
    await userEvent.click(dialog.getByRole("button", { name: "Save client" }));
    await waitFor(() => expect(screen.queryByRole("dialog")).toBeNull());
    expect(server.saved()).toMatchObject({ notes: "Board meets on Thursdays. Bring the lease." });
  },
);

test("a save that finds the client deleted before anybody said so tells that it was, and keeps the form", async () => {
  const server = teamServer();
  app.open("/clients?open=1", ADMIN);
  const dialog = within(await screen.findByRole("dialog", { name: "Edit client" }));
  await userEvent.type(await dialog.findByLabelText("Notes"), " Bring the lease.");
  server.deleteClient();
  await userEvent.click(dialog.getByRole("button", { name: "Save client" }));
  const refusal = await dialog.findByRole("alert");
  expect(refusal.textContent).toMatch(/^This client was deleted.Nothing was saved./);
  expect(dialog.getByRole("button", { name: "Restore client" })).toBeDefined();
});

test("a form opened on a client that is gone from the start says that it is not found", async () => {
  vi.spyOn(console, "error").mockImplementation(() => {});
  vi.spyOn(console, "warn").mockImplementation(() => {});
  teamServer().deleteClient();
  app.open("/clients?open=1", ADMIN);
  expect(await screen.findByText("Client not found.")).toBeDefined();
  expect(screen.queryByLabelText("Notes")).toBeNull();
});

/** A team with one client; of a deletion `by` nobody the team is not told. */
function teamServer() {
  let isDeleted = false;
  let saved: unknown;
  const lines: ReadableStreamDefaultController<Uint8Array>[] = [];
  app.answer(getAppData, () => ({ industries: ["Brewing"], currencies: [] }));
  app.answer(listClients, () => ({ items: [], totalItemCount: 0, filterCounts: [] }));
  app.answer({ path: "/client_overview/1" }, () => NOTHING_OF_CLIENT);
  app.answer({ path: "/recent_activity/client/1" }, () => ({ items: [] }));

  const paths = {
    [API_BASE + clientChanges.path]: () =>
      new Response(new ReadableStream({ start: (line) => void lines.push(line) })),
    [pathOf(`${getClient.path}/restore`)]: () => {
      isDeleted = false;
      return answer(A_CLIENT);
    },
    [pathOf(getClient.path)]: ({ method, body }: RequestInit) => {
      if (isDeleted) return notFound();
      if (method === "PUT") saved = JSON.parse(String(body));
      return answer(A_CLIENT);
    },
  };
  const others = fetch;
  vi.stubGlobal("fetch", async (address: string, init: RequestInit = {}) => {
    const { pathname } = new URL(address, "http://app.test");
    return paths[pathname]?.(init) ?? others(address, init);
  });
  return {
    saved: () => saved,
    deleteClient(by?: string) {
      isDeleted = true;
      const event = JSON.stringify({ clientId: A_CLIENT.id, version: null, by });
      const told = new TextEncoder().encode(`id: 1\ndata: ${event}\n\n`);
      if (by) for (const line of lines) line.enqueue(told);
    },
  };
}

function pathOf(path: string) {
  return API_BASE + path.replace("{id}", String(A_CLIENT.id));
}

function answer(data: unknown) {
  return Response.json({ success: true, data, errors: [] });
}

function notFound() {
  const errors = [{ key: "root", message: "Client not found." }];
  return Response.json({ success: false, data: null, errors }, { status: 404 });
}
