import type { DataSource } from "@app/contract/data-sources";
import { useSuspenseQuery } from "@tanstack/react-query";
import { Link } from "@tanstack/react-router";
import { ChevronRight } from "lucide-react";
import { useState } from "react";
import { Badge } from "#ui/badge.tsx";
import { SearchInput } from "#ui/search-input.tsx";
import { groupSources, wayWords } from "./source-groups.ts";
import { SourceMark } from "./source-mark.tsx";
import { dataSources } from "./source-queries.ts";

/** All sources there are, also those that cannot be connected here, which say why. */
export function SourceStep() {
  const { data } = useSuspenseQuery(dataSources);
  const [typed, setTyped] = useState("");
  const groups = groupSources(data.items, typed);
  const available = data.items.filter(({ availability }) => availability === "available").length;
  return (
    <>
      <div className="mb-6 flex flex-wrap items-center justify-between gap-3">
        <SearchInput
          aria-label={`Search ${data.items.length} sources`}
          placeholder={`Search ${data.items.length} sources`}
          value={typed}
          onChange={(event) => setTyped(event.target.value)}
          className="w-105 phone:w-full"
        />
        <p className="text-text-2">
          {`${available} available here, ${data.items.length - available} not`}
        </p>
      </div>
      {groups.length === 0 && (
        <p role="status" className="text-text-2">
          {`No source is called “${typed.trim()}”. Most ledgers export a trial balance: choose the spreadsheet.`}
        </p>
      )}
      {groups.map(({ title, sources }) => (
        <section key={title} aria-label={title} className="mb-7">
          <h2 className="mb-2.5 flex items-baseline gap-2.5 text-md font-semibold">
            {title}
            <span className="text-xs font-normal text-text-3">{sources.length}</span>
          </h2>
          <ul className="grid grid-cols-3 gap-2.5 max-[1000px]:grid-cols-2 phone:grid-cols-1">
            {sources.map((source) => (
              <li key={source.id} className="grid">
                {source.availability === "available" ? (
                  <OpenSource source={source} />
                ) : (
                  <ClosedSource source={source} all={data.items} />
                )}
              </li>
            ))}
          </ul>
        </section>
      ))}
    </>
  );
}

const CARD = "relative flex items-center gap-3 rounded-lg border px-3.5 py-2.75";

function OpenSource({ source }: { source: DataSource }) {
  const isSample = source.kind === "demo" || source.kind === "sample";
  return (
    <div className={`${CARD} border-border bg-surface shadow-xs hover:bg-surface-hover`}>
      <SourceMark name={source.name} />
      <div className="min-w-0 grow">
        <Link
          to="/connections/add"
          search={(previous) => ({ ...previous, source: source.id })}
          className="stretched font-medium text-text hover:no-underline"
        >
          {source.name}
        </Link>
        <p className="text-xs text-text-2">{wayWords(source)}</p>
      </div>
      {isSample ? <Badge tone="info">Sample</Badge> : <ChevronRight className="text-text-3" />}
    </div>
  );
}

type ClosedSourceProps = { source: DataSource; all: readonly DataSource[] };

/** Says why, and offers what works in its place. */
function ClosedSource({ source, all }: ClosedSourceProps) {
  const twin = all.find(({ id }) => id === source.demoTwinId);
  const sheet = all.find(({ kind }) => kind === "spreadsheet");
  return (
    <div className={`${CARD} items-start border-dashed border-border-strong`}>
      <SourceMark name={source.name} isQuiet />
      <div className="min-w-0 grow">
        <p className="font-medium text-text-2">{source.name}</p>
        <p className="text-xs break-words text-text-2">{source.reason}</p>
        <p className="mt-1 flex flex-wrap gap-x-4 gap-y-1 text-xs">
          {twin && (
            <Link to="/connections/add" search={{ source: twin.id }}>
              Try {twin.name}
            </Link>
          )}
          {sheet && (
            <Link to="/connections/add" search={{ source: sheet.id }}>
              Use a spreadsheet<span className="sr-only"> instead of {source.name}</span>
            </Link>
          )}
        </p>
      </div>
    </div>
  );
}
