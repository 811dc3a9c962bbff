import autocannon from "autocannon";

const CONNECTIONS = 32;
/** A machine that others use may take its time. */
const TIMEOUT_SECONDS = 60;

/** How many requests a second are answered; one that is not answered well fails the bench. */
export async function load(url: string, cookie: string, seconds: number) {
  const { requests } = await fire({ url, duration: seconds, headers: { cookie } });
  return requests.average;
}

/** So many requests, however long they take. */
export async function loadTimes(url: string, cookie: string, count: number) {
  await fire({ url, amount: count, headers: { cookie } });
}

async function fire(options: autocannon.Options) {
  const result = await autocannon({
    connections: CONNECTIONS,
    timeout: TIMEOUT_SECONDS,
    ...options,
  });
  if (result.non2xx + result.errors > 0) {
    throw new Error(
      `${options.url} answered ${result.non2xx} times with no success, ${result.errors} not`,
    );
  }
  return result;
}

export function median(values: readonly number[]) {
  return [...values].sort((one, other) => one - other)[Math.floor(values.length / 2)] ?? 0;
}
