/*
 * Lets the app start without a line. It keeps the files of one version and nothing else: no call, no
 * download, no report that somebody has a link to. `VERSION` and `FILES` are written before this when
 * the app is built (`bundle/offline-files.ts`).
 */
const BASE = "/app/";
const PREFIX = "app-";
const CACHE = PREFIX + VERSION;
/** As long as this a page is waited for; then the line is as good as none. */
const ANSWER_MS = 4_000;

self.addEventListener("install", (event) => {
  self.skipWaiting();
  event.waitUntil(keepAll());
});

self.addEventListener("activate", (event) => event.waitUntil(takeOver()));

self.addEventListener("fetch", (event) => {
  const { request } = event;
  const { origin, pathname } = new URL(request.url);
  if (request.method !== "GET" || origin !== self.location.origin) return;
  if (!pathname.startsWith(BASE) || pathname.startsWith(`${BASE}view_report/`)) return;
  const name = pathname.slice(BASE.length);
  if (request.mode === "navigate") event.respondWith(newest(request, ""));
  else if (name.startsWith("assets/")) event.respondWith(kept(request));
  else if (FILES.includes(name)) event.respondWith(newest(request, name));
});

/** All of them or none: a version that is not whole is never started from. */
async function keepAll() {
  // No page has this address: with each of them the server names files to load, of that page alone.
  const page = await fetch(`${BASE}offline`, { cache: "no-cache" });
  const named = (await page.clone().text()).match(/assets\/[\w.-]+/g) ?? [];
  // The server has moved on to another version meanwhile, whose own worker will come.
  if (!page.ok || !named.every((name) => FILES.includes(name))) throw new Error("another version");
  const cache = await caches.open(CACHE);
  await cache.addAll(FILES.slice(1).map((name) => BASE + name));
  await cache.put(BASE, page);
}

/** A page of the version before goes on with its own parts, which the server may no longer have. */
async function takeOver() {
  const names = await caches.keys();
  const older = names.filter((name) => name.startsWith(PREFIX) && name !== CACHE).slice(0, -1);
  await Promise.all(older.map((name) => caches.delete(name)));
  await self.clients.claim();
}

/** A name with a hash in it is the same for ever, whichever version it is of. */
async function kept(request) {
  return (await caches.match(request, { ignoreVary: true })) ?? fetch(request);
}

/** From the server if it answers in time; what a proxy says in its place is no answer. */
async function newest(request, name) {
  const asked = fetch(request);
  const late = new Promise((resolve) => setTimeout(resolve, ANSWER_MS));
  const answer = await Promise.race([asked, late]).catch(() => undefined);
  if (answer && answer.status < 500) return answer;
  return (await caches.match(BASE + name, { cacheName: CACHE, ignoreVary: true })) ?? asked;
}
