const LENGTH_MAX = 100;

type Named = { modelName: string; clientName: string | null };

/** By client and model, in letters that every system lets a file be called. */
export function fileNameOf({ modelName, clientName }: Named, version: number | undefined) {
  const parts = [clientName, modelName, version === undefined ? null : `version ${version}`];
  const name = parts.map((part) => safeText(part ?? "")).filter((part) => part !== "");
  const short = [...name.join(", ")].slice(0, LENGTH_MAX).join("");
  return `${short.trim() || "Model"}.xlsx`;
}

function safeText(text: string) {
  const plain = text.replace(/[\p{C}\s\\/:*?"<>|]+/gu, " ");
  return plain.replace(/^[ .]+|[ .]+$/g, "");
}
