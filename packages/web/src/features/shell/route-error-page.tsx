import { CancelledError } from "@tanstack/react-query";
import { type ErrorComponentProps, Link, useRouter } from "@tanstack/react-router";
import { useEffect } from "react";
import { ApiError } from "#lib/api.ts";
import { isPreloadError } from "#lib/preload-error.ts";
import { useAskedAgain } from "#lib/use-connection.ts";
import { Button } from "#ui/button.tsx";
import { toast } from "#ui/toast.tsx";
import { isAccessDenied } from "./access-denied.ts";
import { MessagePage } from "./message-page.tsx";
import { NotLoadedPage } from "./not-loaded-page.tsx";
import { reportOnce } from "./report-once.ts";

/** Something other than an error was thrown, so there is nothing to quote. */
const UNKNOWN = new Error();

/** What stands where a page failed. */
export function RouteErrorPage({ error }: ErrorComponentProps) {
  const router = useRouter();
  const known = error instanceof Error ? error : UNKNOWN;
  const cause = causeOf(known);
  useAskedAgain(cause, () => router.invalidate());
  if (cause instanceof CancelledError) return <NotWaitedFor />;
  const hadNoAnswer = cause instanceof ApiError && cause.isNoAnswer;
  if (isPreloadError(known) || hadNoAnswer) return <NotLoadedPage />;
  return <ReportedError error={known} />;
}

/** Whoever asked first has left, and took along what this page was waiting for: it is asked for anew. */
function NotWaitedFor() {
  const router = useRouter();
  useEffect(() => void router.invalidate(), [router]);
  return null;
}

function causeOf(error: Error): Error {
  return error.cause instanceof Error ? causeOf(error.cause) : error;
}

function ReportedError({ error }: { error: Error }) {
  useEffect(() => reportOnce(error, (message) => toast.error(message)), [error]);
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
