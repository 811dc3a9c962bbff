import type { QueryClient } from "@tanstack/react-query";
import { createRootRouteWithContext, Outlet, useMatches } from "@tanstack/react-router";
import { useEffect } from "react";
import { DocumentTitle } from "#features/shell/document-title.tsx";
import { wantToaster } from "#ui/toast.tsx";

/**
 * Pages that load what shows toasts when there is one, since every byte before their first figures counts.
 * A workbench asks for it itself, after its figures.
 */
const LIGHT_PAGES = /^\/_anonymous\/(?:login\/$|view_report)|_workbench/;

export const Route = createRootRouteWithContext<{ queryClient: QueryClient }>()({
  component: Root,
});

function Root() {
  const isLater = useMatches({
    select: (matches) => matches.some(({ routeId }) => LIGHT_PAGES.test(routeId)),
  });
  useEffect(() => {
    if (!isLater) wantToaster();
  }, [isLater]);

  return (
    <>
      <DocumentTitle />
      <Outlet />
    </>
  );
}
