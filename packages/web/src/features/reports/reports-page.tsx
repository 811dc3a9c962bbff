import type { Model } from "@app/contract/models";
import { useSuspenseQuery } from "@tanstack/react-query";
import { Plus } from "lucide-react";
import { lazy, type ReactElement, Suspense, useState } from "react";
import { loadPart } from "#lib/load-part.ts";
import { countOf } from "#model/outlook.ts";
import { Button } from "#ui/button.tsx";
import { Card, CardHeader } from "#ui/card.tsx";
import { EmptyState } from "#ui/empty-state.tsx";
import { failureToast } from "#ui/failure-toast.ts";
import { Part } from "#ui/part.tsx";
import { SkeletonCard, SkeletonRows } from "#ui/skeleton.tsx";
import { Table, TableHead } from "#ui/table.tsx";
import { type ListedReport, modelReports, useCreateReport } from "./report-queries.ts";
import { ReportRow, STACKED_ON_PHONE } from "./report-row.tsx";
import { useMayReport } from "./use-may-report.ts";

const RenameReportDialog = lazy(async () => {
  const { RenameReportDialog } = await loadPart(() => import("./rename-report-dialog.tsx"));
  return { default: RenameReportDialog };
});

const TemplatesDialog = lazy(async () => {
  const { TemplatesDialog } = await loadPart(() => import("./templates-dialog.tsx"));
  return { default: TemplatesDialog };
});

const DeleteReportDialog = lazy(async () => {
  const { DeleteReportDialog } = await loadPart(() => import("./delete-report-dialog.tsx"));
  return { default: DeleteReportDialog };
});

export type ReportLink = (
  id: number,
  link: { className: string; children: string },
) => ReactElement;

type ReportsPageProps = {
  model: Model;
  /** Where a report is opened: only the route knows its address. */
  linkTo: ReportLink;
  onMade: (id: number) => void;
  /** Where the firm's logo and colour are set, for who may. */
  lookLink?: ReactElement | undefined;
};

/** What a model tells others: its reports, what is published of each, and who has read it. */
export function ReportsPage(props: ReportsPageProps) {
  return (
    <Part
      fallback={
        <SkeletonCard hasNote>
          <SkeletonRows count={4} />
        </SkeletonCard>
      }
    >
      <Reports {...props} />
    </Part>
  );
}

function Reports({ model, linkTo, onMade, lookLink }: ReportsPageProps) {
  const { data } = useSuspenseQuery(modelReports(model.id));
  const mayReport = useMayReport(model);
  const [asked, setAsked] = useState<Asked>();
  const make = mayReport && <MakeReport modelId={model.id} onMade={onMade} />;
  if (data.items.length === 0) return <NoReports make={make || undefined} />;
  return (
    <Card>
      <CardHeader
        title="Reports"
        description={`${countOf(data.items.length, "report")} of ${model.modelName}. Readers need no account.`}
        actions={
          <>
            {lookLink}
            {make}
          </>
        }
      />
      <Table label="Reports" className={STACKED_ON_PHONE} head={HEADS}>
        {data.items.map((report) => (
          <ReportRow
            key={report.id}
            {...{ report, linkTo }}
            onAsk={mayReport ? (what) => setAsked({ what, report }) : undefined}
          />
        ))}
      </Table>
      {asked && (
        <Suspense>
          <AskedDialog asked={asked} onClose={() => setAsked(undefined)} />
        </Suspense>
      )}
    </Card>
  );
}

type Asked = { what: "rename" | "delete"; report: ListedReport };

function AskedDialog({ asked, onClose }: { asked: Asked; onClose: () => void }) {
  const { what, report } = asked;
  return what === "rename" ? (
    <RenameReportDialog {...{ report, onClose }} />
  ) : (
    <DeleteReportDialog {...{ report, onClose }} />
  );
}

/** By one click from the model, or from what the team keeps. */
function MakeReport({ modelId, onMade }: { modelId: number; onMade: (id: number) => void }) {
  const create = useCreateReport(modelId);
  const [isChoosing, setIsChoosing] = useState(false);
  return (
    <>
      <Button onClick={() => setIsChoosing(true)}>From a template</Button>
      <Button
        variant="primary"
        icon={<Plus />}
        data-tour="report"
        isPending={create.isPending && !isChoosing}
        onClick={() =>
          create
            .mutateAsync(undefined)
            .then(({ id }) => onMade(id))
            .catch(failureToast("No report was made"))
        }
      >
        Make a report
      </Button>
      {isChoosing && (
        <Suspense>
          <TemplatesDialog
            onUse={({ id }) => create.mutateAsync(id).then((made) => onMade(made.id))}
            onClose={() => setIsChoosing(false)}
          />
        </Suspense>
      )}
    </>
  );
}

function NoReports({ make }: { make: ReactElement | undefined }) {
  return (
    <EmptyState
      title="No reports yet"
      text={
        make
          ? "One click makes one from this model: key figures, words bound to them, charts, statements and checks. Change it as you like."
          : "People with Standard User access and up make them. What they publish is read here."
      }
      action={make}
    />
  );
}

const HEADS = (
  <>
    <TableHead>Report</TableHead>
    <TableHead>Published</TableHead>
    <TableHead isNumber>Links</TableHead>
    <TableHead isNumber>Opened</TableHead>
    <TableHead isNumber>Notes</TableHead>
    <TableHead>
      <span className="sr-only">Actions</span>
    </TableHead>
  </>
);
