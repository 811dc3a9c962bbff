import { CancelledError, QueryClientProvider } from "@tanstack/react-query";
import { type ReactNode, StrictMode } from "react";
import { createRoot } from "react-dom/client";
import { ApiError } from "#lib/api.ts";
import { followConnection } from "#lib/connection.ts";
import { isPreloadError, watchPreloadErrors } from "#lib/preload-error.ts";
import { ThemeProvider } from "#lib/theme.tsx";
import { wantLetters } from "#lib/want-letters.ts";
import { ToasterSlot } from "#ui/toast.tsx";
import { queryClient } from "./query-client.ts";

/** Draws a page, with what every page has. */
export function startPage(page: ReactNode) {
  watchPreloadErrors();
  followConnection();
  wantLetters("normal");
  const root = document.getElementById("root");
  if (!root) throw new Error("the page has no element with the id root");
  createRoot(root, { onCaughtError }).render(
    <StrictMode>
      <QueryClientProvider client={queryClient}>
        <ThemeProvider>
          {page}
          <ToasterSlot />
        </ThemeProvider>
      </QueryClientProvider>
    </StrictMode>,
  );
}

/** A call or a file that failed is told on the page; only what we did not expect belongs in the console. */
function onCaughtError(error: unknown) {
  const { cause } = error instanceof Error ? error : {};
  const isTold = error instanceof Error && isPreloadError(error);
  // What was no longer waited for is asked for anew.
  if (error instanceof CancelledError) return;
  if (!(isTold || error instanceof ApiError || cause instanceof ApiError)) console.error(error);
}
