import type { FastifyRequest } from "fastify";
import { Refusal } from "#core/refusal.ts";
import { checkText } from "./json-body.ts";

const FIELDS_MAX = 20;
const FIELD_BYTES_MAX = 10_000;

/** Reads a form with one file named `file` into memory, within its limits. */
export function readUpload(request: FastifyRequest, fileBytesMax: number) {
  return orUnreadable(fileBytesMax, async () => {
    const fields: Record<string, string> = {};
    let file: Uint8Array | undefined;
    for await (const part of partsOf(request, fileBytesMax)) {
      if (part.type === "field") addField(fields, part);
      else file = await part.toBuffer();
    }
    if (!file) throw noFile();
    return { file, fields };
  });
}

/**
 * Reads the fields of a form, which come before its file. The file flows to whoever reads it, and
 * fails there when it is too large, cut off or followed by anything.
 */
export async function streamUpload(request: FastifyRequest, fileBytesMax: number) {
  const fields: Record<string, string> = {};
  const parts = partsOf(request, fileBytesMax);
  const { file } = await orUnreadable(fileBytesMax, async () => {
    for (;;) {
      const { done, value: part } = await parts.next();
      if (done) throw noFile();
      if (part.type === "file") return part;
      addField(fields, part);
    }
  });
  async function* bytes() {
    for await (const chunk of file) yield chunk as Uint8Array;
    if (file.truncated) throw tooLarge(fileBytesMax);
    const { done } = await parts.next();
    if (!done) throw new Refusal(400, "The file comes last in the form.");
  }
  return {
    file: { [Symbol.asyncIterator]: () => orUnreadableBytes(fileBytesMax, bytes()) },
    fields,
  };
}

async function* partsOf(request: FastifyRequest, fileBytesMax: number) {
  if (!request.isMultipart()) throw new Refusal(415, "Send the file as form data.");
  const limits = {
    files: 1,
    fields: FIELDS_MAX,
    parts: FIELDS_MAX + 1,
    fileSize: fileBytesMax,
    fieldSize: FIELD_BYTES_MAX,
    fieldNameSize: 100,
    headerPairs: 20,
  };
  for await (const part of request.parts({ limits })) {
    if (part.type === "file" && part.fieldname !== "file") {
      throw new Refusal(400, "Not a field of this call.", "root");
    }
    yield part;
  }
}

type Field = {
  fieldname: string;
  value: unknown;
  valueTruncated: boolean;
  fieldnameTruncated: boolean;
};

function addField(fields: Record<string, string>, part: Field) {
  const { fieldname, value, valueTruncated, fieldnameTruncated } = part;
  if (fieldname in fields) throw new Refusal(400, "Given more than once.", "root");
  if (typeof value !== "string" || valueTruncated || fieldnameTruncated) throw unreadable();
  checkText(value);
  fields[fieldname] = value;
}

const noFile = () => new Refusal(400, "Choose a file.", "file");
const MEGABYTE = 1024 * 1024;

function tooLarge(fileBytesMax: number) {
  const megabytes = fileBytesMax / MEGABYTE;
  const size = Number.isInteger(megabytes) ? `${megabytes} MB` : `${fileBytesMax} bytes`;
  return new Refusal(413, `The file is larger than ${size}.`);
}

const unreadable = () => new Refusal(400, "The form could not be read.");

async function orUnreadable<T>(fileBytesMax: number, read: () => Promise<T>) {
  try {
    return await read();
  } catch (error) {
    throw inOurWords(error, fileBytesMax);
  }
}

async function* orUnreadableBytes(fileBytesMax: number, bytes: AsyncIterable<Uint8Array>) {
  try {
    yield* bytes;
  } catch (error) {
    throw inOurWords(error, fileBytesMax);
  }
}

/** The parser refuses a form in two ways: by a status, or by a bare error. */
function inOurWords(error: unknown, fileBytesMax: number) {
  if ((error as { code?: string }).code === "FST_REQ_FILE_TOO_LARGE") return tooLarge(fileBytesMax);
  return error instanceof Refusal || (error as { statusCode?: number }).statusCode
    ? error
    : unreadable();
}
