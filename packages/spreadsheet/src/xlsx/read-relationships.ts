/** How the parts of a workbook name each other. */
import { damaged } from "#file-refused.ts";
import { attributeOf, parseXml } from "#xml/parse-xml.ts";
import { refuseActiveRelationship } from "./refuse-active.ts";

export type Relationship = {
  id: string;
  /** The last part of the address that names the type: `worksheet`. */
  type: string;
  target: string;
};

export async function readRelationships(texts: AsyncIterable<string>): Promise<Relationship[]> {
  const relationships: Relationship[] = [];
  await parseXml(texts, {
    open(name, tag) {
      if (name !== "Relationship") return;
      const type = attributeOf(tag, "Type")?.split("/").at(-1) ?? "";
      const isOutside = attributeOf(tag, "TargetMode") === "External";
      refuseActiveRelationship(type, isOutside);
      const target = attributeOf(tag, "Target") ?? "";
      if (!isOutside) relationships.push({ id: attributeOf(tag, "Id") ?? "", type, target });
    },
  });
  return relationships;
}

/** The name of the part that a target means, seen from the part that names it. */
export function targetPart(fromPart: string, target: string) {
  const folder = target.startsWith("/") ? [] : fromPart.split("/").slice(0, -1);
  for (const step of target.split("/")) {
    if (step === "..") {
      if (folder.pop() === undefined) throw damaged("part outside the file");
    } else if (step !== "." && step !== "") folder.push(step);
  }
  return folder.join("/");
}
