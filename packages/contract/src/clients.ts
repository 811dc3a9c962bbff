import * as z from "zod/mini";
import { clientDraft, clientFields } from "./client-draft.ts";
import { download, endpoint, stream } from "./endpoint.ts";
import { ID_MAX, idParams, pageOf, pageQuery, wholeNumber } from "./paging.ts";
import { line } from "./text.ts";

export const clientFilter = z.enum(["All", "Active", "Inactive"]);
/** By "match", whose name begins with what is searched for comes first, then who has it in the name. */
export const clientSort = z.enum(["name", "-name", "updatedAt", "-updatedAt", "match"]);

/** As it was typed: what may be typed has not always been the same. */
const typed = z.string();

export const client = z.extend(z.object(clientFields), {
  ...{ name: typed, contactName: typed, contactPhone: typed, industry: typed },
  id: z.int(),
  version: z.int(),
  createdAt: z.iso.datetime(),
  updatedAt: z.iso.datetime(),
});

/** With pagination=false, notes are left out: thousands of them are for an export. */
const listedClient = z.extend(client, { notes: z.optional(z.string()) });

const listQuery = z.extend(pageQuery, {
  filter: z._default(z.catch(clientFilter, "All"), "All"),
  /** Part of a name, contact or industry, upper or lower case. */
  search: z._default(line(100), ""),
  sort: z._default(z.catch(clientSort, "name"), "name"),
});

export const listClients = endpoint({
  method: "GET",
  path: "/client",
  summary: "A page of the team's clients, or all of them with pagination=false.",
  access: "member",
  query: listQuery,
  data: z.extend(pageOf(listedClient), {
    /** How many clients each filter would show, the search being what it is. */
    filterCounts: z.array(z.object({ key: clientFilter, count: z.int() })),
  }),
});

export const getClient = endpoint({
  method: "GET",
  path: "/client/{id}",
  summary: "One client.",
  access: "member",
  isVersioned: true,
  params: idParams,
  data: client,
});

export const createClient = endpoint({
  method: "POST",
  path: "/client",
  summary: "Add a client.",
  access: "member",
  body: clientDraft,
  data: client,
});

export const updateClient = endpoint({
  method: "PUT",
  path: "/client/{id}",
  summary: "Change a client.",
  access: "member",
  isVersioned: true,
  params: idParams,
  body: clientDraft,
  data: client,
});

export const listClientEdits = endpoint({
  method: "GET",
  path: "/client/{id}/edits",
  summary: "Who changed which fields of a client after a version of it, the latest first.",
  access: "member",
  params: idParams,
  query: z.strictObject({ afterVersion: wholeNumber(1, ID_MAX) }),
  data: z.object({
    items: z.array(
      z.object({
        at: z.iso.datetime(),
        actorName: z.string(),
        isYou: z.boolean(),
        /** As a draft names them. */
        fields: z.array(z.string()),
      }),
    ),
  }),
});

export const deleteClient = endpoint({
  method: "DELETE",
  path: "/client/{id}",
  summary: "Delete a client. It can be restored for 30 days.",
  access: "member",
  params: idParams,
  data: z.null(),
});

export const restoreClient = endpoint({
  method: "POST",
  path: "/client/{id}/restore",
  summary: "Bring a deleted client back.",
  access: "member",
  params: idParams,
  data: client,
});

export const downloadClients = download({
  method: "GET",
  path: "/client/csv",
  summary: "The same list as a CSV file.",
  access: "member",
  query: z.pick(listQuery, { filter: true, search: true, sort: true }),
  contentTypes: ["text/csv"],
});

export const clientChanges = stream({
  method: "GET",
  path: "/client/changes",
  summary: "Which of the team's clients change, as it happens.",
  access: "member",
  events: z.object({
    clientId: z.int(),
    /** What it is at by now; null once it is deleted. */
    version: z.nullable(z.int()),
    /** The member who did it; null when that was nobody of the team, or nobody who still is. */
    by: z.nullable(z.string()),
  }),
});
