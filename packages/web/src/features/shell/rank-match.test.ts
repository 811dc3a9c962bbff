import { expect, test } from "vitest";
import { markMatch, rankMatch } from "./rank-match.ts";

test.each([
  ["Saltmarsh Brewing", "sal", 0],
  ["Saltmarsh Brewing", "brew salt", 1],
  ["Add client", "client", 1],
  ["Wholesale Timber", "sal", 2],
  ["Multi-factor authentication", "mfa", 3],
  ["Add client", "remove client", undefined],
  ["Anything", "", 0],
])("“%s” and the typed “%s”: rank %s", (label, text, rank) => {
  const keywords = label.startsWith("Multi") ? "mfa 2fa" : undefined;
  expect(rankMatch({ label, keywords }, text)).toBe(rank);
});

test("what was typed is marked wherever it is in the name, as it is written there", () => {
  expect(markMatch("Saltmarsh (Salt) Co", "salt (")).toEqual([
    { part: "Salt", isMatch: true },
    { part: "marsh ", isMatch: false },
    { part: "(", isMatch: true },
    { part: "Salt", isMatch: true },
    { part: ") Co", isMatch: false },
  ]);
  expect(markMatch("Clients", " ")).toEqual([{ part: "Clients", isMatch: false }]);
});
