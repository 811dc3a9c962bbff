import type { ReactNode } from "react";
import { PeriodSwitch } from "#model/period-switch.tsx";
import { ScaleSwitch } from "#model/scale-switch.tsx";
import { useDocumentPart, useStructure } from "#model/use-open-document.ts";
import { PHONE, useMedia } from "#ui/use-media.ts";
import { CaseSwitch } from "./case-switch.tsx";
import { useWorkbench } from "./use-workbench.ts";

type ViewToolbarProps = {
  /** What is showing, at the left. */
  children?: ReactNode;
  /** Whatever else the part offers, at the right. */
  actions?: ReactNode;
  /** Whether amounts are shown, which are counted in something. */
  hasScale?: boolean;
  /** Whether they are shown over the stretch of time that was chosen, and not up to a period of their own. */
  hasPeriods?: boolean;
};

/**
 * By which stretch of time and in which units a part of the model is shown. One line where there is
 * room, so that figures stay where they are: in less of it switches are narrower, and in none they wrap.
 * A phone has one line, which scrolls, and begins with the case.
 */
export function ViewToolbar(props: ViewToolbarProps) {
  const { children, actions, hasScale = true, hasPeriods = true } = props;
  const { document, view, setView } = useWorkbench();
  const isPhone = useMedia(PHONE);
  const structure = useStructure(document);
  const currency = useDocumentPart(document, (state) => state.document.currency);
  return (
    <div className="@container flex-none border-b border-border bg-surface print:hidden">
      <div className={LINE}>
        {isPhone && (
          <CaseSwitch
            document={document}
            value={view.scenario}
            onChange={(scenario) => setView({ scenario })}
          />
        )}
        {children}
        <span className="grow! phone:hidden" />
        <PeriodSwitch
          timeline={structure.timeline}
          periods={structure.periods}
          hasPresets={hasPeriods}
          value={{ unit: view.unit, preset: view.periods }}
          onChange={({ unit, preset }) => setView({ unit, periods: preset })}
        />
        {hasScale && (
          <ScaleSwitch
            currency={currency}
            value={view.scale}
            onChange={(scale) => setView({ scale })}
          />
        )}
        {actions}
      </div>
    </div>
  );
}

const LINE =
  "relative flex flex-wrap items-center gap-2 px-5 py-2 *:flex-none @max-[65rem]:gap-1.5 @max-[65rem]:[&_label]:px-1.5 " +
  "phone:flex-nowrap phone:overflow-x-auto phone:px-4 phone:[scrollbar-width:none]";
