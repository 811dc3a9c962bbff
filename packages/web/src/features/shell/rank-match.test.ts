import { expect, test } from "vitest";
import { markMatch, rankMatch } from "./rank-match.ts";

test.each([
  ["Portfolio", "portfolio", -1],
  ["Portfolio cash flow", "portfolio", 0],
  ["Saltmarsh Brewing", "sal", 0],
  ["Saltmarsh Brewing", "brew salt", 1],
  ["Add client", "client", 1],
  ["Wholesale Timber", "sal", 2],
  ["Multi-factor authentication", "mfa", 3],
  ["Add client", "remove client", undefined],
  ["Anything", "", 0],
  ["Saltmarsh Brewing Co.", "sältmarsh", 0],
  ["Saltmarsh Brewing Co.", "brewing co salt", 1],
  ["Café Zoë", "cafe zoe", -1],
  ["Hafenstraße 5", "hafenstrasse", 0],
  ["Ελλάς", "ΕΛΛΑΣ", -1],
  ["Saltmarsh Brewing", "saltmrsh", 4],
  ["Saltmarsh Brewing", "slatmarsh", 4],
  ["Saltmarsh Brewing", "saltmarrsh brew", 4],
  ["Saltmarsh Brewing", "saltnarsh", 4],
  ["Saltmarsh Brewing", "slat", undefined],
  ["Saltmarsh Brewing", "slatmrash", undefined],
])("“%s” and the typed “%s”: rank %s", (label, text, rank) => {
  const keywords = label.startsWith("Multi") ? "mfa 2fa" : undefined;
  expect(rankMatch({ label, keywords }, text)).toBe(rank);
});

test("what was typed is marked wherever it is in the name, as it is written there", () => {
  expect(markMatch("Saltmarsh (Salt) Co", "salt (")).toEqual([
    { part: "Salt", isMatch: true },
    { part: "marsh ", isMatch: false },
    { part: "(Salt", isMatch: true },
    { part: ") Co", isMatch: false },
  ]);
  expect(markMatch("Straße 5", "strasse")).toEqual([
    { part: "Straße", isMatch: true },
    { part: " 5", isMatch: false },
  ]);
  expect(markMatch("Clients", " ")).toEqual([{ part: "Clients", isMatch: false }]);
});
