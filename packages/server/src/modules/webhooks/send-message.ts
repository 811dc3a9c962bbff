import { checkDestination } from "@app/connectors/http/destination";
import { createGuardedFetch, resolveSystemHost } from "@app/connectors/http/guarded-fetch";
import { SourceError } from "@app/connectors/ledger/source-error";
import { Refusal } from "#core/refusal.ts";
import type { Settings } from "#core/settings.ts";

const TIMEOUT_SECONDS = 10;

const publicRule = makeRule(false);
const privateRule = makeRule(true);

/** Each message goes over a connection of its own: one that was kept open may be closed at the other end. */
function makeRule(allowsPrivateAddresses: boolean) {
  const rule = { resolveHost: resolveSystemHost, allowsPrivateAddresses };
  return { ...rule, fetch: createGuardedFetch(rule, { keepsOpen: false }) };
}

function ruleOf({ allowsPrivateSources }: Settings) {
  return allowsPrivateSources ? privateRule : publicRule;
}

/** Refuses an address that nothing would be sent to. Looks up its name: not while a transaction is open. */
export async function checkAddress(settings: Settings, url: string) {
  await checkDestination(new URL(url), ruleOf(settings)).catch((error: unknown) => {
    throw error instanceof SourceError ? new Refusal(400, error.message, "url") : error;
  });
}

export type Outcome = { status: number | null; durationMs: number; failure: string };
type Outgoing = { url: string; headers: Record<string, string>; body: string };

/**
 * One try. Whoever answers in the 200s within the time has it; a redirect is not followed, and nothing of an answer is
 * read but its status, so that it may be as long as it likes.
 */
export async function sendMessage(
  settings: Settings,
  { url, headers, body }: Outgoing,
  signal: AbortSignal,
): Promise<Outcome> {
  const rule = ruleOf(settings);
  const startedAt = performance.now();
  const control = new AbortController();
  const late = setTimeout(() => control.abort(new Late()), TIMEOUT_SECONDS * 1000);
  const stop = () => control.abort(signal.reason);
  signal.addEventListener("abort", stop, { once: true });
  const ended = new Promise<never>((_resolve, reject) => {
    control.signal.addEventListener("abort", () => reject(control.signal.reason), { once: true });
  });
  const ask = async () => {
    // Looked up here for its words, and once more for the connection itself.
    await checkDestination(new URL(url), rule);
    control.signal.throwIfAborted();
    const response = await rule.fetch(url, {
      ...{ method: "POST", headers, body, signal: control.signal },
    });
    await response.body?.cancel();
    return response.status;
  };
  try {
    const status = await Promise.race([ask(), ended]);
    return { status, durationMs: since(startedAt), failure: failureOf(status) };
  } catch (error) {
    signal.throwIfAborted();
    return { status: null, durationMs: since(startedAt), failure: wordsFor(error) };
  } finally {
    clearTimeout(late);
    signal.removeEventListener("abort", stop);
  }
}

class Late extends Error {}

function since(startedAt: number) {
  return Math.round(performance.now() - startedAt);
}

function failureOf(status: number) {
  if (status >= 200 && status < 300) return "";
  if (status >= 300 && status < 400)
    return `It redirects (status ${status}), which is not followed.`;
  return `It answered with status ${status}.`;
}

/** What a connection itself complains of may name machines; it is not told. */
function wordsFor(error: unknown) {
  if (error instanceof Late) return `It did not answer within ${TIMEOUT_SECONDS} seconds.`;
  return error instanceof SourceError ? error.message : "It cannot be reached.";
}
