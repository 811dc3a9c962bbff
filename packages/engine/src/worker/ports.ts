/**
 * What carries messages, as ports: a worker of a browser, a thread of Node, or nothing between.
 * Written by what each has, since the engine knows neither platform.
 */
import type { Port } from "./protocol.ts";

/** A browser's worker seen from its page, or `self` inside it. */
export type WorkerLike = {
  postMessage: (message: unknown, options: { transfer: ArrayBuffer[] }) => void;
  addEventListener: (kind: "message", listener: (event: { data: unknown }) => void) => void;
};

export function workerPort(worker: WorkerLike): Port {
  return {
    postMessage: (message, transfer) => worker.postMessage(message, { transfer }),
    onMessage: (listener) => worker.addEventListener("message", ({ data }) => listener(data)),
  };
}

/** A `Worker` of Node's threads, or its `parentPort`. */
export type ThreadLike = {
  postMessage: (message: unknown, transfer: ArrayBuffer[]) => void;
  on: (kind: "message", listener: (message: unknown) => void) => unknown;
};

export function threadPort(thread: ThreadLike): Port {
  return {
    postMessage: (message, transfer) => thread.postMessage(message, transfer),
    onMessage: (listener) => {
      thread.on("message", listener);
    },
  };
}

/** Two ends without anything between: what one posts, the other hears before the call is over. */
export function directPorts(): [Port, Port] {
  const listeners: ((message: unknown) => void)[][] = [[], []];
  const end = (own: number): Port => ({
    postMessage: (message) => {
      for (const listener of listeners[1 - own] ?? []) listener(message);
    },
    onMessage: (listener) => {
      listeners[own]?.push(listener);
    },
  });
  return [end(0), end(1)];
}
