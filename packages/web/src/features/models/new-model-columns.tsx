import { Skeleton } from "#ui/skeleton.tsx";

/** What to begin with, and the form. */
export const COLUMNS =
  "grid grid-cols-[minmax(0,1fr)_21.75rem] items-start gap-4 max-[1100px]:grid-cols-[minmax(0,1fr)]";

/** Both to come. */
export function ColumnsShape() {
  return (
    <div className={COLUMNS}>
      <div className="grid grid-cols-2 gap-2.5 phone:grid-cols-1">
        {[...Array(6).keys()].map((card) => (
          <Skeleton key={card} className="h-50 rounded-lg" />
        ))}
      </div>
      <Skeleton className="h-190 rounded-lg" />
    </div>
  );
}
