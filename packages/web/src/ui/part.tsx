import { QueryErrorResetBoundary } from "@tanstack/react-query";
import { CatchBoundary } from "@tanstack/react-router";
import { type ReactNode, Suspense, useState } from "react";
import { ApiError } from "#lib/api.ts";
import { useAskedAgain, useOnceThere } from "#lib/use-connection.ts";
import { Button } from "./button.tsx";
import { Notice } from "./notice.tsx";
import { Waiting } from "./waiting.tsx";

type PartProps = {
  /** Which one did not load, where there are several. */
  name?: string;
  /** Its shape, in view while it loads for long. */
  fallback: ReactNode;
  children: ReactNode;
};

/**
 * A part of a page whose data may fail to come: it says so in its own place, the rest of the page
 * stands, and it is tried again until the server answers.
 */
export function Part({ name, fallback, children }: PartProps) {
  return (
    <QueryErrorResetBoundary>
      {({ reset }) => (
        <CatchBoundary
          getResetKey={() => "part"}
          errorComponent={(failed) => (
            <PartFailed
              name={name}
              error={failed.error}
              onRetry={() => {
                reset();
                failed.reset();
              }}
            />
          )}
        >
          <AskingAnew reset={reset}>
            <Suspense fallback={<Waiting>{fallback}</Waiting>}>{children}</Suspense>
          </AskingAnew>
        </CatchBoundary>
      )}
    </QueryErrorResetBoundary>
  );
}

/** What failed when the part was last in view is asked for again, not told as if it had been. */
function AskingAnew({ reset, children }: { reset: () => void; children: ReactNode }) {
  useState(reset);
  return children;
}

type PartFailedProps = { name: string | undefined; error: unknown; onRetry: () => void };

function PartFailed({ name, error, onRetry }: PartFailedProps) {
  useOnceThere(onRetry);
  useAskedAgain(error, onRetry);
  const message = error instanceof Error ? error.message : "";
  // Asked again, it would be answered the same.
  if (error instanceof ApiError && error.isRefusal)
    return <Notice tone="negative">{message}</Notice>;
  return (
    <Notice
      tone="alert"
      title={`${name ? `“${name}”` : "This part"} did not load`}
      action={
        <Button size="sm" onClick={onRetry}>
          Try again
        </Button>
      }
    >
      {message}
    </Notice>
  );
}
