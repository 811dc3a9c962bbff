import { QueryClientProvider } from "@tanstack/react-query";
import { RouterProvider } from "@tanstack/react-router";
import { StrictMode } from "react";
import { createRoot } from "react-dom/client";
import { ConfirmIdentity } from "#features/shell/confirm-identity.tsx";
import { watchPreloadErrors } from "#lib/preload-error.ts";
import { ThemeProvider } from "#lib/theme.tsx";
import { Toaster } from "#ui/toaster.tsx";
import { goToMfaSetup, queryClient, router } from "./router.ts";
import "#ui/styles/app.css";

watchPreloadErrors();

const root = document.getElementById("root");
if (!root) throw new Error("index.html has no element with the id root");

createRoot(root).render(
  <StrictMode>
    <QueryClientProvider client={queryClient}>
      <ThemeProvider>
        <RouterProvider router={router} />
        <ConfirmIdentity onMfaRequired={goToMfaSetup} />
        <Toaster />
      </ThemeProvider>
    </QueryClientProvider>
  </StrictMode>,
);
