import type { ConnectionDetail } from "@app/contract/connections";
import { ACTUALS_FILE_BYTES_MAX } from "@app/contract/model-actuals";
import { monthOf } from "@app/engine/time/month";
import { useState } from "react";
import { formatFileSize } from "#lib/format.ts";
import {
  type FileAnswers,
  FileProblems,
  FileQuestions,
  FileReasons,
} from "#model/file-questions.tsx";
import { SheetRows } from "#model/sheet-rows.tsx";
import { Button } from "#ui/button.tsx";
import { Changes } from "#ui/changes.tsx";
import { FileDrop } from "#ui/file-drop.tsx";
import { Notice } from "#ui/notice.tsx";
import { type SheetRead, useReadFile } from "./file-queries.ts";

const NO_ANSWERS: FileAnswers = { choices: {}, classes: {} };

type FileStepProps = {
  connection: ConnectionDetail;
  /** A file is kept, and waits to be read. */
  onKept: () => unknown;
};

/** A file is looked at with the answers so far, and kept once nothing is wrong or open. */
export function FileStep({ connection, onKept }: FileStepProps) {
  const [file, setFile] = useState<File>();
  const [answers, setAnswers] = useState(NO_ANSWERS);
  /** What was read last stays in view while it is read again. */
  const [read, setRead] = useState<SheetRead>();
  const reading = useReadFile(connection.id);

  function readAs(next: File, said: FileAnswers, isKept = false) {
    setFile(next);
    setAnswers(said);
    const onSuccess = (found: SheetRead) => (found.kept ? onKept() : setRead(found));
    reading.mutate({ file: next, answers: said, isKept }, { onSuccess });
  }
  return (
    <div className="grid gap-4">
      <FileDrop
        label={file ? "Choose another file or drop it here" : "Choose a file or drop it here"}
        hint={`A trial balance or monthly balances, .xlsx or .csv, up to ${formatFileSize(ACTUALS_FILE_BYTES_MAX)}`}
        accept=".xlsx,.csv,.txt"
        isPending={reading.isPending}
        onFiles={([next]) => next && readAs(next, NO_ANSWERS)}
      />
      {reading.error && <Notice tone="negative">{reading.error.message}</Notice>}
      {file && read && (
        <>
          <Reading {...{ read, answers }} onAnswers={(said) => readAs(file, said)} />
          <Changes tellsWhy>
            <div className="flex flex-wrap items-center gap-3">
              <Button
                variant="primary"
                disabled={read.months.length === 0}
                isPending={reading.isPending}
                onClick={() => readAs(file, answers, true)}
              >
                Keep the file and read it
              </Button>
              <p role="status" className="break-all text-text-2">
                {standingOf(file, read)}
              </p>
            </div>
          </Changes>
        </>
      )}
    </div>
  );
}

function standingOf({ name }: File, { months, accounts }: SheetRead) {
  if (months.length === 0) return `${name} is not ready: see what is open or wrong.`;
  return `${name}: ${accounts.length} accounts, ${months.length === 1 ? "1 month" : `${months.length} months`}. Nothing is in a model yet.`;
}

type ReadingProps = {
  read: SheetRead;
  answers: FileAnswers;
  onAnswers: (answers: FileAnswers) => void;
};

function Reading({ read, answers, onAnswers }: ReadingProps) {
  return (
    <div className="grid grid-cols-[minmax(0,1fr)_20rem] items-start gap-4 max-[1000px]:grid-cols-1">
      <div className="grid min-w-0 gap-4">
        <FileQuestions {...{ read, answers, onAnswers }} months={latestMonths(new Date())} />
        <SheetRows read={read} />
      </div>
      <div className="grid min-w-0 gap-4">
        <FileProblems read={read} />
        {read.isReadAsBefore && (
          <Notice title="Read as the last file was">
            {read.changes.length === 0 ? (
              "Its columns are the same."
            ) : (
              <ul>
                {read.changes.map((change) => (
                  <li key={change}>{change}</li>
                ))}
              </ul>
            )}
          </Notice>
        )}
        <FileReasons read={read} />
      </div>
    </div>
  );
}

const MONTHS_OFFERED = 36;

/** The month it is, and three years before it, the latest first. */
function latestMonths(now: Date): number[] {
  const current = monthOf(now.getFullYear(), now.getMonth() + 1);
  return Array.from({ length: MONTHS_OFFERED + 1 }, (_, back) => current - back);
}
