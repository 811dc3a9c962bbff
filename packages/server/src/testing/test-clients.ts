import { createClient } from "@app/contract/clients";
import type { DataOf, RequestOf } from "@app/contract/endpoint";
import type { Envelope } from "@app/contract/envelope";
import type { Caller } from "./test-caller.ts";

type Draft = RequestOf<typeof createClient>["body"];
type Client = DataOf<typeof createClient>;

export async function addClient(caller: Pick<Caller, "call">, body: Draft): Promise<Client> {
  return dataOf(await caller.call(createClient, { body }));
}

export async function addClients(caller: Pick<Caller, "call">, ...drafts: Draft[]) {
  for (const draft of drafts) await addClient(caller, draft);
}

export const CLIENT_NAME_TAKEN = {
  success: false,
  data: null,
  errors: [{ key: "name", message: "A client with this name already exists." }],
};

/** What a call gave; a refusal fails the test. */
export function dataOf<T>(envelope: Envelope<T>): T {
  if (!envelope.success) throw new Error(JSON.stringify(envelope.errors));
  return envelope.data;
}
