import { getModelDocument } from "@app/contract/model-versions";
import type { Model } from "@app/contract/models";
import type { FoundCell } from "@app/engine/reports/cells-showing";
import type { RenderedCase } from "@app/engine/reports/rendered-report";
import type { ReportCell, ReportDocument } from "@app/engine/reports/report-document";
import { keepPreviousData, useQuery } from "@tanstack/react-query";
import { useCallback, useEffect, useRef, useState } from "react";
import { queryFor } from "#lib/api.ts";
import type { Outline } from "./open-preview.ts";
import { type PreviewPort, startPreview } from "./preview-port.ts";

/** What a cell reads at the moment; undefined where the model has none. */
export type ReadCell = (cell: ReportCell) => Promise<{ text: string; name: string } | undefined>;

/** While somebody types, what is typed last is enough. */
const STILL_MS = 120;

/** The report as its readers would see it, from the newest version of the model that is saved. */
export function usePreview({ id, documentVersion }: Model, report: ReportDocument) {
  const [port, setPort] = useState<PreviewPort>();
  const [outline, setOutline] = useState<Outline>();
  const [cases, setCases] = useState<RenderedCase[]>();
  const [failure, setFailure] = useState<string>();
  const newest = useRef(report);
  newest.current = report;
  const asked = { params: { id }, query: { version: documentVersion } };
  const { data, error } = useQuery({
    ...queryFor(getModelDocument, asked),
    placeholderData: keepPreviousData,
  });

  useEffect(() => {
    const started = startPreview();
    setPort(started);
    return () => started.end();
  }, []);

  useEffect(() => {
    if (!port || !data) return;
    const fail = (error: unknown) => setFailure(String((error as Error).message));
    port.open(data.document).then(setOutline, fail);
  }, [port, data]);

  useEffect(() => {
    if (!port || !outline) return;
    let isWanted = true;
    const timer = setTimeout(() => {
      port.render(report).then(
        (rendered) => isWanted && setCases(rendered),
        (error: Error) => isWanted && setFailure(error.message),
      );
    }, STILL_MS);
    return () => {
      isWanted = false;
      clearTimeout(timer);
    };
  }, [port, outline, report]);

  const find = useCallback(
    async (typed: string, scenario: string): Promise<FoundCell[]> =>
      port ? port.find(newest.current, typed, scenario) : [],
    [port],
  );
  const read = useCallback<ReadCell>(async (cell) => port?.read(newest.current, cell), [port]);
  return { outline, cases, find, read, failure: failure ?? error?.message };
}
