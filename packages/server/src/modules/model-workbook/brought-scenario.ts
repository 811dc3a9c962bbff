import type { ModelDocument, Override, Scenario } from "@app/engine/model/document";

const NAME_LENGTH_MAX = 60;

/** The document with what was changed as one more scenario, named after the file; as it is without. */
export function withScenario(
  document: ModelDocument,
  fileName: string,
  overrides: Override[],
): { document: ModelDocument; scenario?: Scenario } {
  if (overrides.length === 0) return { document };
  const { scenarios } = document;
  const id = free(
    "fromWorkbook",
    scenarios.map((each) => each.id),
    "",
  );
  const name = free(
    scenarioName(fileName),
    scenarios.map((each) => each.name),
    " ",
  );
  const scenario = { id, name, overrides };
  return { document: { ...document, scenarios: [...scenarios, scenario] }, scenario };
}

/** Without its folder and its ending. */
function scenarioName(fileName: string) {
  const own = fileName.replace(/^.*[\\/]/, "").replace(/\.[a-z]{3,4}$/i, "");
  return [...own.trim()].slice(0, NAME_LENGTH_MAX).join("").trim() || "From a workbook";
}

/** The first of "Low", "Low 2", "Low 3" that nobody else is called. */
function free(wanted: string, taken: readonly string[], space: string) {
  let name = wanted;
  for (let number = 2; taken.includes(name); number++) name = `${wanted}${space}${number}`;
  return name;
}
