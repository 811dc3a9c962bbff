/** The texts that cells name by number. */
import { type ReadBudget, refuseAbove } from "#read-limits.ts";
import { parseXml } from "#xml/parse-xml.ts";
import { collectText } from "./cell-text.ts";

export async function readSharedStrings(texts: AsyncIterable<string>, budget: ReadBudget) {
  const { limits } = budget;
  const strings: string[] = [];
  const collector = collectText(budget);
  let length = 0;

  await parseXml(texts, {
    open: collector.open,
    text: collector.add,
    close(name) {
      collector.close(name);
      if (name !== "si") return;
      const string = collector.take();
      length += string.length;
      refuseAbove(length, limits.textLengthMax, "characters");
      refuseAbove(strings.push(string), limits.cellCountMax, "texts");
    },
  });

  return strings;
}
