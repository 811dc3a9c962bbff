import { createHash } from "node:crypto";
import { dayOfTerms, TERMS_VERSION } from "@app/contract/terms";
import { expect, test } from "vitest";
import { dayText } from "#lib/day-text.ts";
import { EULA } from "./eula.ts";
import { PRIVACY_STATEMENT } from "./privacy-statement.ts";

test("the privacy statement was changed under a version that people had accepted: what is said belongs to its version", () => {
  const texts = JSON.stringify([EULA, PRIVACY_STATEMENT]);
  const seal = createHash("sha256").update(texts).digest("hex").slice(0, 12);
  expect([TERMS_VERSION, seal]).toEqual(["2026-11-18.2", "88157ddf5dbc"]);
});

test("a second version of a day is told by its day", () => {
  expect(dayText(dayOfTerms("2026-11-18.2"))).toBe("18 November 2026");
  expect(dayOfTerms("2026-11-16")).toBe("2026-11-16");
});
