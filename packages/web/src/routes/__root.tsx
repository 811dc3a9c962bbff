import type { QueryClient } from "@tanstack/react-query";
import { createRootRouteWithContext, Outlet } from "@tanstack/react-router";
import { DocumentTitle } from "#features/shell/document-title.tsx";
import { NotFoundPage } from "#features/shell/not-found-page.tsx";
import { ThemeProvider } from "#lib/theme.tsx";
import { Toaster } from "#ui/toaster.tsx";

export const Route = createRootRouteWithContext<{ queryClient: QueryClient }>()({
  component: Root,
  notFoundComponent: NotFoundPage,
});

function Root() {
  return (
    <ThemeProvider>
      <DocumentTitle />
      <Outlet />
      <Toaster />
    </ThemeProvider>
  );
}
