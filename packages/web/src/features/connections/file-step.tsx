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
  NO_ANSWERS,
} from "#model/file-questions.tsx";
import { SheetRows } from "#model/sheet-rows.tsx";
import { Button } from "#ui/button.tsx";
import { Changes } from "#ui/changes.tsx";
import { Checkbox } from "#ui/choice.tsx";
import { FileDrop } from "#ui/file-drop.tsx";
import { Notice } from "#ui/notice.tsx";
import { type SheetRead, useReadFile } from "./file-queries.ts";

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
  /** What was kept last and gives no month yet: the next file is asked for here. */
  const [kept, setKept] = useState<SheetRead>();
  const reading = useReadFile(connection.id);

  function readAs(next: File, said: FileAnswers, isKept = false) {
    setFile(next);
    setAnswers(said);
    const onSuccess = (found: SheetRead) => {
      if (!found.kept) setRead(found);
      else if (found.lack === null) onKept();
      else goOn(found);
    };
    reading.mutate({ file: next, answers: said, isKept }, { onSuccess });
  }
  function goOn(found: SheetRead) {
    setKept(found);
    setFile(undefined);
    setRead(undefined);
  }
  return (
    <div className="grid gap-4">
      {kept?.kept && !file && (
        <Notice title={`${kept.kept.fileName} is kept, and another file is needed`}>
          {kept.lack}
        </Notice>
      )}
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
                {read.lack === null ? "Keep the file and read it" : "Keep it and add another file"}
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
        <SheetRows {...{ read, answers, onAnswers }} />
      </div>
      <div className="grid min-w-0 gap-4">
        <FileProblems read={read} />
        <AmongFiles {...{ read, answers, onAnswers }} />
        <AgainstLast read={read} />
        <FileReasons read={read} />
      </div>
    </div>
  );
}

/** How the file goes with the one that is kept already. */
function AgainstLast({ read }: { read: SheetRead }) {
  const { isReadAsBefore, isReadAfresh, isKeptAlready, changes } = read;
  const told = changes.length > 0 && (
    <ul>
      {changes.map((change) => (
        <li key={change}>{change}</li>
      ))}
    </ul>
  );
  return (
    <>
      {isKeptAlready && (
        <Notice title="This file is kept already">
          It is the last one, read in the same way. Keeping it again adds nothing.
        </Notice>
      )}
      {isReadAsBefore && (
        <Notice title="Read as the last file was">{told || "Its columns are the same."}</Notice>
      )}
      {isReadAfresh && (
        <Notice title="Read afresh">
          Its columns are not those of the last file. Accounts are the same by code, or by name
          where there is no code.
          {told}
        </Notice>
      )}
    </>
  );
}

/** What would come of the file among those that are there: told before it is kept. */
function AmongFiles({ read, answers, onAnswers }: ReadingProps) {
  const { restates, lack, canStartAtNothing } = read;
  const { startsAtNothing = false } = answers;
  return (
    <>
      {restates.length > 0 && (
        <Notice tone="alert" title="Months that were read before">
          <ul>
            {restates.map((each) => (
              <li key={each}>{each}</li>
            ))}
          </ul>
          What differs is held until somebody accepts it on the connection's page.
        </Notice>
      )}
      {lack !== null && (
        <Notice tone="alert" title="No month can be read yet">
          {lack}
        </Notice>
      )}
      {(canStartAtNothing || startsAtNothing) && (
        <Checkbox
          label="The books start at nothing"
          hint="No account held anything before the first month."
          checked={startsAtNothing}
          onChange={({ target }) => onAnswers({ ...answers, startsAtNothing: target.checked })}
        />
      )}
    </>
  );
}

const MONTHS_OFFERED = 36;

/** The month it is, and three years before it, the latest first. */
function latestMonths(now: Date): number[] {
  const current = monthOf(now.getFullYear(), now.getMonth() + 1);
  return Array.from({ length: MONTHS_OFFERED + 1 }, (_, back) => current - back);
}
