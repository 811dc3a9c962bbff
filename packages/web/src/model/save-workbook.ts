import { getModelWorkbook } from "@app/contract/model-workbook";
import { ApiError, fetchFile } from "#lib/api.ts";
import { toast } from "#ui/toast.tsx";

/** Has a model's workbook made, and gives it to the browser to save. */
export async function saveWorkbook(modelId: number) {
  const id = `workbook-${modelId}`;
  toast.loading("Making the workbook", { id });
  try {
    const response = await fetchFile(getModelWorkbook, { params: { id: modelId }, query: {} });
    saveAs(await response.blob(), fileNameOf(response));
    toast.success("Workbook downloaded", { id });
  } catch (error) {
    if (!(error instanceof ApiError)) throw error;
    toast.error(error.message, { id });
  }
}

function fileNameOf({ headers }: Response) {
  const [, encoded] =
    /filename\*=UTF-8''(.+)$/.exec(headers.get("content-disposition") ?? "") ?? [];
  return encoded === undefined ? "Model.xlsx" : decodeURIComponent(encoded);
}

function saveAs(file: Blob, name: string) {
  const link = document.createElement("a");
  link.href = URL.createObjectURL(file);
  link.download = name;
  link.click();
  URL.revokeObjectURL(link.href);
}
