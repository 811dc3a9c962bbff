import type { ReactNode } from "react";
import { EmptyState } from "#ui/empty-state.tsx";
import { SkeletonRows } from "#ui/skeleton.tsx";
import { Loading } from "#ui/waiting.tsx";
import { SupportList } from "./support-list.tsx";
import type { SupportSearch } from "./support-search.ts";

type SupportDeskProps = {
  search: SupportSearch;
  onChange: (change: Partial<SupportSearch>) => void;
  openId: number | undefined;
  children: ReactNode;
};

/** The list with what is open beside it; on a phone, one of the two. */
export function SupportDesk({ search, onChange, openId, children }: SupportDeskProps) {
  return (
    <div
      data-open={openId !== undefined || undefined}
      className="group/desk grid h-page grid-cols-[344px_minmax(0,1fr)] max-[1180px]:grid-cols-[300px_minmax(0,1fr)] phone:block phone:h-auto print:block print:h-auto"
    >
      <section
        aria-label="Discussions"
        className="flex min-h-0 flex-col border-r border-border phone:border-r-0 phone:group-data-open/desk:hidden print:group-data-open/desk:hidden"
      >
        <SupportList {...{ search, onChange, openId }} />
      </section>
      <div className="grid min-h-0 phone:block phone:not-group-data-open/desk:hidden print:not-group-data-open/desk:hidden">
        {children}
      </div>
    </div>
  );
}

export function NoneChosen() {
  return (
    <EmptyState
      className="m-8 self-center"
      title="Choose a discussion"
      text="What was asked and answered is shown here."
    />
  );
}

export function DiscussionSkeleton() {
  return (
    <Loading>
      <SkeletonRows count={4} hasPictures />
    </Loading>
  );
}
