import {
  createReportTemplate,
  deleteReportTemplate,
  listReportTemplates,
  renameReportTemplate,
} from "@app/contract/report-templates";
import { useMutation, useQueryClient } from "@tanstack/react-query";
import { call, queryFor } from "#lib/api.ts";

export const templatesQuery = queryFor(listReportTemplates, {});

/** A change of the team's templates, after which their list is asked for anew. */
function useChange<Asked, Done>(change: (asked: Asked) => Promise<Done>) {
  const queries = useQueryClient();
  return useMutation({
    mutationFn: change,
    onSuccess: () => queries.invalidateQueries({ queryKey: [listReportTemplates.path] }),
  });
}

type Named = { id: number; name: string };

/** By the report's id. */
export const useSaveTemplate = () =>
  useChange(({ id, name }: Named) =>
    call(createReportTemplate, { params: { id }, body: { name } }),
  );
export const useRenameTemplate = () =>
  useChange(({ id, name }: Named) =>
    call(renameReportTemplate, { params: { id }, body: { name } }),
  );
export const useDeleteTemplate = () =>
  useChange((id: number) => call(deleteReportTemplate, { params: { id } }));
