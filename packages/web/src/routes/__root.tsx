import type { QueryClient } from "@tanstack/react-query";
import { createRootRouteWithContext, Outlet, useMatch } from "@tanstack/react-router";
import { useEffect } from "react";
import { DocumentTitle } from "#features/shell/document-title.tsx";
import { wantToaster } from "#ui/toaster-slot.tsx";

export const Route = createRootRouteWithContext<{ queryClient: QueryClient }>()({
  component: Root,
});

function Root() {
  const isSignIn = useMatch({ from: "/_anonymous/login/", shouldThrow: false }) !== undefined;
  useEffect(() => {
    if (!isSignIn) wantToaster();
  }, [isSignIn]);

  return (
    <>
      <DocumentTitle />
      <Outlet />
    </>
  );
}
