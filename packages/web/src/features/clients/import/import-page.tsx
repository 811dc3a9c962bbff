import type { ImportAnswers } from "@app/contract/client-import";
import { Link } from "@tanstack/react-router";
import { useState } from "react";
import { Button } from "#ui/button.tsx";
import { Card, CardBody, CardHeader } from "#ui/card.tsx";
import { Changes } from "#ui/changes.tsx";
import { failureToast } from "#ui/failure-toast.ts";
import { FileDrop } from "#ui/file-drop.tsx";
import { Notice } from "#ui/notice.tsx";
import { Page, Stack } from "#ui/page.tsx";
import { toast } from "#ui/toast.tsx";
import { ImportColumns } from "./import-columns.tsx";
import { ClosingLines, ImportProblems, ImportRows } from "./import-findings.tsx";
import { type ImportLook, useImport } from "./import-queries.ts";
import { ImportQuestions } from "./import-questions.tsx";
import { doneWords, summaryOf } from "./import-words.ts";

/** A list of clients from another program: what it holds, what is open, then all of it at once. */
export function ImportPage({ onImported }: { onImported: () => void }) {
  const reading = useImport();
  const [file, setFile] = useState<File>();
  const [answers, setAnswers] = useState<ImportAnswers>({});
  const [look, setLook] = useState<ImportLook>();

  function read(next: File, said: ImportAnswers) {
    setFile(next);
    setAnswers(said);
    reading.mutate({ file: next, answers: said }, { onSuccess: setLook });
  }
  function choose(next: File) {
    setLook(undefined);
    read(next, {});
  }
  function confirm(confirmed: string) {
    if (!file) return;
    const onSuccess = ({ imported }: ImportLook) => {
      if (!imported) return;
      toast.success(doneWords(imported));
      onImported();
    };
    // What is refused because a client changed meanwhile is looked at again, with what is so now.
    const onError = (error: Error) => {
      failureToast("Nothing was imported")(error);
      reading.mutate({ file, answers }, { onSuccess: setLook });
    };
    reading.mutate({ file, answers, confirmed }, { onSuccess, onError });
  }

  return (
    <Page
      title="Import clients"
      description="From Excel, or a list of contacts that Xero or QuickBooks wrote. Nothing is kept until you say so."
      breadcrumb={<Crumb />}
    >
      <Stack gap="lg">
        <Changes tellsWhy>
          <FileDrop
            label={look ? `${file?.name}. Choose another` : "Choose a list or drop it here"}
            hint="A .csv or .xlsx file, best with a row of headings, up to 10,000 clients"
            accept=".csv,.txt,.tsv,.xlsx"
            isPending={reading.isPending}
            onFiles={([chosen]) => chosen && choose(chosen)}
          />
        </Changes>
        {reading.error && <Notice tone="negative">{reading.error.message}</Notice>}
        {look && file && (
          <Stack gap="lg" aria-busy={reading.isPending}>
            <ImportColumns look={look} answers={answers} onAnswer={(said) => read(file, said)} />
            <ImportProblems look={look} />
            <ImportRows look={look} />
            <ClosingLines look={look} />
            <Card>
              <CardHeader title="What happens" description={summaryOf(look.counts)} />
              <CardBody className="grid gap-4">
                <ImportQuestions
                  look={look}
                  answers={answers}
                  onAnswer={(said) => read(file, said)}
                />
                {look.lack && <Notice tone="alert">{look.lack}</Notice>}
                <div className="flex flex-wrap gap-2">
                  <Changes tellsWhy>
                    <Button
                      variant="primary"
                      disabled={look.lack !== null}
                      isPending={reading.isPending}
                      onClick={() => confirm(look.seen)}
                    >
                      {confirmLabel(look)}
                    </Button>
                  </Changes>
                </div>
              </CardBody>
            </Card>
          </Stack>
        )}
      </Stack>
    </Page>
  );
}

function confirmLabel({ counts: { add, update } }: ImportLook) {
  if (update === 0) return add === 1 ? "Add 1 client" : `Add ${add.toLocaleString("en")} clients`;
  return `Add ${add.toLocaleString("en")} and update ${update.toLocaleString("en")}`;
}

function Crumb() {
  return (
    <nav aria-label="Breadcrumb" className="flex gap-1.5">
      <Link to="/clients">Clients</Link>
      <span aria-hidden="true">/</span>
      <span>Import</span>
    </nav>
  );
}
