import { Link } from "@tanstack/react-router";
import { Plus } from "lucide-react";
import { buttonClass } from "#ui/button.tsx";
import { Changes } from "#ui/changes.tsx";
import { Page } from "#ui/page.tsx";
import { Part } from "#ui/part.tsx";
import { ModelList } from "./model-list.tsx";
import { ModelOffers } from "./model-offers.tsx";
import type { ModelSearch } from "./model-search.ts";
import { ListShape } from "./models-skeleton.tsx";

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
          <Changes>
            <Link to="/models/new" className={buttonClass("primary", "md")}>
              <Plus /> New model
            </Link>
          </Changes>
        </>
      }
    >
      <ModelOffers asked={search.offer} />
      <Part fallback={<ListShape />}>
        <ModelList search={search} onChange={onChange} />
      </Part>
    </Page>
  );
}
