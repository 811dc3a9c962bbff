import autocannon from "autocannon";

const CONNECTIONS = 32;

/** How many requests a second are answered; one that is not answered well fails the bench. */
export async function load(url: string, cookie: string, seconds: number) {
  const result = await autocannon({
    ...{ url, connections: CONNECTIONS, duration: seconds },
    headers: { cookie },
  });
  if (result.non2xx + result.errors > 0) {
    throw new Error(`${url} answered ${result.non2xx} times with no success, ${result.errors} not`);
  }
  return result.requests.average;
}

export function median(values: readonly number[]) {
  return [...values].sort((one, other) => one - other)[Math.floor(values.length / 2)] ?? 0;
}
