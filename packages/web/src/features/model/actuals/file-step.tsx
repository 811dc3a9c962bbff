import { ACTUALS_FILE_BYTES_MAX, getActualsTemplate } from "@app/contract/model-actuals";
import { useWorkbench } from "#features/model/workbench/use-workbench.ts";
import { downloadUrl } from "#lib/api.ts";
import { formatFileSize } from "#lib/format.ts";
import { useStructure } from "#model/use-open-document.ts";
import { Button } from "#ui/button.tsx";
import { Card, CardBody, CardHeader } from "#ui/card.tsx";
import { FileDrop } from "#ui/file-drop.tsx";
import { Notice } from "#ui/notice.tsx";

type FileStepProps = {
  isPending: boolean;
  error: string | undefined;
  onFile: (file: File) => void;
};

export function FileStep({ isPending, error, onFile }: FileStepProps) {
  const { document, model } = useWorkbench();
  const { periods, timeline } = useStructure(document);
  const last = periods[timeline.actualCount - 1]?.label;
  const next = periods[timeline.actualCount]?.label;
  const template = (layout: "trial-balance" | "monthly-balances") =>
    downloadUrl(getActualsTemplate, { params: { id: model.id }, query: { layout } });
  return (
    <div className="grid max-w-180 gap-4 p-6 phone:p-4">
      <p className="text-text-2">
        {last ? `The model is actual to ${last}. ` : "No period is actual yet. "}
        {next
          ? `${next} is next. Nothing is changed before you have seen what would come of it.`
          : "There is no period left to roll forward to."}
      </p>
      {timeline.unit === "week" ? (
        <Notice tone="alert" title="A model by the week takes no file of months">
          Books are by month, and months do not say what a week was.
        </Notice>
      ) : (
        <FileDrop
          label="Choose a file or drop it here"
          hint={`A trial balance or monthly balances, .xlsx or .csv, up to ${formatFileSize(ACTUALS_FILE_BYTES_MAX)}`}
          accept=".xlsx,.csv,.txt"
          isPending={isPending}
          onFiles={([file]) => file && onFile(file)}
        />
      )}
      {error && <Notice tone="negative">{error}</Notice>}
      <Card>
        <CardHeader
          title="What can be read"
          description="As Xero, MYOB, QuickBooks and most ledgers export it, or filled into a template"
        />
        <CardBody className="grid gap-3">
          <ul className="grid list-disc gap-1 pl-5 text-text-2">
            <li>A trial balance of one month, balances or what moved in it.</li>
            <li>Accounts down and months across, balances or movements.</li>
            <li>Brackets, totals, sections and two lines of headings are understood.</li>
          </ul>
          <div className="flex flex-wrap gap-2">
            <Button asChild size="sm">
              <a href={template("trial-balance")} download>
                Template: trial balance
              </a>
            </Button>
            <Button asChild size="sm">
              <a href={template("monthly-balances")} download>
                Template: monthly balances
              </a>
            </Button>
          </div>
        </CardBody>
      </Card>
    </div>
  );
}
