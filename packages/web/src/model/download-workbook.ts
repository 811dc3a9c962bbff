import { loadPart } from "#lib/load-part.ts";

/** A model as a workbook, which takes some seconds to be made: the part that waits for it comes when it is asked for. */
export async function downloadWorkbook(modelId: number) {
  const { saveWorkbook } = await loadPart(() => import("./save-workbook.ts"));
  await saveWorkbook(modelId);
}
