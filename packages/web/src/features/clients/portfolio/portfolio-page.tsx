import { Download } from "lucide-react";
import { ClientViews } from "#features/clients/client-views.tsx";
import { ShockActions } from "#features/clients/shock/shock-actions.tsx";
import { ShockList } from "#features/clients/shock/shock-list.tsx";
import { ShockPart } from "#features/clients/shock/shock-part.tsx";
import { hasOutcome, useShockRun } from "#features/clients/shock/shock-queries.ts";
import { Button } from "#ui/button.tsx";
import { Page, Stack } from "#ui/page.tsx";
import { Part } from "#ui/part.tsx";
import { Skeleton } from "#ui/skeleton.tsx";
import { Loading } from "#ui/waiting.tsx";
import type { PortfolioListProps } from "./portfolio-frame.tsx";
import { ListShape, PortfolioList } from "./portfolio-list.tsx";
import { PortfolioOutlook } from "./portfolio-outlook.tsx";
import { portfolioFileUrl } from "./portfolio-queries.ts";

/** What all forecasts come to, side by side: as they were saved last, and under a shock that somebody tries. */
export function PortfolioPage({ search, onChange }: PortfolioListProps) {
  const { data: run } = useShockRun();
  const shown = hasOutcome(run) ? run : null;
  return (
    <Page
      title="Portfolio"
      description={`Every forecast that is worked on, in its base case${shown ? " and under the shock" : ", as it was saved last"}.`}
      breadcrumb={<ClientViews active="portfolio" />}
      actions={
        shown ? (
          <ShockActions run={shown} search={search} />
        ) : (
          <Button asChild icon={<Download />}>
            <a href={portfolioFileUrl(search)} download>
              Download CSV
            </a>
          </Button>
        )
      }
    >
      <Stack gap="lg">
        <Part fallback={null}>{run !== undefined && <ShockPart run={run} />}</Part>
        {!shown && (
          <Part fallback={null}>
            <PortfolioOutlook />
          </Part>
        )}
        <Part key={shown ? "shock" : "saved"} fallback={<ListShape />}>
          {shown ? (
            <ShockList run={shown} {...{ search, onChange }} />
          ) : (
            <PortfolioList {...{ search, onChange }} />
          )}
        </Part>
      </Stack>
    </Page>
  );
}

export function PortfolioSkeleton() {
  return (
    <Page title="Portfolio">
      <Loading>
        <Stack gap="lg">
          <Skeleton className="h-50 w-full rounded-lg" />
          <ListShape />
        </Stack>
      </Loading>
    </Page>
  );
}
