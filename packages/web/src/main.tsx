import { QueryClientProvider } from "@tanstack/react-query";
import { RouterProvider } from "@tanstack/react-router";
import { StrictMode } from "react";
import { createRoot } from "react-dom/client";
import { ConfirmIdentity } from "#features/shell/confirm-identity.tsx";
import { ApiError } from "#lib/api.ts";
import { followConnection } from "#lib/connection.ts";
import { isPreloadError, watchPreloadErrors } from "#lib/preload-error.ts";
import { ThemeProvider } from "#lib/theme.tsx";
import { ToasterSlot } from "#ui/toast.tsx";
import { goToMfaSetup, queryClient, router } from "./router.ts";
import { SignInAgain } from "./sign-in-again.tsx";
import "#ui/styles/app.css";

watchPreloadErrors();
followConnection();

const root = document.getElementById("root");
if (!root) throw new Error("index.html has no element with the id root");

/** A call or a file that failed is told on the page; only what we did not expect belongs in the console. */
function onCaughtError(error: unknown) {
  const { cause } = error instanceof Error ? error : {};
  const isTold = error instanceof Error && isPreloadError(error);
  if (!(isTold || error instanceof ApiError || cause instanceof ApiError)) console.error(error);
}

createRoot(root, { onCaughtError }).render(
  <StrictMode>
    <QueryClientProvider client={queryClient}>
      <ThemeProvider>
        <RouterProvider router={router} />
        <ConfirmIdentity onMfaRequired={goToMfaSetup} />
        <SignInAgain />
        <ToasterSlot />
      </ThemeProvider>
    </QueryClientProvider>
  </StrictMode>,
);
