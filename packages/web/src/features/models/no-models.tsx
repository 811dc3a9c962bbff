import { Link } from "@tanstack/react-router";
import { Plus } from "lucide-react";
import type { ReactNode } from "react";
import { Button, buttonClass } from "#ui/button.tsx";
import { Changes } from "#ui/changes.tsx";
import { EmptyState } from "#ui/empty-state.tsx";
import type { ModelSearch } from "./model-search.ts";

type NoModelsProps = {
  search: ModelSearch;
  onChange: (change: Partial<ModelSearch>) => void;
  total: number;
};

/** Nothing to list: past the last page, because nothing fits, or because there is nothing yet. */
export function NoModels({ search, onChange, total }: NoModelsProps) {
  if (total > 0) {
    return (
      <NothingHere title="No models on this page" text="The list is shorter than that.">
        <Button onClick={() => onChange({ page: 1 })}>Go to the first page</Button>
      </NothingHere>
    );
  }
  if (search.search) {
    return (
      <NothingHere title="No model fits" text={`Nothing here matches “${search.search}”.`}>
        <Button onClick={() => onChange({ search: "", page: 1 })}>Clear the search</Button>
      </NothingHere>
    );
  }
  if (search.checks) {
    return (
      <NothingHere title="No model fits" text="None of these models has such checks.">
        <Button onClick={() => onChange({ checks: undefined, page: 1 })}>Show all checks</Button>
      </NothingHere>
    );
  }
  return <NothingYet filter={search.filter ?? "Team"} />;
}

function NothingYet({ filter }: { filter: NonNullable<ModelSearch["filter"]> }) {
  switch (filter) {
    case "Team":
      return (
        <NothingHere
          title="No models yet"
          text="Choose a starter model that is close to the business and make it your own."
        >
          <Changes>
            <Link to="/models/new" className={buttonClass("primary", "md")}>
              <Plus /> New model
            </Link>
          </Changes>
        </NothingHere>
      );
    case "Education":
      return (
        <NothingHere
          title="No education models yet"
          text="Open a finished company to learn from. It is free."
        >
          <Link to="/models/example" className={buttonClass("primary", "md")}>
            Look at the examples
          </Link>
        </NothingHere>
      );
    case "Shared":
      return (
        <NothingHere
          title="Nothing is shared with you"
          text="Models that another team lets you open are listed here."
        >
          <TeamModelsLink />
        </NothingHere>
      );
    case "Inactive":
      return (
        <NothingHere title="No inactive models" text="Models you cancel are kept here.">
          <TeamModelsLink />
        </NothingHere>
      );
  }
}

function TeamModelsLink() {
  return (
    <Link to="/models" search={{ filter: "Team" }} className={buttonClass("secondary", "md")}>
      Show the team's models
    </Link>
  );
}

type NothingHereProps = { title: string; text: string; children: ReactNode };

function NothingHere({ title, text, children }: NothingHereProps) {
  return <EmptyState className="m-4" title={title} text={text} action={children} />;
}
