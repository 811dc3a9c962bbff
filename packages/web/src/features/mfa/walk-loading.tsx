import { Skeleton, SkeletonText } from "#ui/skeleton.tsx";
import { Waiting } from "#ui/waiting.tsx";

/** The beginning of a walk: what to do, and what to do it with. */
export function WalkLoading() {
  return (
    <Waiting>
      <div className="grid gap-5">
        <SkeletonText lines={3} />
        <Skeleton className="size-44" />
      </div>
    </Waiting>
  );
}
