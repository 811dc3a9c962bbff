import { modelDraft } from "@app/contract/model-draft";
import { WORKBOOK_BYTES_MAX } from "@app/contract/model-workbook";
import { formatFileSize } from "#lib/format.ts";
import { Button } from "#ui/button.tsx";
import { Card } from "#ui/card.tsx";
import { Changes } from "#ui/changes.tsx";
import { FileDrop } from "#ui/file-drop.tsx";
import { FormError, useServerForm } from "#ui/form.tsx";
import { FormGuard } from "#ui/form-guard.tsx";
import { Notice } from "#ui/notice.tsx";
import { useSubmit } from "#ui/use-submit.ts";
import { NameAndClient } from "./name-and-client.tsx";
import { COLUMNS } from "./new-model-columns.tsx";
import type { NewModelSearch } from "./new-model-search.ts";
import { usePresetClient } from "./use-preset-client.ts";
import { WorkbookFindings } from "./workbook-findings.tsx";
import { type Findings, useCheckWorkbook, useCreateFromWorkbook } from "./workbook-queries.ts";

type WorkbookWayProps = {
  search: NewModelSearch;
  onCreated: (modelId: number) => Promise<void>;
};

/** A workbook that was downloaded here and may have been changed in Excel: what it holds, then the model. */
export function WorkbookWay({ search, onCreated }: WorkbookWayProps) {
  const check = useCheckWorkbook();
  const found =
    check.data && check.variables ? { file: check.variables, findings: check.data } : undefined;
  return (
    <div className={found ? COLUMNS : "grid max-w-140 gap-4"}>
      <div className="grid gap-4">
        <Changes tellsWhy>
          <FileDrop
            label={
              found
                ? "Choose another workbook or drop it here"
                : "Choose a workbook or drop it here"
            }
            hint={`An .xlsx file that was downloaded from a model, up to ${formatFileSize(WORKBOOK_BYTES_MAX)}`}
            accept=".xlsx"
            isPending={check.isPending}
            onFiles={([file]) => file && check.mutate(file)}
          />
        </Changes>
        {check.error && <Notice tone="negative">{check.error.message}</Notice>}
        {found && <WorkbookFindings fileName={found.file.name} findings={found.findings} />}
        {!found && !check.isPending && <HowItWorks />}
      </div>
      {found && <WorkbookForm key={check.submittedAt} {...{ ...found, search, onCreated }} />}
    </div>
  );
}

function HowItWorks() {
  return (
    <p className="text-text-2">
      Download a model&rsquo;s workbook from its menu in the list, change blue figures in Excel, and
      bring it here. What you changed becomes a scenario of the new model; everything else stays as
      it was.
    </p>
  );
}

type WorkbookFormProps = WorkbookWayProps & { file: File; findings: Findings };

function WorkbookForm({ file, findings, search, onCreated }: WorkbookFormProps) {
  const { modelName, refusalCount } = findings;
  const form = useServerForm(modelDraft, { modelName, clientId: null });
  const create = useCreateFromWorkbook();
  const submit = useSubmit(
    form,
    ({ clientId, ...draft }) =>
      create.mutateAsync({ ...draft, file, refusalCount, ...(clientId !== null && { clientId }) }),
    { onSaved: ({ id }) => onCreated(id) },
  );
  usePresetClient(search.client, ({ id }) => form.resetField("clientId", { defaultValue: id }));
  const { errors, isSubmitting } = form.formState;

  return (
    <Card className="sticky top-6 max-[1100px]:static">
      <form noValidate onSubmit={submit} className="grid gap-3.5 p-4.5">
        <NameAndClient form={form} />
        <FormGuard form={form} />
        <FormError errors={errors} />
        <Changes tellsWhy>
          <Button type="submit" variant="primary" size="lg" isPending={isSubmitting}>
            {refusalCount > 0 ? "Create without what cannot be taken" : "Create model"}
          </Button>
        </Changes>
      </form>
    </Card>
  );
}
