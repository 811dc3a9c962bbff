import { lazy, Suspense } from "react";
import { loadPart } from "#lib/load-part.ts";

const LinkAgain = lazy(async () => {
  const { LinkAgain } = await loadPart(() => import("./link-again.tsx"));
  return { default: LinkAgain };
});

/** One answer, whatever was wrong with the link: nobody learns which reports there are. */
export function ReportNotFound({ id }: { id: number }) {
  return (
    <main className="mx-auto grid min-h-[70dvh] max-w-[30rem] content-center gap-3 px-8 py-12 phone:px-5">
      <title>Report not found</title>
      <h1 className="text-2xl font-semibold tracking-tight">Report not found.</h1>
      <p className="text-md text-text-2">
        The link may have ended, or part of it is missing. If the report was shared with your e-mail
        address, have a new link sent there; otherwise ask whoever sent you this one.
      </p>
      {Number.isSafeInteger(id) && (
        <Suspense>
          <LinkAgain id={id} />
        </Suspense>
      )}
    </main>
  );
}
