import { createHash } from "node:crypto";

/** Of the model's document in its stable text, and the report's as it was kept. */
export function hashOfInputs(modelDocument: string, document: string) {
  return createHash("sha256").update(`${modelDocument}\n${document}`).digest("hex");
}
