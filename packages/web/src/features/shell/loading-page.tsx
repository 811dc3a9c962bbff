import { Spinner } from "#ui/spinner.tsx";

export function LoadingPage() {
  return (
    <div
      role="status"
      className="flex min-h-[60dvh] items-center justify-center gap-2.5 text-md text-text-2"
    >
      <Spinner />
      Loading...
    </div>
  );
}
