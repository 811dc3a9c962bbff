import type { DataOf, RequestOf } from "@app/contract/endpoint";
import { checkModelWorkbook, createModelFromWorkbook } from "@app/contract/model-workbook";
import { useMutation } from "@tanstack/react-query";
import { call } from "#lib/api.ts";
import { useModelChange } from "./model-queries.ts";

/** What was found in a file. */
export type Findings = DataOf<typeof checkModelWorkbook>;

/** Nothing is kept. */
export function useCheckWorkbook() {
  return useMutation({
    mutationFn: (file: File) => call(checkModelWorkbook, { body: { fileName: file.name }, file }),
  });
}

type WorkbookDraft = Omit<RequestOf<typeof createModelFromWorkbook>["body"], "fileName">;

export function useCreateFromWorkbook() {
  return useModelChange(({ file, ...draft }: WorkbookDraft & { file: File }) =>
    call(createModelFromWorkbook, { body: { ...draft, fileName: file.name }, file }),
  );
}
