import { useQueryClient } from "@tanstack/react-query";
import { Link } from "@tanstack/react-router";
import { Plus, Printer } from "lucide-react";
import { Button, buttonClass } from "#ui/button.tsx";
import { Changes } from "#ui/changes.tsx";
import { Page } from "#ui/page.tsx";
import { Part } from "#ui/part.tsx";
import { usePrintAll } from "#ui/use-print-all.ts";
import { ModelList } from "./model-list.tsx";
import { ModelOffers } from "./model-offers.tsx";
import { allModels } from "./model-queries.ts";
import type { ModelSearch } from "./model-search.ts";
import { ListShape } from "./models-skeleton.tsx";
import { PrintedModels } from "./printed-models.tsx";

type ModelsPageProps = {
  search: ModelSearch;
  /** Changes what the address keeps; another filter, search or sort starts at page 1 again. */
  onChange: (change: Partial<ModelSearch>) => void;
};

export function ModelsPage({ search, onChange }: ModelsPageProps) {
  const queries = useQueryClient();
  const { printed, print } = usePrintAll(() => queries.fetchQuery(allModels(search)));
  return (
    <Page
      title="Models"
      actions={
        <>
          <Button icon={<Printer />} onClick={print} className="phone:hidden">
            Print
          </Button>
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
      {printed && <PrintedModels models={printed} />}
      <div className={printed && "print:hidden"}>
        <ModelOffers asked={search.offer} />
        <Part fallback={<ListShape />}>
          <ModelList search={search} onChange={onChange} />
        </Part>
      </div>
    </Page>
  );
}
