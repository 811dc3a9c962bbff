/**
 * Whatever a person has typed so far, the model is built and run: nothing throws, nothing runs
 * away, and what is wrong is told at a place that can be opened.
 */
import fc from "fast-check";
import { describe, expect, test } from "vitest";
import type { ModelDocument } from "#model/document.ts";
import type { Issue } from "#model/issue.ts";
import { readDocument } from "#model/read-document.ts";
import { anyDocument } from "#testing/any-document.ts";
import { calculateModel } from "#testing/calculate-model.ts";

const settings = { numRuns: 200, seed: 20261115 };

describe("over documents that fit the schema and little else", { timeout: 120_000 }, () => {
  test("figures without bounds, circles and wrong accounts never throw, and every issue has a place", () => {
    const holds = (document: ModelDocument) => {
      expect(readDocument(document).issues).toEqual([]);
      const { model } = calculateModel(document);
      expect(model.issues.filter(({ place }) => !isPlace(document, place))).toEqual([]);
      expect(model.issues.filter(isUnreadable)).toEqual([]);
    };
    fc.assert(fc.property(anyDocument(true), holds), settings);
  });

  test("figures of a size that a business has give figures everywhere", () => {
    const holds = (document: ModelDocument) => {
      const { model, sheet } = calculateModel(document);
      const cell = sheet.findIndex((value) => !Number.isFinite(value));
      const row = Math.floor(cell / model.program.stride);
      expect(model.program.lines[row]?.id).toBeUndefined();
    };
    fc.assert(fc.property(anyDocument(false), holds), settings);
  });
});

/** Lists are opened by an entry's id or number, everything else by its key. */
function isPlace(document: ModelDocument, place: string): boolean {
  const [part = "", entry] = place.split("/");
  if (!Object.hasOwn(document, part)) return false;
  const list: unknown = document[part as keyof ModelDocument];
  if (entry === undefined) return true;
  if (!Array.isArray(list)) return Object.hasOwn(list as object, entry) || /^\d+$/.test(entry);
  return entry in list || list.some((item: { id?: string }) => item.id === entry);
}

function isUnreadable({ message }: Issue): boolean {
  return message.includes("undefined") || message.includes("NaN") || message.includes('""');
}
