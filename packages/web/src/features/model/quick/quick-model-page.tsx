import type { ModelDocument } from "@app/engine/model/document";
import { useQuery } from "@tanstack/react-query";
import { Link } from "@tanstack/react-router";
import { type ReactNode, useMemo, useState } from "react";
import { LeaveGuard } from "#ui/leave-guard.tsx";
import { Notice } from "#ui/notice.tsx";
import { SkeletonCard, SkeletonRows } from "#ui/skeleton.tsx";
import { Stepper } from "#ui/stepper.tsx";
import { Segmented } from "#ui/tabs.tsx";
import { Waiting } from "#ui/waiting.tsx";
import { FittedView } from "./fitted-view.tsx";
import { quickModel, readConnection } from "./quick-model-queries.ts";
import { lengthsOf, type QuickModelSearch, wishesOf } from "./quick-model-search.ts";
import { type Typed, withTyped } from "./typed.ts";
import { useOpenedFit } from "./use-opened-fit.ts";

type QuickModelPageProps = {
  connectionId: number;
  search: QuickModelSearch;
  onSearch: (change: Partial<QuickModelSearch>) => void;
  onOpened: (modelId: number) => void;
};

/** The model that the books make, to be looked at and changed before it is one. */
export function QuickModelPage({ connectionId, search, onSearch, onOpened }: QuickModelPageProps) {
  const connection = useQuery(readConnection(connectionId));
  const { data, error } = useQuery({ ...quickModel(connectionId, search), gcTime: 0 });
  // Kept beside the fit, which is another one with every length and period.
  const [typed] = useState<Typed>(() => new Map());
  const lengths = lengthsOf(search.by);
  const name = connection.data?.organisation?.name ?? connection.data?.name ?? "";
  return (
    <div className="grid gap-5">
      <Stepper
        label="Steps"
        steps={STEPS}
        current={STEPS.length - 1}
        renderLink={(index, link) => (
          <Link
            to={index === 0 ? "/connections/$id" : "/connections/$id/mapping"}
            params={{ id: String(connectionId) }}
            {...link}
          />
        )}
      />
      <div className="flex flex-wrap items-end justify-between gap-x-6 gap-y-3">
        <h1 className="text-xl font-semibold tracking-tight">
          {name ? `A first forecast for ${name}` : "A first forecast"}
        </h1>
        <div className="flex flex-wrap gap-2">
          <Segmented
            label="Periods"
            options={UNITS}
            value={search.by}
            onChange={(by) => onSearch({ by })}
          />
          <Segmented
            label="How far ahead"
            options={lengths.map((each) => ({ value: String(each), label: `${each / 12} y` }))}
            value={String(wishesOf(search).forecastMonths)}
            onChange={(months) => onSearch({ months: Number(months) as 12 })}
          />
        </div>
      </div>
      {error && (
        <Notice tone="negative" title="There is no forecast yet">
          {error.message}
        </Notice>
      )}
      {data && data.problems.length > 0 && (
        <Problems connectionId={connectionId}>
          {data.problems.map(({ message }) => (
            <li key={message}>{message}</li>
          ))}
        </Problems>
      )}
      {!data && !error && <FitShape />}
      {data?.fitted && connection.data && (
        <Opened
          {...{ search, typed, onOpened }}
          fitted={data.fitted}
          connection={connection.data}
          name={name}
        />
      )}
      <LeaveGuard
        hasChanges={() => typed.size > 0}
        staysWithin={(pathname) => pathname.endsWith(`/connections/${connectionId}/quick_model`)}
      />
    </div>
  );
}

const STEPS = ["Ledger", "Accounts", "Drivers"] as const;

const UNITS = [
  { value: "month", label: "Months" },
  { value: "quarter", label: "Quarters" },
  { value: "week", label: "Weeks" },
] as const;

function Problems({ connectionId, children }: { connectionId: number; children: ReactNode }) {
  return (
    <Notice tone="alert" title="Some accounts have no place in a model yet">
      <ul className="mb-2 grid gap-1">{children}</ul>
      <Link to="/connections/$id/mapping" params={{ id: String(connectionId) }}>
        Place them
      </Link>
    </Notice>
  );
}

type OpenedProps = Omit<Parameters<typeof FittedView>[0], "open">;

function Opened(props: OpenedProps) {
  const { fitted, typed } = props;
  const document = useMemo(
    () => withTyped(fitted.document as ModelDocument, typed),
    [fitted.document, typed],
  );
  const { open, failure } = useOpenedFit(document);
  if (failure !== undefined)
    return (
      <Notice tone="negative" title="The forecast did not open">
        {failure}
      </Notice>
    );
  return open ? <FittedView {...props} open={open} /> : <FitShape />;
}

function FitShape() {
  return (
    <Waiting>
      <SkeletonCard hasNote>
        <SkeletonRows count={8} />
      </SkeletonCard>
    </Waiting>
  );
}
