import { getCurrentUser } from "@app/contract/current-user";
import type { Endpoint } from "@app/contract/endpoint";
import { API_BASE } from "@app/contract/endpoint";
import { QueryClient, QueryClientProvider } from "@tanstack/react-query";
import { createMemoryHistory, createRouter, RouterProvider } from "@tanstack/react-router";
import { cleanup, configure, render } from "@testing-library/react";
import { afterEach, beforeEach, vi } from "vitest";
import type { CurrentUser } from "#features/session/session-queries.ts";
import { APP_BASE } from "#lib/redirect.ts";
import { ThemeProvider } from "#lib/theme.tsx";
import { router } from "#router.ts";

/** The first page of a file comes with everything it is made of. */
const ARRIVES_MS = 10_000;

type Answer = (address: URL) => unknown;

/** The whole app at an address, with a server that answers what a test says it does. */
export function testApp() {
  const answers = new Map<string, Answer>();

  beforeEach(() => {
    configure({ asyncUtilTimeout: ARRIVES_MS });
    answers.clear();
    vi.stubGlobal("fetch", (address: string, init?: RequestInit) =>
      answerTo(answers, new URL(address, "http://app.test"), init),
    );
    vi.stubGlobal("matchMedia", () => ({
      matches: false,
      addEventListener() {},
      removeEventListener() {},
    }));
    vi.stubGlobal("ResizeObserver", StillObserver);
    vi.stubGlobal("scrollTo", () => {});
  });
  afterEach(() => {
    cleanup();
    vi.unstubAllGlobals();
  });

  let queries: QueryClient | undefined;
  return {
    /** As when whoever asked leaves before the answer is there. */
    stopAsking: () => queries?.cancelQueries(),
    /** From now on, by its data or all of it; a call nobody told about is never answered. */
    answer(endpoint: Pick<Endpoint, "path">, answer: Answer) {
      answers.set(`${API_BASE}${endpoint.path}`, answer);
    },
    /** Gives the history, to go back and forth in. */
    open(path: string, user: CurrentUser | Answer) {
      const answer = typeof user === "function" ? user : () => user;
      answers.set(`${API_BASE}${getCurrentUser.path}`, answer);
      const queryClient = new QueryClient({ defaultOptions: { queries: { retry: false } } });
      queries = queryClient;
      const history = createMemoryHistory({ initialEntries: [`${APP_BASE}${path}`] });
      const opened = createRouter({ ...router.options, history, context: { queryClient } });
      render(
        <QueryClientProvider client={queryClient}>
          <ThemeProvider>
            <RouterProvider router={opened as unknown as typeof router} />
          </ThemeProvider>
        </QueryClientProvider>,
      );
      return history;
    },
  };
}

async function answerTo(answers: Map<string, Answer>, address: URL, init: RequestInit = {}) {
  const answer = init.method === "GET" ? answers.get(address.pathname) : undefined;
  if (!answer) return new Promise<never>(() => {});
  const data = await answer(address);
  if (data instanceof Response) return data;
  return Response.json({ success: true, data, errors: [] });
}

class StillObserver {
  observe() {}
  unobserve() {}
  disconnect() {}
}
