/**
 * Whether Forecastle can be reached, as one knows from its calls:
 *
 *   there     it answers, as far as we know
 *   offline   this device has no connection
 *   silent    there is a connection and no answer: it is restarting, most likely
 *   updated   it answers, and has a newer version than this page, whose files are gone
 */
export type Connection = "there" | "offline" | "silent" | "updated";

const PROBE_MS = { first: 1_000, most: 5_000 };
/** Not of all pages at the same moment. */
const AGAIN_MS = { least: 2_000, spread: 2_000 };
/** Answered by the server itself, for anybody. */
const PROBE_ADDRESS = "/api/frontend/current_user";

let state: Connection = "there";
let isFollowed = false;
let probing: Promise<void> | undefined;
let wake = () => {};
const changes = new EventTarget();

export function connection() {
  return state;
}

/** Tells of every change, until the given function is called. */
export function watchConnection(onChange: () => void) {
  changes.addEventListener("change", onChange);
  return () => changes.removeEventListener("change", onChange);
}

/** Begins to follow the connection, until the given function is called; otherwise nothing is asked. */
export function followConnection() {
  const leaving = new AbortController();
  const { signal } = leaving;
  isFollowed = true;
  window.addEventListener("offline", reportSilence, { signal });
  window.addEventListener("online", () => wake(), { signal });
  return () => {
    leaving.abort();
    isFollowed = false;
    become("there");
    wake();
  };
}

/** A call got no answer: asks again and again, ever more slowly, until there is one. */
export function reportSilence() {
  if (!isFollowed || state === "updated") return;
  become(missing());
  probing ??= probe().finally(() => {
    probing = undefined;
  });
}

/** A file of this page is gone while the server answers: there is a newer version. It stays so. */
export function reportUpdate() {
  become("updated");
}

/** Resolves once the server answers; at once when it does. */
export async function untilThere() {
  if (await isAnswering()) return;
  reportSilence();
  await probing;
}

export async function isAnswering() {
  const answer = await fetch(PROBE_ADDRESS, { cache: "no-store" }).catch(() => undefined);
  return answer !== undefined && !isFromGateway(answer);
}

/** While somebody looks and the server is there, until the given function is called. */
export function everyFewSeconds(call: () => void) {
  const timer = setInterval(
    () => {
      if (!document.hidden && state === "there") call();
    },
    AGAIN_MS.least + Math.random() * AGAIN_MS.spread,
  );
  return () => clearInterval(timer);
}

/** A proxy answers these in place of a server that is away. */
export function isFromGateway({ status, headers }: Response) {
  const isOurs = headers.get("content-type")?.startsWith("application/json") ?? false;
  return [502, 503, 504].includes(status) && !isOurs;
}

async function probe() {
  for (let waitMs = PROBE_MS.first; ; waitMs = Math.min(waitMs * 2, PROBE_MS.most)) {
    await new Promise<void>((resolve) => {
      const timer = setTimeout(resolve, waitMs);
      wake = () => {
        clearTimeout(timer);
        resolve();
      };
    });
    const isThere = !isFollowed || (await isAnswering());
    if (state !== "updated") become(isThere ? "there" : missing());
    if (isThere) return;
  }
}

function missing() {
  return navigator.onLine ? "silent" : "offline";
}

function become(next: Connection) {
  if (next === state) return;
  state = next;
  changes.dispatchEvent(new Event("change"));
}
