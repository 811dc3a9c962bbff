import { getTrackRecord } from "@app/contract/track-record";
import { useQuery, useSuspenseQuery } from "@tanstack/react-query";
import { Link } from "@tanstack/react-router";
import { HistoryViews } from "#features/model/history/history-views.tsx";
import { useFollowVersions } from "#features/model/history/use-follow-versions.ts";
import { openedModel } from "#features/model/model-queries.ts";
import { hasNothingToShow } from "#lib/has-nothing-to-show.ts";
import { countOf } from "#model/outlook.ts";
import { Button } from "#ui/button.tsx";
import { Changes } from "#ui/changes.tsx";
import { EmptyState } from "#ui/empty-state.tsx";
import { Notice } from "#ui/notice.tsx";
import { Stack } from "#ui/page.tsx";
import { SkeletonCard, SkeletonRows } from "#ui/skeleton.tsx";
import { Segmented } from "#ui/tabs.tsx";
import { Waiting } from "#ui/waiting.tsx";
import { CashCard } from "./cash-card.tsx";
import { FindingsCard } from "./findings-card.tsx";
import { Headline } from "./headline.tsx";
import { LineCards } from "./line-cards.tsx";
import { LinesCard } from "./lines-card.tsx";
import { RollForwardsCard } from "./roll-forwards-card.tsx";
import { type TrackReport, trackRecord } from "./track-record-queries.ts";
import type { TrackRecordSearch } from "./track-record-search.ts";
import { aheadWords } from "./track-record-words.ts";

type TrackRecordPageProps = {
  id: number;
  search: TrackRecordSearch;
  onChange: (change: TrackRecordSearch) => void;
};

/** What earlier forecasts said and what came: by roll-forward, and by line over time. */
export function TrackRecordPage({ id, search, onChange }: TrackRecordPageProps) {
  const { data: model } = useSuspenseQuery(openedModel(id));
  const { data: report } = useQuery({ ...trackRecord(id), throwOnError: hasNothingToShow });
  useFollowVersions(model, getTrackRecord);
  if (!report) return <RecordShape />;
  const ahead = report.aheads.find((each) => each === search.ahead) ?? report.aheads[0];
  return (
    <Stack>
      <div className="flex flex-wrap items-end gap-x-4 gap-y-3">
        <div className="min-w-0 grow">
          <h2 className="text-lg font-semibold tracking-tight">
            What the forecast said, and what came
          </h2>
          <p className="text-text-2">{subtitleOf(report)}</p>
        </div>
        <HistoryViews id={id} view="track-record" />
        {ahead !== undefined && (
          <Segmented
            label="How far ahead"
            value={String(ahead)}
            options={report.aheads.map((each) => ({
              value: String(each),
              label: aheadWords(each, report.unit),
            }))}
            onChange={(value) => onChange({ ahead: Number(value) })}
          />
        )}
      </div>
      {report.rollForwards.length === 0 ? (
        <NothingYet id={id} />
      ) : (
        <Known {...{ id, report, ahead }} />
      )}
    </Stack>
  );
}

function subtitleOf({ rollForwards }: TrackReport) {
  const [newest, oldest] = [rollForwards[0], rollForwards.at(-1)];
  if (!newest || !oldest) return "Nothing was rolled forward yet.";
  const count = countOf(rollForwards.length, "roll-forward");
  const periods = oldest.from === newest.to ? newest.to : `${oldest.from} to ${newest.to}`;
  return `${count}, ${periods}. What came less what was forecast, base, costs negative: below zero is worse for profit.`;
}

type KnownProps = { id: number; report: TrackReport; ahead: number | undefined };

function Known({ id, report, ahead }: KnownProps) {
  if (ahead === undefined)
    return (
      <>
        <Notice tone="alert" title="No forecast can be held against what came">
          The model did not work out when it was rolled forward, or its periods are of another
          length by now.
        </Notice>
        <RollForwardsCard {...{ id, report }} />
      </>
    );
  return (
    <>
      <Headline {...{ report, ahead }} />
      <LineCards {...{ report, ahead }} />
      <div className="grid grid-cols-[minmax(0,2fr)_minmax(0,1fr)] items-start gap-4 max-[1100px]:grid-cols-1">
        <CashCard {...{ report, ahead }} />
        <FindingsCard {...{ report, ahead }} />
      </div>
      <LinesCard {...{ report, ahead }} />
      <RollForwardsCard {...{ id, report }} />
    </>
  );
}

function NothingYet({ id }: { id: number }) {
  return (
    <EmptyState
      title="Nothing to look back at yet"
      text="With each roll-forward, what the forecast had said is kept beside what came. From the first one on you see here how near it was, line by line, and which lines lean to one side."
      action={
        <Changes>
          <Button asChild>
            <Link to="/models/$modelId/actuals" params={{ modelId: id }}>
              Add actuals
            </Link>
          </Button>
        </Changes>
      }
    />
  );
}

function RecordShape() {
  return (
    <Waiting>
      <SkeletonCard hasNote>
        <SkeletonRows count={8} />
      </SkeletonCard>
    </Waiting>
  );
}
