import { lazy, type ReactElement, Suspense, useState } from "react";
import type { OpenReport } from "#features/reports/report-queries.ts";
import { useSaveTemplate } from "#features/reports/template-queries.ts";
import { loadPart } from "#lib/load-part.ts";
import { toast } from "#ui/toast.tsx";
import type { ReportDesk } from "./open-report-desk.ts";

const TemplateNameDialog = lazy(async () => {
  const { TemplateNameDialog } = await loadPart(
    () => import("#features/reports/template-name-dialog.tsx"),
  );
  return { default: TemplateNameDialog };
});

type SavingTemplateProps = {
  report: OpenReport;
  desk: ReportDesk;
  children: (save: () => void) => ReactElement;
};

/** What is typed is saved first: a template is made of what was saved. */
export function SavingTemplate({ report, desk, children }: SavingTemplateProps) {
  const [isNaming, setIsNaming] = useState(false);
  const save = useSaveTemplate();
  async function name() {
    if (await desk.flush()) setIsNaming(true);
    else toast.error("No template was saved: your last changes are not saved yet.");
  }
  return (
    <>
      {children(() => void name())}
      {isNaming && (
        <Suspense>
          <TemplateNameDialog
            title="Save as template"
            hint="Pages, blocks, words with their bindings and sliders, for other models of your team. Figures are read anew from each."
            name={desk.state().document.title}
            action="Save template"
            done={(saved) => `Template ${saved} saved`}
            onSave={(typed) => save.mutateAsync({ id: report.id, name: typed })}
            onClose={() => setIsNaming(false)}
          />
        </Suspense>
      )}
    </>
  );
}
