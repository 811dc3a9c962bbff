import { Page } from "#ui/page.tsx";
import { Skeleton, SkeletonList } from "#ui/skeleton.tsx";
import { Loading } from "#ui/waiting.tsx";

/** The page of models to come. */
export function ModelsSkeleton() {
  const action = <Skeleton className="h-8.5 w-30 rounded-md phone:h-10.5" />;
  return (
    <Page
      title="Models"
      actions={
        <>
          {action}
          {action}
        </>
      }
    >
      <Loading>
        <ListShape />
      </Loading>
    </Page>
  );
}

/** Rows as tall as those with pictures. */
export function ListShape() {
  return (
    <SkeletonList
      hasPictures
      tools={
        <div className="flex min-h-13.5 flex-wrap items-center justify-between gap-2 px-3 phone:py-3">
          <Skeleton className="h-4 w-64" />
          <Skeleton className="h-8.5 w-95 rounded-md phone:h-10.5 phone:w-full" />
        </div>
      }
    />
  );
}
