import { Skeleton } from "#ui/skeleton.tsx";

/** In view only when the beginning of a walk takes longer than 500 ms. */
export function WalkLoading() {
  return (
    <div role="status" className="[animation:fade_var(--t-slow)_500ms_both]">
      <span className="sr-only">Loading</span>
      <Skeleton className="h-72" />
    </div>
  );
}
