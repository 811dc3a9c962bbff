import type { clientDraft } from "@app/contract/client-draft";
import {
  type client,
  createClient,
  deleteClient,
  downloadClients,
  getClient,
  listClients,
  restoreClient,
} from "@app/contract/clients";
import { type QueryClient, useMutation, useQueryClient } from "@tanstack/react-query";
import type * as z from "zod/mini";
import { ApiError, call, downloadUrl, queryFor } from "#lib/api.ts";
import { pageRows } from "#lib/page-rows.ts";
import type { ClientSearch } from "./client-search.ts";
import { saveClient } from "./save-client.ts";

export type Client = z.output<typeof client>;
export type ClientDraft = z.output<typeof clientDraft>;

export function clientPage({ page, filter, search, sort }: ClientSearch, rows = pageRows(page)) {
  return queryFor(listClients, {
    query: { ...rows, filter, search, sort },
  });
}

/** A page has the notes of its clients; only a list of everything leaves them out. */
export function hasNotes(listed: { notes?: string | undefined }): listed is Client {
  return listed.notes !== undefined;
}

export function clientById(id: number) {
  return queryFor(getClient, { params: { id } });
}

/** Deleted, or never there. */
export function isClientNotFound(error: unknown) {
  return error instanceof ApiError && error.status === 404;
}

export function clientFileUrl({ filter, search, sort }: ClientSearch) {
  return downloadUrl(downloadClients, { query: { filter, search, sort } });
}

/** Lists show a change as soon as it is made. */
function forgetLists(queries: QueryClient) {
  return queries.invalidateQueries({ queryKey: [listClients.path] });
}

/** Wherever the client is open. */
function askAgain(queries: QueryClient, id: number) {
  return queries.invalidateQueries({ queryKey: clientById(id).queryKey });
}

export function useCreateClient() {
  const queries = useQueryClient();
  return useMutation({
    mutationFn: (draft: ClientDraft) => call(createClient, { body: draft }),
    onSuccess: () => forgetLists(queries),
  });
}

/** Keeps what colleagues changed since the client was `opened`; see `saveClient`. */
export function useSaveClient() {
  const queries = useQueryClient();
  return useMutation({
    mutationFn: ({ opened, draft }: { opened: Client; draft: ClientDraft }) =>
      saveClient(opened, draft),
    onSuccess: () => forgetLists(queries),
    // Whoever edits it learns that it is gone.
    onError: (error, { opened }) =>
      isClientNotFound(error) ? askAgain(queries, opened.id) : undefined,
  });
}

export function useDeleteClient() {
  const queries = useQueryClient();
  return useMutation({
    mutationFn: (id: number) => call(deleteClient, { params: { id } }),
    onSuccess: () => forgetLists(queries),
  });
}

export function useRestoreClient() {
  const queries = useQueryClient();
  return useMutation({
    mutationFn: (id: number) => call(restoreClient, { params: { id } }),
    onSuccess: ({ id }) => Promise.all([forgetLists(queries), askAgain(queries, id)]),
  });
}
