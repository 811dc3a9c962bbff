/** What the pool's threads and processes run, from the source and from the built server alike. */
export const poolEntry = new URL(
  import.meta.url.endsWith(".ts") ? "./pool-worker.ts" : "./pool-worker.js",
  import.meta.url,
);
