import { Page } from "#ui/page.tsx";
import { Skeleton, SkeletonList } from "#ui/skeleton.tsx";
import { Loading } from "#ui/waiting.tsx";

/** The page of connections to come. */
export function ConnectionsSkeleton() {
  return (
    <Page
      title="Connections"
      description={READ_ONLY}
      actions={<Skeleton className="h-8.5 w-38 rounded-md phone:h-10.5" />}
    >
      <Loading>
        <ListShape />
      </Loading>
    </Page>
  );
}

export const READ_ONLY = "Ledgers are read every night and never written to.";

export function ListShape() {
  return (
    <SkeletonList
      hasPictures
      tools={
        <div className="flex flex-wrap items-center justify-between gap-2 px-3 py-1 phone:py-3">
          <Skeleton className="h-4 w-32" />
          <Skeleton className="h-8.5 w-60 rounded-md phone:h-10.5 phone:w-full" />
        </div>
      }
    />
  );
}
