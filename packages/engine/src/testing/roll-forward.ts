import type { ModelDocument } from "#model/document.ts";
import { calculateModel } from "./calculate-model.ts";

/** The document with its first periods actual, exactly as they were forecast. */
export function rolledForward(document: ModelDocument, actualCount: number): ModelDocument {
  const { read } = calculateModel(document);
  const actuals = Object.fromEntries(
    document.accounts.map(({ id }) => [id, read(`account.${id}.movement`).slice(0, actualCount)]),
  );
  return { ...document, timeline: { ...document.timeline, actualCount }, actuals };
}

/** Every account and period that rolling forward with actual = forecast changes; none, if all is well. */
export function changedByRollingForward(document: ModelDocument, actualCount: number): string[] {
  const [before, after] = [document, rolledForward(document, actualCount)].map(calculateModel);
  return document.accounts.flatMap(({ id }) => {
    const line = `account.${id}.movement`;
    const [was, is] = [before?.read(line) ?? [], after?.read(line) ?? []];
    return was.flatMap((figure, period) =>
      Math.abs(figure - (is[period] ?? Number.NaN)) < 1e-9
        ? []
        : [`${id}, period ${period}: ${figure} became ${is[period]}`],
    );
  });
}
