import type { FastifyRequest } from "fastify";
import { Refusal } from "#core/refusal.ts";
import { checkText } from "./json-body.ts";

const FIELDS_MAX = 20;
const FIELD_BYTES_MAX = 10_000;

/** Reads a form with one file named `file` into memory, within its limits. */
export async function readUpload(request: FastifyRequest, fileBytesMax: number) {
  if (!request.isMultipart()) throw new Refusal(415, "Send the file as form data.");
  try {
    return await readForm(request, fileBytesMax);
  } catch (error) {
    // The parser refuses a form in two ways: by a status, or by a bare error.
    if (error instanceof Refusal || (error as { statusCode?: number }).statusCode) throw error;
    throw new Refusal(400, "The form could not be read.");
  }
}

async function readForm(request: FastifyRequest, fileBytesMax: number) {
  const limits = {
    files: 1,
    fields: FIELDS_MAX,
    parts: FIELDS_MAX + 1,
    fileSize: fileBytesMax,
    fieldSize: FIELD_BYTES_MAX,
    fieldNameSize: 100,
    headerPairs: 20,
  };
  const fields: Record<string, string> = {};
  let file: Uint8Array | undefined;
  for await (const part of request.parts({ limits })) {
    if (part.type === "file") {
      if (part.fieldname !== "file") throw new Refusal(400, "Not a field of this call.", "root");
      file = await part.toBuffer();
    } else {
      if (part.fieldname in fields) throw new Refusal(400, "Given more than once.", "root");
      fields[part.fieldname] = fieldText(part);
    }
  }
  if (!file) throw new Refusal(400, "Choose a file.", "file");
  return { file, fields };
}

function fieldText(part: { value: unknown; valueTruncated: boolean; fieldnameTruncated: boolean }) {
  const { value, valueTruncated, fieldnameTruncated } = part;
  if (typeof value !== "string" || valueTruncated || fieldnameTruncated) {
    throw new Refusal(400, "The form could not be read.");
  }
  checkText(value);
  return value;
}
