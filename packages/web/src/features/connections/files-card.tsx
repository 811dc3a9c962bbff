import type { Connection } from "@app/contract/connections";
import { monthLabel } from "@app/engine/time/month";
import { useSuspenseQuery } from "@tanstack/react-query";
import { Link } from "@tanstack/react-router";
import { X } from "lucide-react";
import { buttonClass, IconButton } from "#ui/button.tsx";
import { Card, CardBody, CardHeader } from "#ui/card.tsx";
import { Changes } from "#ui/changes.tsx";
import { failureToast } from "#ui/failure-toast.ts";
import { connectionFiles, useRemoveFile } from "./file-queries.ts";
import { pastWords } from "./moments.ts";

/** What a spreadsheet connection is read from, and where the next month's file goes. */
export function FilesCard({ connection }: { connection: Connection }) {
  const { id, canWork } = connection;
  const { data } = useSuspenseQuery(connectionFiles(id));
  const remove = useRemoveFile(id);
  const now = new Date();
  return (
    <Card>
      <CardHeader
        title="Files"
        description="Read in the order they came; the next one is read as the last was"
        actions={
          canWork && (
            <Changes>
              <Link
                to="/connections/add"
                search={{ connection: id, file: true }}
                className={buttonClass("secondary", "md")}
              >
                Add a file
              </Link>
            </Changes>
          )
        }
      />
      <CardBody>
        {data.items.length === 0 && <p className="text-text-2">No file yet.</p>}
        <ul className="grid gap-2">
          {data.items.map(({ id: fileId, fileName, month, uploadedAt, uploadedByName }) => (
            <li key={fileId} className="flex items-center gap-3">
              <span className="min-w-0 grow">
                <span className="block truncate font-medium">{fileName}</span>
                <span className="block text-xs text-text-2">
                  {`${month === null ? "" : `${monthLabel(month)}, `}${pastWords(uploadedAt, now)} by ${uploadedByName}`}
                </span>
              </span>
              {canWork && (
                <Changes>
                  <IconButton
                    label={`Take ${fileName} away`}
                    variant="quiet"
                    size="sm"
                    onClick={() =>
                      remove.mutate(fileId, { onError: failureToast(`${fileName} is still there`) })
                    }
                  >
                    <X />
                  </IconButton>
                </Changes>
              )}
            </li>
          ))}
        </ul>
      </CardBody>
    </Card>
  );
}
