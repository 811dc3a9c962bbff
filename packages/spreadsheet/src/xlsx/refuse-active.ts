/**
 * A workbook of figures needs no programs, no embedded objects and nothing from outside the file.
 * They are looked for three times, since each of the three alone can be left out or untrue: by what
 * a part is called, by the type it is given, and by how another part names it.
 */
import { FileRefused } from "#file-refused.ts";

type Reason = "embedded-object" | "external-link" | "macro";

const sentences: Record<Reason, string> = {
  "embedded-object":
    "The workbook contains an embedded object. Remove it and save the workbook again.",
  "external-link":
    "The workbook takes figures from other files. Replace the links with their values and save it again.",
  macro: "The workbook contains macros. Save it as .xlsx without them.",
};

type Sign = [RegExp, Reason];

const namesOfParts: Sign[] = [
  [/(^|\/)vbaproject\w*\.bin$|(^|\/)(macrosheets|activex)\//i, "macro"],
  [/(^|\/)embeddings\//i, "embedded-object"],
  [/(^|\/)externallinks\//i, "external-link"],
];

const contentTypes: Sign[] = [
  [/macroenabled|vbaproject|macrosheet|activex/i, "macro"],
  [/oleobject/i, "embedded-object"],
  [/externallink/i, "external-link"],
];

const relationshipTypes: Sign[] = [
  [/^(vbaproject|xl\w*macrosheet|activex\w*|control)$/i, "macro"],
  [/^(oleobject|package)$/i, "embedded-object"],
  [/^externallink/i, "external-link"],
];

export function refuseActivePart(name: string) {
  refuseSigns(name, namesOfParts);
}

export function refuseActiveType(contentType: string) {
  refuseSigns(contentType, contentTypes);
}

/** A link in a cell to a page on the web is harmless, since nothing follows it. */
export function refuseActiveRelationship(type: string, isOutside: boolean) {
  refuseSigns(type, relationshipTypes);
  if (isOutside && type !== "hyperlink") throw refusal("external-link");
}

function refuseSigns(text: string, signs: Sign[]) {
  for (const [sign, reason] of signs) if (sign.test(text)) throw refusal(reason);
}

function refusal(reason: Reason) {
  return new FileRefused(reason, sentences[reason]);
}
