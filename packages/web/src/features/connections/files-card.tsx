import type { Connection } from "@app/contract/connections";
import { useSuspenseQuery } from "@tanstack/react-query";
import { Link } from "@tanstack/react-router";
import { X } from "lucide-react";
import { useState } from "react";
import { buttonClass, IconButton } from "#ui/button.tsx";
import { Card, CardBody, CardHeader } from "#ui/card.tsx";
import { Changes } from "#ui/changes.tsx";
import { monthsWords } from "./connection-words.ts";
import { connectionFiles } from "./file-queries.ts";
import { pastWords } from "./moments.ts";
import { type KeptFile, RemoveFileDialog } from "./remove-file-dialog.tsx";

/** What a spreadsheet connection is read from, and where the next month's file goes. */
export function FilesCard({ connection }: { connection: Connection }) {
  const { id, canWork } = connection;
  const { data } = useSuspenseQuery(connectionFiles(id));
  const [removed, setRemoved] = useState<KeptFile>();
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
          {data.items.map((file) => (
            <li key={file.id} className="flex items-center gap-3">
              <span className="min-w-0 grow">
                <span className="block truncate font-medium">{file.fileName}</span>
                <span className="block text-xs text-text-2">{originOf(file, now)}</span>
              </span>
              {canWork && (
                <Changes>
                  <IconButton
                    label={`Take ${file.fileName} away`}
                    variant="quiet"
                    size="sm"
                    onClick={() => setRemoved(file)}
                  >
                    <X />
                  </IconButton>
                </Changes>
              )}
            </li>
          ))}
        </ul>
      </CardBody>
      {removed && (
        <RemoveFileDialog connectionId={id} file={removed} onClose={() => setRemoved(undefined)} />
      )}
    </Card>
  );
}

const READ_AS = {
  balances: "read as balances",
  movements: "read as movements",
  both: "read as movements and balances",
} as const;

/** "Sep-26, read as balances, yesterday by Priya" */
function originOf(file: KeptFile, now: Date) {
  const months = file.firstMonth === null ? "" : `${monthsWords(file)}, `;
  return `${months}${READ_AS[file.amountsAre]}, ${pastWords(file.uploadedAt, now)} by ${file.uploadedByName}`;
}
