import { type ErrorComponentProps, Link, useRouter } from "@tanstack/react-router";
import { useEffect } from "react";
import { isReloadingFor } from "#lib/preload-error.ts";
import { Button } from "#ui/button.tsx";
import { showToast } from "#ui/toaster-slot.tsx";
import { isAccessDenied } from "./access-denied.ts";
import { LoadingPage } from "./loading-page.tsx";
import { MessagePage } from "./message-page.tsx";
import { reportOnce } from "./report-once.ts";

/** Something other than an error was thrown, so there is nothing to quote. */
const UNKNOWN = new Error();

/** What stands where a page failed. */
export function RouteErrorPage({ error }: ErrorComponentProps) {
  const known = error instanceof Error ? error : UNKNOWN;
  if (isReloadingFor(known)) return <LoadingPage />;
  return <ReportedError error={known} />;
}

function ReportedError({ error }: { error: Error }) {
  useEffect(() => reportOnce(error, (message) => void showToast("error", message)), [error]);
  return isAccessDenied(error) ? <AccessDenied /> : <GenericError message={error.message} />;
}

function AccessDenied() {
  return (
    <MessagePage title="Access Denied">
      <p>
        You don't have access to this page.{" "}
        <Link to="/">Click here to return to the home page.</Link>
      </p>
    </MessagePage>
  );
}

function GenericError({ message }: { message: string }) {
  const router = useRouter();
  return (
    <MessagePage title="Oops! Something went wrong!">
      {message && <p>{message}</p>}
      <Button variant="primary" onClick={() => router.invalidate()}>
        Try again
      </Button>
    </MessagePage>
  );
}
