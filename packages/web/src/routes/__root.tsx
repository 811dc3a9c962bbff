import type { QueryClient } from "@tanstack/react-query";
import { createRootRouteWithContext, Outlet, useMatch } from "@tanstack/react-router";
import { useEffect } from "react";
import { DocumentTitle } from "#features/shell/document-title.tsx";
import { wantToaster } from "#ui/toast.tsx";

const WORKBENCH = "/_authenticated/_app/models/$modelId/_workbench";

export const Route = createRootRouteWithContext<{ queryClient: QueryClient }>()({
  component: Root,
});

function Root() {
  const signIn = useMatch({ from: "/_anonymous/login/", shouldThrow: false });
  const workbench = useMatch({ from: WORKBENCH, shouldThrow: false });
  const report = useMatch({ from: "/_anonymous/view_report/$webReportId", shouldThrow: false });
  // A workbench asks for it itself, after its figures; a report has hardly anything to tell.
  const isLater = [signIn, workbench, report].some((match) => match !== undefined);
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
