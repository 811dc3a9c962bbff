import { mayManage } from "@app/contract/access-level";
import { Link } from "@tanstack/react-router";
import { Building2 } from "lucide-react";
import { CashLegend } from "#model/cash-line.tsx";
import { Button } from "#ui/button.tsx";
import { Card } from "#ui/card.tsx";
import { Changes } from "#ui/changes.tsx";
import { Pager } from "#ui/pager.tsx";
import { BulkBar } from "#ui/table-selection.tsx";
import { usePages } from "#ui/use-pages.ts";
import { useSelection } from "#ui/use-selection.ts";
import { Waiting } from "#ui/waiting.tsx";
import { hasFigures, modelPage } from "./model-queries.ts";
import type { ModelSearch } from "./model-search.ts";
import { ModelTable } from "./model-table.tsx";
import { ModelToolbar } from "./model-toolbar.tsx";
import { ListShape } from "./models-skeleton.tsx";
import { NoModels } from "./no-models.tsx";
import { useModelActions } from "./use-model-actions.tsx";

type ModelListProps = {
  search: ModelSearch;
  onChange: (change: Partial<ModelSearch>) => void;
};

export function ModelList({ search, onChange }: ModelListProps) {
  const { actions, ask, dialogs } = useModelActions();
  const { data, isPrevious, pager } = usePages(search.page, (rows) => modelPage(search, rows));
  const models = data?.items.filter(hasFigures) ?? [];
  const managed = models.filter((model) => mayManage(model.registeredModelAccessMode));
  const selection = useSelection(managed.map(({ id }) => String(id)));
  if (!data) {
    return (
      <Waiting>
        <ListShape />
      </Waiting>
    );
  }
  const ticked = managed.filter(({ id }) => selection.isSelected(String(id)));
  return (
    <Card aria-busy={isPrevious}>
      <ModelToolbar {...{ search, onChange }} filterCounts={data.filterCounts} />
      <Changes>
        <BulkBar selection={selection}>
          <Button
            size="sm"
            icon={<Building2 />}
            onClick={() => ask({ about: "client", models: ticked })}
          >
            Choose client
          </Button>
        </BulkBar>
      </Changes>
      {models.length > 0 ? (
        <ModelTable
          models={models}
          sort={search.sort}
          onSort={(sort) => onChange({ sort, page: 1 })}
          selection={selection}
          {...actions}
        />
      ) : (
        <NoModels search={search} onChange={onChange} total={data.totalItemCount} />
      )}
      <Pager
        {...pager}
        linkTo={(page, link) => <Link to="/models" search={{ ...search, page }} {...link} />}
      >
        <CashLegend />
      </Pager>
      {dialogs}
    </Card>
  );
}
