import type { Model } from "@app/contract/models";
import { Link, linkOptions } from "@tanstack/react-router";
import { ChevronLeft } from "lucide-react";
import type { ReactNode } from "react";
import { addressOf } from "#lib/addresses.ts";
import { UndoButtons } from "#model/undo-buttons.tsx";
import { TabLinks } from "#ui/tabs.tsx";
import { PHONE, useMedia } from "#ui/use-media.ts";
import { CheckState } from "./check-state.tsx";
import type { Desk } from "./desk/desk.ts";
import { SavedState } from "./desk/saved-state.tsx";
import { useHold } from "./desk/use-hold.ts";
import { MODEL_TABS, type ModelTab } from "./model-tabs.ts";
import { CaseSwitch } from "./workbench/case-switch.tsx";
import { ExcelMenu } from "./workbook/excel-menu.tsx";

type ModelHeaderProps = {
  model: Model;
  /** None for what is opened from a menu. */
  tab: ModelTab | undefined;
  /** What is worked on, once it is open. */
  desk: Desk | undefined;
  /** Whether the part that is showing is worked in: it has cases, and what is done can be undone. */
  isDesk: boolean;
  scenario: string | undefined;
  onScenario: (scenario: string | undefined) => void;
  /** What can be done with the model, beside its name. */
  menu: ReactNode;
  /** Who is here. */
  people: ReactNode;
};

/** Whose model it is, how it stands, its parts and its cases. A phone shows the same in two lines. */
export function ModelHeader({ model, tab, desk, isDesk, ...props }: ModelHeaderProps) {
  const isPhone = useMedia(PHONE);
  const isInRow = isPhone && tab !== undefined && WITH_SWITCHES.includes(tab);
  return (
    <header className="flex-none border-b border-border px-5 pt-3 phone:px-4 phone:pt-1 print:hidden">
      <div className="flex min-h-8.5 items-center gap-x-4 phone:min-h-13 phone:gap-x-1">
        <Link
          {...ownerOf(model)}
          aria-label={`Back to ${model.clientName ?? "models"}`}
          className="-ml-3 hidden size-11 flex-none place-items-center text-text-2 phone:grid"
        >
          <ChevronLeft />
        </Link>
        <div className="flex min-w-0 items-center gap-x-4 phone:block phone:grow">
          <div className="flex min-w-0 items-center gap-2">
            <Link {...ownerOf(model)} className="truncate text-text-2 phone:hidden">
              {model.clientName ?? "Models"}
            </Link>
            <span aria-hidden="true" className="text-text-3 phone:hidden">
              /
            </span>
            <h1 className="truncate font-semibold">{model.modelName}</h1>
            <span className="-ml-1 shrink-0">{props.menu}</span>
          </div>
          <div className="flex min-w-0 gap-2">
            <Link {...ownerOf(model)} className="hidden truncate text-xs text-text-2 phone:block">
              {model.clientName}
            </Link>
            <SavedState model={model} desk={desk} />
          </div>
        </div>
        <span className="grow phone:hidden" />
        <span className="phone:hidden">{props.people}</span>
        {desk && isDesk && <DeskUndo desk={desk} model={model} />}
        <ExcelMenu modelId={model.id} desk={desk} />
        <CheckState
          modelId={model.id}
          saved={model.figures.checks}
          document={desk?.document}
          scenario={props.scenario}
        />
      </div>
      <div className="flex items-center gap-x-4 phone:block">
        <TabLinks
          label="Parts of the model"
          className="-mx-2.5 h-11"
          tabs={MODEL_TABS}
          active={tab}
          renderLink={(key, link) => (
            <Link
              to={MODEL_TABS.find((each) => each.key === key)?.to ?? "/models/$modelId"}
              params={{ modelId: model.id }}
              activeOptions={{ exact: true, includeSearch: false }}
              {...link}
            />
          )}
        />
        <span className="grow phone:hidden" />
        {desk && isDesk && !isInRow && (
          <div className="flex phone:py-2">
            <CaseSwitch
              document={desk.document}
              value={props.scenario}
              onChange={props.onScenario}
            />
          </div>
        )}
      </div>
    </header>
  );
}

/** What has a row of switches: on a phone the cases are the first of them. */
const WITH_SWITCHES: readonly ModelTab[] = ["drivers", "statements", "checks"];

function DeskUndo({ desk, model }: { desk: Desk; model: Model }) {
  return useHold(desk, model) ? null : <UndoButtons document={desk.document} />;
}

/** Where the model stands among others. */
function ownerOf({ clientId }: Model) {
  return clientId === null
    ? linkOptions({ to: "/models" })
    : addressOf({ kind: "client", id: clientId });
}
