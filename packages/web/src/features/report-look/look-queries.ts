import {
  deleteReportLogo,
  getLookOfReport,
  getReportLook,
  type ReportLook,
  setReportAccent,
  setReportLogo,
} from "@app/contract/report-look";
import { useMutation, useQueryClient } from "@tanstack/react-query";
import { call, queryFor } from "#lib/api.ts";

export const lookQuery = queryFor(getReportLook, {});

/** A change of the look, after which every preview has it. */
function useChange<Asked>(change: (asked: Asked) => Promise<ReportLook>) {
  const queries = useQueryClient();
  return useMutation({
    mutationFn: change,
    onSuccess: (look) => {
      queries.setQueryData(lookQuery.queryKey, look);
      return queries.invalidateQueries({ queryKey: [getLookOfReport.path] });
    },
  });
}

export const useSetAccent = () =>
  useChange((accent: string | null) => call(setReportAccent, { body: { accent } }));
export const useSetLogo = () => useChange((file: Blob) => call(setReportLogo, { file }));
export const useRemoveLogo = () => useChange(() => call(deleteReportLogo, {}));
