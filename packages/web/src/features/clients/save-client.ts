import { getClient, listClientEdits, updateClient } from "@app/contract/clients";
import type { DataOf } from "@app/contract/endpoint";
import { ApiError, call } from "#lib/api.ts";
import { mergeThreeWays } from "#lib/merge.ts";
import { draftOf, type Field } from "./client-draft.ts";
import type { Client, ClientDraft } from "./client-queries.ts";

export type ClientEdit = DataOf<typeof listClientEdits>["items"][number];

/** Somebody changed the same fields meanwhile; nothing was saved. */
export class ClientConflict extends ApiError {
  readonly sides: Sides;

  constructor(refusal: ApiError, sides: Sides) {
    super(refusal.status, refusal.errors);
    this.sides = sides;
  }
}

export type Sides = {
  theirs: Client;
  /** All that both of us changed, with mine where we disagree. */
  merged: ClientDraft;
  /** Where we disagree. */
  conflicts: Field[];
  edits: ClientEdit[];
};

type Saved = {
  client: Client;
  /** What colleagues saved meanwhile, and was kept. */
  edits: ClientEdit[];
};

/**
 * Saves what a person made of the client they opened. Where colleagues saved first, what they changed
 * is kept as well; when they changed the same fields, it is a `ClientConflict`.
 */
export async function saveClient(opened: Client, draft: ClientDraft): Promise<Saved> {
  const params = { id: opened.id };
  try {
    const client = await call(updateClient, { params, body: draft, ifVersion: opened.version });
    return { client, edits: [] };
  } catch (error) {
    if (!(error instanceof ApiError && error.status === 412)) throw error;
    const theirs = await call(getClient, { params });
    const { items: edits } = await call(listClientEdits, {
      params,
      query: { afterVersion: opened.version },
    });
    const { merged, conflicts } = mergeThreeWays(draftOf(opened), draft, draftOf(theirs));
    if (conflicts.length > 0) {
      throw new ClientConflict(error, { theirs, merged, conflicts, edits });
    }
    const { client, edits: later } = await saveClient(theirs, merged);
    return { client, edits: [...later, ...edits] };
  }
}
