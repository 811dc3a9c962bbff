import { Link } from "@tanstack/react-router";
import { Copy, Layers, type LucideIcon, Plus, Upload } from "lucide-react";
import { lazy, type ReactNode } from "react";
import { loadPart } from "#lib/load-part.ts";
import { buttonClass } from "#ui/button.tsx";
import { Page } from "#ui/page.tsx";
import { Part } from "#ui/part.tsx";
import { Loading } from "#ui/waiting.tsx";
import { CopyWay } from "./copy-way.tsx";
import { ModelsCrumb } from "./models-crumb.tsx";
import { ColumnsShape } from "./new-model-columns.tsx";
import { type NewModelSearch, newModelSearch, WAYS, type Way } from "./new-model-search.ts";
import { StarterWay } from "./starter-way.tsx";

type NewModelPageProps = {
  search: NewModelSearch;
  onCreated: (modelId: number) => Promise<void>;
};

/** Ways in on top, what to begin with at the left, and the form always in view at the right. */
export function NewModelPage({ search, onCreated }: NewModelPageProps) {
  return (
    <NewModelFrame search={search}>
      <Part key={search.way} fallback={<ColumnsShape />}>
        <ChosenWay {...{ search, onCreated }} />
      </Part>
    </NewModelFrame>
  );
}

function ChosenWay({ search, onCreated }: NewModelPageProps) {
  switch (search.way) {
    case "copy":
      return <CopyWay key={search.model} {...{ search, onCreated }} />;
    case "workbook":
      return <WorkbookWay {...{ search, onCreated }} />;
    default:
      return <StarterWay isBlank={search.way === "blank"} {...{ search, onCreated }} />;
  }
}

/** Few come with a file. */
const WorkbookWay = lazy(async () => {
  const { WorkbookWay } = await loadPart(() => import("./workbook-way.tsx"));
  return { default: WorkbookWay };
});

/** The page to come, in the usual way. */
export function NewModelSkeleton() {
  return (
    <NewModelFrame search={newModelSearch.parse({})}>
      <Loading>
        <ColumnsShape />
      </Loading>
    </NewModelFrame>
  );
}

type NewModelFrameProps = { search: NewModelSearch; children: ReactNode };

function NewModelFrame({ search, children }: NewModelFrameProps) {
  return (
    <Page
      breadcrumb={<ModelsCrumb here="New model" />}
      title="New model"
      actions={
        <Link to="/models/example" className={buttonClass("secondary", "md")}>
          Example models
        </Link>
      }
    >
      <Ways search={search} />
      {children}
    </Page>
  );
}

const WAY_WORDS: Record<Way, { name: string; note: string; icon: LucideIcon }> = {
  starter: { name: "Starter", note: "Finished shapes of a business", icon: Layers },
  copy: { name: "Copy a model", note: "Or a budget beside a forecast", icon: Copy },
  workbook: { name: "From a workbook", note: "An Excel file of a model", icon: Upload },
  blank: { name: "Blank", note: "Three-way, all at zero", icon: Plus },
};

function Ways({ search }: { search: NewModelSearch }) {
  return (
    <nav aria-label="Ways to begin" className="mb-4">
      <ul className="grid grid-cols-4 overflow-hidden rounded-lg border border-border bg-surface shadow-xs phone:grid-cols-1">
        {WAYS.map((way) => (
          <li
            key={way}
            className="not-first:border-l not-first:border-border phone:not-first:border-t phone:not-first:border-l-0"
          >
            <WayLink way={way} search={search} />
          </li>
        ))}
      </ul>
    </nav>
  );
}

function WayLink({ way, search }: { way: Way; search: NewModelSearch }) {
  const { name, note, icon: Icon } = WAY_WORDS[way];
  return (
    <Link
      to="/models/new"
      // The chosen one leads to where one is, with the model to copy.
      search={way === search.way ? search : { way, client: search.client }}
      // What is left out of the address counts as well.
      activeOptions={{ exact: true }}
      className={WAY}
    >
      <Icon className="text-text-3" />
      <span>
        <span className="block font-medium text-text">{name}</span>
        <span className="block text-xs text-text-3">{note}</span>
      </span>
    </Link>
  );
}

const WAY =
  "relative flex h-full items-center gap-3 px-4 py-3 hover:bg-surface-hover hover:no-underline focus-visible:-outline-offset-2 " +
  "aria-[current=page]:after:absolute aria-[current=page]:after:inset-x-0 aria-[current=page]:after:bottom-0 " +
  "aria-[current=page]:after:h-0.5 aria-[current=page]:after:bg-accent aria-[current=page]:[&>svg]:text-accent-text";
