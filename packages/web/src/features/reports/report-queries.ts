import type { DataOf, RequestOf } from "@app/contract/endpoint";
import { getLookOfReport } from "@app/contract/report-look";
import {
  createReportShare,
  createReportShareLink,
  listReportShares,
  revokeReportShare,
  setReportMails,
} from "@app/contract/report-shares";
import { mailReportShare } from "@app/contract/report-viewer";
import {
  createWebReport,
  deleteWebReport,
  getReportEdition,
  getWebReport,
  listReportEditions,
  listWebReports,
  previewWebReport,
  publishWebReport,
  updateWebReport,
} from "@app/contract/web-reports";
import { type QueryClient, useMutation, useQueryClient } from "@tanstack/react-query";
import { ApiError, call, queryFor } from "#lib/api.ts";

export type ListedReport = DataOf<typeof listWebReports>["items"][number];
export type OpenReport = DataOf<typeof getWebReport>;
export type ReportShare = DataOf<typeof listReportShares>["items"][number];
export type ReportEdition = DataOf<typeof listReportEditions>["items"][number];
export type ReportPreview = DataOf<typeof previewWebReport>;

const of = (id: number) => ({ params: { id } });

/** All of them: a model has a few. */
export function modelReports(modelId: number) {
  return queryFor(listWebReports, { ...of(modelId), query: { pagination: "false" } });
}

export const openedReport = (id: number) => queryFor(getWebReport, of(id));
export const lookOfReport = (id: number) => queryFor(getLookOfReport, of(id));
export const reportShares = (id: number) => queryFor(listReportShares, of(id));
export const reportPreview = (id: number) => queryFor(previewWebReport, { ...of(id), query: {} });

export function reportEditions(id: number) {
  return queryFor(listReportEditions, { ...of(id), query: { pagination: "false" } });
}

/** It never changes. */
export function reportEdition(id: number, edition: number) {
  const request = { params: { id, edition }, query: {} };
  return queryFor(getReportEdition, request, { staleTime: Number.POSITIVE_INFINITY });
}

/** What was told when a report was made from a template, until it is closed or the app is. */
export const toldOf = (id: number) => ["told of a template", id] as const;

/** Lists show what was made of a report as soon as it is. */
export function forgetLists(queries: QueryClient) {
  return queries.invalidateQueries({ queryKey: [listWebReports.path] });
}

export function useCreateReport(modelId: number) {
  const queries = useQueryClient();
  return useMutation({
    mutationFn: (templateId?: number) =>
      call(createWebReport, { ...of(modelId), body: { ...(templateId && { templateId }) } }),
    onSuccess: ({ told, ...report }) => {
      queries.setQueryData(openedReport(report.id).queryKey, report);
      if (told.length > 0) queries.setQueryData(toldOf(report.id), told);
      return forgetLists(queries);
    },
  });
}

export function useRenameReport() {
  const queries = useQueryClient();
  return useMutation({
    mutationFn: ({ id, title }: { id: number; title: string }) => rename(id, title),
    onSuccess: (report) => {
      queries.setQueryData(openedReport(report.id).queryKey, report);
      return forgetLists(queries);
    },
  });
}

/** Only the title is ours to change: whatever a colleague saves meanwhile stays. */
async function rename(id: number, title: string): Promise<OpenReport> {
  const { document, version } = await call(getWebReport, of(id));
  const body = { document: { ...document, title } };
  try {
    return await call(updateWebReport, { ...of(id), body, ifVersion: version });
  } catch (error) {
    if (error instanceof ApiError && error.status === 412) return rename(id, title);
    throw error;
  }
}

export function useDeleteReport() {
  const queries = useQueryClient();
  return useMutation({
    mutationFn: (id: number) => call(deleteWebReport, of(id)),
    onSuccess: () => forgetLists(queries),
  });
}

type NewShare = RequestOf<typeof createReportShare>["body"];

/** Who reads a report without an account. */
export function useShares(id: number) {
  const queries = useQueryClient();
  async function listed<Data>(answer: Promise<Data>) {
    const data = await answer;
    await queries.invalidateQueries({ queryKey: reportShares(id).queryKey });
    await forgetLists(queries);
    return data;
  }
  return {
    share: (body: NewShare) => listed(call(createReportShare, { ...of(id), body })),
    makeLink: (shareId: number) => call(createReportShareLink, { params: { id, shareId } }),
    revoke: (shareId: number) => listed(call(revokeReportShare, { params: { id, shareId } })),
    mailAgain: (email: string) => call(mailReportShare, { ...of(id), query: { email } }),
    setMails: (isMailed: boolean) =>
      listed(call(setReportMails, { ...of(id), body: { isMailed } })),
  };
}

/** A link, as it is told once. */
export type Told = { name: string; link: string };

export type Shares = ReturnType<typeof useShares>;

type Published = RequestOf<typeof publishWebReport>["body"];

export function usePublish(id: number) {
  const queries = useQueryClient();
  return useMutation({
    mutationFn: (body: Published) => call(publishWebReport, { ...of(id), body }),
    onSuccess: async () => {
      const changed = [openedReport(id), reportEditions(id), reportShares(id)];
      await Promise.all(changed.map(({ queryKey }) => queries.invalidateQueries({ queryKey })));
      await forgetLists(queries);
    },
  });
}
