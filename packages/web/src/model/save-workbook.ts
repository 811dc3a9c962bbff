import { getModelWorkbook } from "@app/contract/model-workbook";
import { ApiError, fetchFile } from "#lib/api.ts";
import { saveFile } from "#lib/save-file.ts";
import { toast } from "#ui/toast.tsx";

/** Has a model's workbook made, and gives it to the browser to save. */
export async function saveWorkbook(modelId: number) {
  const id = `workbook-${modelId}`;
  toast.loading("Making the workbook", { id });
  try {
    const response = await fetchFile(getModelWorkbook, { params: { id: modelId }, query: {} });
    await saveFile(response, "Model.xlsx");
    toast.success("Workbook downloaded", { id });
  } catch (error) {
    if (!(error instanceof ApiError)) throw error;
    toast.error(error.message, { id });
  }
}
