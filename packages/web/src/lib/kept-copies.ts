/*
 * What is in a person's cache (`kept-models.ts`): who they are, and a copy of each of the models that
 * they opened last.
 */
import type { getCurrentUser } from "@app/contract/current-user";
import type { DataOf } from "@app/contract/endpoint";
import { forgetKept, keptNames } from "./kept-models.ts";

type User = DataOf<typeof getCurrentUser>;

/** A model as it was `at`, with what else its pages were answered, by the keys that they ask with. */
export type Copy = {
  at: string;
  version: number;
  document: unknown;
  answers: [key: readonly unknown[], data: unknown][];
};

/** What a list says of a copy. */
export type CopyFacts = { id: number; modelName: string; clientName: string | null; at: string };

const COPIES_MAX = 5;
const COPY_CHARACTERS_MAX = 5_000_000;
/** As long as a session lasts at most. */
const KEPT_MS = 7 * 24 * 60 * 60 * 1000;
const FACTS = "x-facts";
const USER = "/kept/user";

/** Who was signed in here when a model was kept last. */
export async function readKeptUser() {
  return (await openKept())?.user;
}

/** The models that can be opened, the last one first. */
export async function listCopies(): Promise<CopyFacts[]> {
  const kept = await openKept();
  return kept ? listIn(kept.cache) : [];
}

/** A browser that does not give it has none. */
export async function readCopy(id: number): Promise<Copy | undefined> {
  const kept = await openKept().catch(() => undefined);
  const found = await kept?.cache.match(addressOf(id));
  return found && factsOf(found) ? ((await found.json()) as Copy) : undefined;
}

/** Into the cache of that name, unless it is gone: then nobody is signed in here any more. */
export async function putCopy(
  name: string,
  { id, modelName, clientName }: Omit<CopyFacts, "at">,
  copy: Copy,
  user: User,
) {
  if (!(await caches.has(name))) return;
  const cache = await caches.open(name);
  const body = JSON.stringify(copy);
  if (body.length > COPY_CHARACTERS_MAX) return void (await cache.delete(addressOf(id)));
  const told = JSON.stringify({ id, modelName, clientName, at: copy.at, app: appVersion() });
  const headers = { [FACTS]: encodeURIComponent(told) };
  await cache.put(addressOf(id), new Response(body, { headers }));
  await cache.put(USER, new Response(JSON.stringify({ user, at: Date.now() })));
  const copies = (await listIn(cache)).slice(0, COPIES_MAX);
  const staying = [USER, ...copies.map(({ id }) => addressOf(id))];
  for (const request of await cache.keys())
    if (!staying.includes(new URL(request.url).pathname)) await cache.delete(request);
}

/** Whoever may no longer open a model keeps nothing of it. */
export async function forgetCopy(id: number) {
  for (const name of await keptNames()) await (await caches.open(name)).delete(addressOf(id));
}

function addressOf(id: number) {
  return `/kept/model/${id}`;
}

/** The one there is. Of two nobody could say whose the page is. */
async function openKept() {
  const [name, another] = await keptNames();
  if (name === undefined || another !== undefined) return undefined;
  const cache = await caches.open(name);
  const { user, at } = await ((await cache.match(USER))?.json() ?? {});
  if (Date.now() - at < KEPT_MS) return { cache, user: user as User };
  await forgetKept();
  return undefined;
}

async function listIn(cache: Cache): Promise<CopyFacts[]> {
  const facts = (await cache.matchAll()).flatMap((answer) => factsOf(answer) ?? []);
  return facts.sort((one, other) => other.at.localeCompare(one.at));
}

/** Nothing of a copy that another version of the app made: its answers may have had other fields. */
function factsOf({ headers }: Response): CopyFacts | undefined {
  const { app, ...facts } = JSON.parse(decodeURIComponent(headers.get(FACTS) ?? "{}"));
  return app === appVersion() ? facts : undefined;
}

/** The name of the file that a page begins with has a hash of all that it loads. */
function appVersion() {
  return document.querySelector("script[type=module]")?.getAttribute("src") ?? "";
}
