import { Page } from "#ui/page.tsx";
import { Badges, Buttons } from "./kit-actions.tsx";
import { ChartKinds } from "./kit-chart-kinds.tsx";
import { CashChart, ScenarioChart, Stats } from "./kit-charts.tsx";
import { Choices, Fields, FigureFields } from "./kit-fields.tsx";
import { FormSample } from "./kit-form.tsx";
import { Colours, TypeSizes } from "./kit-foundations.tsx";
import { ListSample } from "./kit-list.tsx";
import { Dialogs, Toasts } from "./kit-overlays.tsx";
import { StatementSample } from "./kit-statement.tsx";
import { EmptyStates, Files, Loading, Notices } from "./kit-states.tsx";
import { BothThemes } from "./kit-themes.tsx";

/** Every component of the kit, in every state a person can meet. */
export function KitPage() {
  return (
    <main className="mx-auto max-w-[80rem]">
      <Page title="Components" description="Every part of the interface, in every state.">
        <div className="grid grid-cols-12 gap-4">
          <Colours />
          <TypeSizes />
          <Buttons />
          <Badges />
          <Fields />
          <FigureFields />
          <Choices />
          <ListSample />
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
          <Dialogs />
          <Toasts />
          <EmptyStates />
          <Loading />
          <Files />
          <BothThemes />
          <ChartKinds />
        </div>
      </Page>
    </main>
  );
}
