import { useState } from "react";
import { Button } from "#ui/button.tsx";
import { type JobItem, JobList } from "#ui/job-list.tsx";
import { SortableList } from "#ui/sortable-list.tsx";
import { KitSection } from "./kit-section.tsx";

const PAGES = ["Summary", "Cash", "Profit and loss", "Scenarios", "Checks"];

export function Order() {
  const [names, setNames] = useState(PAGES);
  return (
    <KitSection title="Order by dragging or keys" span={4}>
      <SortableList
        label="Pages of the report"
        items={names.map((name) => ({
          id: name,
          name,
          content: <span className="font-medium">{name}</span>,
        }))}
        onMove={setNames}
      />
    </KitSection>
  );
}

export function Jobs() {
  const [isSyncing, setIsSyncing] = useState(true);
  const sync: JobItem = {
    id: "sync",
    title: "Sync Kestrel Joinery",
    ...(isSyncing
      ? {
          state: "running",
          stage: "14 of 24 months",
          progress: { value: 14, max: 24 },
          onCancel: () => setIsSyncing(false),
        }
      : { state: "cancelled", reason: "The figures of Thursday are kept." }),
  };
  return (
    <KitSection title="Long work" span={8}>
      <div className="-mx-4">
        <JobList label="Long work" jobs={[sync, ...JOBS]} emptyText="Nothing is under way." />
      </div>
    </KitSection>
  );
}

const JOBS: JobItem[] = [
  { id: "pdf", title: "October board report as PDF", state: "running", stage: "Drawing charts" },
  { id: "excel", title: "FY27 three-way forecast as Excel", state: "waiting" },
  {
    id: "import",
    title: "Import Saltmarsh TB Jul-Oct 2026.xlsx",
    state: "done",
    stage: "14 accounts, 4 months",
    action: <Button size="sm">Open import</Button>,
  },
  {
    id: "failed",
    title: "Sync Pelican Freight Lines",
    state: "failed",
    reason: "Xero did not answer. The last sync is kept. We try again at 9:50.",
    action: <Button size="sm">Try now</Button>,
  },
];
