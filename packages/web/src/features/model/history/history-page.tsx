import { ACCESS_LEVELS } from "@app/contract/access-level";
import { listModelVersions } from "@app/contract/model-versions";
import { useSuspenseQuery } from "@tanstack/react-query";
import { Link } from "@tanstack/react-router";
import { lazy, Suspense, useRef, useState } from "react";
import { openedModel } from "#features/model/model-queries.ts";
import { loadPart } from "#lib/load-part.ts";
import { useMayChange } from "#ui/changes.tsx";
import { EmptyState } from "#ui/empty-state.tsx";
import { Stack } from "#ui/page.tsx";
import { Part } from "#ui/part.tsx";
import { PHONE_FOOT_TARGET, PhoneFoot } from "#ui/phone-foot.tsx";
import { SkeletonCard, SkeletonRows } from "#ui/skeleton.tsx";
import { usePages } from "#ui/use-pages.ts";
import { Waiting } from "#ui/waiting.tsx";
import { comparedPair, repicked } from "./compared-pair.ts";
import { ComparisonPart } from "./comparison-part.tsx";
import { versionsPage } from "./history-queries.ts";
import type { HistorySearch } from "./history-search.ts";
import { HistoryViews } from "./history-views.tsx";
import { RestoreCard } from "./restore-card.tsx";
import { useFollowVersions } from "./use-follow-versions.ts";
import { VersionsCard } from "./versions-card.tsx";

const NameVersionDialog = lazy(async () => {
  const { NameVersionDialog } = await loadPart(() => import("./name-version-dialog.tsx"));
  return { default: NameVersionDialog };
});

type HistoryPageProps = {
  id: number;
  search: HistorySearch;
  onChange: (change: Partial<HistorySearch>) => void;
};

/** The versions of a model, and what lies between any two of them. */
export function HistoryPage({ id, search, onChange }: HistoryPageProps) {
  const { data: model } = useSuspenseQuery(openedModel(id));
  const { data, onScreen, pager } = usePages(search.page, (rows) =>
    versionsPage(id, search.page, rows),
  );
  useFollowVersions(model, listModelVersions);
  const [naming, setNaming] = useState<{ version: number; label: string | null }>();
  const changed = useRef<HTMLDivElement>(null);
  const isStandard = model.registeredModelAccessMode >= ACCESS_LEVELS.STANDARD;
  const mayChange = useMayChange() && model.isActive && isStandard;
  if (!data || !onScreen) return <HistoryShape />;
  const pair = comparedPair(search, onScreen.items);
  return (
    <div className="grid grid-cols-[24rem_minmax(0,1fr)] items-start gap-4 max-[1100px]:grid-cols-1">
      <div className="col-span-full">
        <HistoryViews id={id} view="versions" />
      </div>
      <div>
        <VersionsCard
          model={model}
          from={pair?.from}
          to={pair?.to}
          rows={data.items}
          pager={pager}
          onPick={(version) => pair && onChange(repicked(pair, version))}
          onName={mayChange ? setNaming : undefined}
          pageLink={(page, link) => (
            <Link
              to="/models/$modelId/history"
              params={{ modelId: id }}
              search={{ ...search, page }}
              {...link}
            />
          )}
        />
        {pair && (
          <PhoneFoot
            text={`Version ${pair.from} to ${pair.to}`}
            label="Show what changed"
            target={changed}
          />
        )}
      </div>
      <div ref={changed} tabIndex={-1} className={`min-w-0 ${PHONE_FOOT_TARGET}`}>
        <Stack>
          <Compared id={id} pair={pair} currency={model.figures.currency} />
          {pair && pair.from < model.documentVersion && (
            <RestoreCard model={model} version={pair.from} mayRestore={mayChange} />
          )}
        </Stack>
      </div>
      {naming && (
        <Suspense>
          <NameVersionDialog id={id} {...naming} onClose={() => setNaming(undefined)} />
        </Suspense>
      )}
    </div>
  );
}

type ComparedProps = {
  id: number;
  pair: { from: number; to: number } | undefined;
  currency: string;
};

function Compared({ id, pair, currency }: ComparedProps) {
  if (!pair) {
    return (
      <EmptyState
        title="One version so far"
        text="Every save is a version. Once there are two, what lies between them is told here in money."
      />
    );
  }
  const { from, to } = pair;
  if (from === to) {
    return (
      <EmptyState
        title={`Version ${to} beside itself`}
        text="They are the same version, so nothing lies between them. Pick another one in the list."
      />
    );
  }
  return (
    <Part fallback={<ComparisonShape />} key={`${from} ${to}`}>
      <ComparisonPart {...{ id, from, to, currency }} />
    </Part>
  );
}

function HistoryShape() {
  return (
    <Waiting>
      <SkeletonCard hasNote>
        <SkeletonRows count={6} />
      </SkeletonCard>
    </Waiting>
  );
}

function ComparisonShape() {
  return (
    <SkeletonCard hasNote>
      <div className="h-72" />
    </SkeletonCard>
  );
}
