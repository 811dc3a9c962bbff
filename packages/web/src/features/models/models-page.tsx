import { Link } from "@tanstack/react-router";
import { Plus } from "lucide-react";
import { buttonClass } from "#ui/button.tsx";
import { Page } from "#ui/page.tsx";
import { Part } from "#ui/part.tsx";
import { ModelList } from "./model-list.tsx";
import { ModelOffers } from "./model-offers.tsx";
import type { ModelSearch } from "./model-search.ts";
import { ModelsSkeleton } from "./models-skeleton.tsx";

type ModelsPageProps = {
  search: ModelSearch;
  /** Changes what the address keeps; another filter, search or sort starts at page 1 again. */
  onChange: (change: Partial<ModelSearch>) => void;
};

export function ModelsPage({ search, onChange }: ModelsPageProps) {
  return (
    <Page
      title="Models"
      actions={
        <>
          <Link to="/models/example" className={buttonClass("secondary", "md")}>
            Example models
          </Link>
          <Link to="/models/new" className={buttonClass("primary", "md")}>
            <Plus /> New model
          </Link>
        </>
      }
    >
      <ModelOffers />
      <Part fallback={<ModelsSkeleton />}>
        <ModelList search={search} onChange={onChange} />
      </Part>
    </Page>
  );
}
