import type { ReactNode } from "react";
import { Page } from "#ui/page.tsx";
import { Badges, Buttons } from "./kit-actions.tsx";
import { ChartKinds } from "./kit-chart-kinds.tsx";
import { CashChart, ScenarioChart, Stats } from "./kit-charts.tsx";
import { Comboboxes, Filters } from "./kit-choosing.tsx";
import { Choices, Fields, FigureFields } from "./kit-fields.tsx";
import { FormSample } from "./kit-form.tsx";
import { Formulas } from "./kit-formula.tsx";
import { Colours, TypeSizes } from "./kit-foundations.tsx";
import { ListSample } from "./kit-list.tsx";
import { LongList } from "./kit-long-table.tsx";
import { Dialogs, Toasts } from "./kit-overlays.tsx";
import { Panels, Panes } from "./kit-panels.tsx";
import { StatementSample } from "./kit-statement.tsx";
import { EmptyStates, Files, LoadingStates, Notices } from "./kit-states.tsx";
import { BothThemes } from "./kit-themes.tsx";
import { Jobs, Order } from "./kit-work.tsx";

/** Every component of the kit, in every state a person can meet. */
export function KitPage({ links }: { links: ReactNode }) {
  return (
    <main className="mx-auto max-w-[80rem]">
      <Page
        title="Components"
        description="Every part of the interface, in every state."
        actions={links}
      >
        <div className="grid grid-cols-12 gap-4">
          <Colours />
          <TypeSizes />
          <Buttons />
          <Badges />
          <Fields />
          <FigureFields />
          <Choices />
          <Comboboxes />
          <Filters />
          <ListSample />
          <LongList />
          <Stats />
          <div className="col-span-6 max-lg:col-span-12">
            <CashChart title="Closing cash" />
          </div>
          <div className="col-span-6 max-lg:col-span-12">
            <ScenarioChart />
          </div>
          <StatementSample />
          <div className="col-span-5 grid content-start gap-4 max-lg:col-span-12">
            <FormSample />
            <Notices />
          </div>
          <Formulas />
          <Panels />
          <Panes />
          <Order />
          <Jobs />
          <Dialogs />
          <Toasts />
          <EmptyStates />
          <LoadingStates />
          <Files />
          <BothThemes />
          <ChartKinds />
        </div>
      </Page>
    </main>
  );
}
