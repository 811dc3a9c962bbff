import { callAddress } from "@app/contract/call-address";
import { type EventOf, RESET_EVENT, type RequestOf, type Stream } from "@app/contract/endpoint";
import { ApiError, openLine } from "./api.ts";
import { readEvents } from "./event-stream.ts";
import { untilSignedInAgain } from "./interruptions.ts";

type Handlers<S extends Stream> = {
  onEvent: (event: EventOf<S>) => void;
  /** Whatever was loaded before may be old: nobody knows what was missed. */
  onReset: () => void;
  /** The server says no, for good: not allowed, or not there. */
  onRefused?: () => void;
};

type Message = { id: string; name: string; data: string };

const RETRY_MS = { first: 2_000, most: 60_000 };

/**
 * Follows a stream for as long as it is wanted, across lost lines and the server's restarts. Of all
 * the tabs of a browser one that is seen holds the line and tells the others; when it goes, another
 * takes over from the last event it saw. A refusal that trying again would not change ends it, until
 * the tab is looked at again; where nobody is signed in, it waits until somebody is again.
 */
export function subscribe<S extends Stream>(
  stream: S,
  request: RequestOf<S>,
  { onEvent, onReset, onRefused = () => {} }: Handlers<S>,
): () => void {
  const leaving = new AbortController();
  const address = callAddress(stream.path, request);
  const tabs = new BroadcastChannel(address);
  let place: string | undefined;

  function take({ id, name, data }: Message) {
    place = id;
    if (name === RESET_EVENT) onReset();
    else onEvent(JSON.parse(data) as EventOf<S>);
  }
  tabs.onmessage = ({ data }: MessageEvent<Message>) => take(data);

  const lead = (signal: AbortSignal) =>
    follow(
      address,
      () => place,
      signal,
      (message) => {
        tabs.postMessage(message);
        take(message);
      },
      onRefused,
    );
  whileSeen(leaving.signal, (signal) => {
    void holdAlone(address, signal, () => lead(signal), onReset);
  });

  return () => {
    leaving.abort();
    tabs.close();
  };
}

/**
 * Begins whenever the tab comes into view, with a signal that it is out of it. To one address a
 * browser opens six lines over HTTP/1, whatever the number of its tabs: those that nobody sees
 * would leave none for the page that somebody wants to load.
 */
function whileSeen(leaving: AbortSignal, begin: (signal: AbortSignal) => void) {
  let seen: AbortController | undefined;
  const hide = () => {
    seen?.abort();
    seen = undefined;
  };
  function look() {
    if (document.visibilityState === "hidden") return hide();
    if (seen) return;
    seen = new AbortController();
    begin(seen.signal);
  }
  document.addEventListener("visibilitychange", look, { signal: leaving });
  leaving.addEventListener("abort", hide, { once: true });
  look();
}

/** Runs `lead` in one tab at a time; `onJoined` where another tab has it now. */
async function holdAlone(
  name: string,
  signal: AbortSignal,
  lead: () => Promise<void>,
  onJoined: () => void,
) {
  const { locks } = navigator;
  // Without locks, as on an address that is not safe, each tab has a line of its own.
  if (!locks) return lead();
  const hasLed = await locks.request(
    name,
    { ifAvailable: true },
    (lock) => lock && lead().then(() => true),
  );
  if (hasLed || signal.aborted) return;
  onJoined();
  await locks.request(name, { signal }, lead).catch(() => {});
}

/** Opens the line, again and again, until it is refused for good or no longer wanted. */
async function follow(
  address: string,
  place: () => string | undefined,
  signal: AbortSignal,
  onMessage: (message: Message) => void,
  onRefused: () => void,
) {
  let retryMs = RETRY_MS.first;
  let waitMs = retryMs;
  while (!signal.aborted) {
    try {
      for await (const event of readEvents(await openLine(address, place(), signal))) {
        if (event.kind === "retry") retryMs = event.ms;
        else onMessage({ id: event.id, name: event.name, data: event.data });
        waitMs = retryMs;
      }
    } catch (error) {
      if (signal.aborted) return;
      if (isFinal(error)) return onRefused();
      if (isSignedOut(error)) await untilSignedInAgain(signal);
    }
    await sleep(waitMs, signal);
    waitMs = Math.min(waitMs * 2, RETRY_MS.most);
  }
}

/** Not allowed, not there: asking again would be answered the same. */
function isFinal(error: unknown) {
  return error instanceof ApiError && [400, 403, 404].includes(error.status);
}

function isSignedOut(error: unknown) {
  return error instanceof ApiError && error.status === 401;
}

function sleep(ms: number, signal: AbortSignal) {
  return new Promise<void>((resolve) => {
    const end = () => {
      clearTimeout(timer);
      signal.removeEventListener("abort", end);
      resolve();
    };
    const timer = setTimeout(end, ms);
    signal.addEventListener("abort", end);
  });
}
