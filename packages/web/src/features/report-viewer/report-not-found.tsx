/** One answer, whatever was wrong with the link: nobody learns which reports there are. */
export function ReportNotFound() {
  return (
    <main className="mx-auto grid min-h-[70dvh] max-w-[30rem] content-center gap-3 px-8 py-12 phone:px-5">
      <title>Report not found</title>
      <h1 className="text-2xl font-semibold tracking-tight">Report not found.</h1>
      <p className="text-md text-text-2">
        The link may have ended, or part of it is missing. Ask whoever sent it to you for another.
      </p>
    </main>
  );
}
