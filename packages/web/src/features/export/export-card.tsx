import { startExport } from "@app/contract/export";
import { listJobs } from "@app/contract/jobs";
import { useMutation, useQueryClient } from "@tanstack/react-query";
import { FileDown } from "lucide-react";
import { call } from "#lib/api.ts";
import { Button } from "#ui/button.tsx";
import { Card, CardBody, CardHeader } from "#ui/card.tsx";
import { Changes } from "#ui/changes.tsx";
import { failureToast } from "#ui/failure-toast.ts";
import { toast } from "#ui/toast.tsx";

/** For admins: all that the team has, to take along. */
export function ExportCard() {
  const start = useStartExport();
  return (
    <Card>
      <CardHeader title="Your team's data" />
      <CardBody className="grid justify-items-start gap-3">
        <p className="text-text-2">
          Clients, people and activity in one Excel workbook. The file is kept for 7 days.
        </p>
        <Changes what="sensitive" tellsWhy>
          <Button
            icon={<FileDown />}
            isPending={start.isPending}
            onClick={() =>
              start.mutate(undefined, {
                onSuccess: () =>
                  toast.success("The export has begun", {
                    description: "You can go on working. A message tells you when it is ready.",
                  }),
                onError: failureToast("The export was not started"),
              })
            }
          >
            Export everything
          </Button>
        </Changes>
      </CardBody>
    </Card>
  );
}

function useStartExport() {
  const queries = useQueryClient();
  return useMutation({
    mutationFn: () => call(startExport, {}),
    onSuccess: () => queries.invalidateQueries({ queryKey: [listJobs.path] }),
  });
}
