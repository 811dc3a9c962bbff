import { expect, test } from "vitest";
import type * as z from "zod/mini";
import { createReportNote } from "./report-viewer.ts";
import { supportReply } from "./support.ts";
import { chosenPassword, email, line, lines, oneTimeCode, requiredLine } from "./text.ts";

function messageOf(schema: z.ZodMiniType, value: unknown) {
  return schema.safeParse(value).error?.issues[0]?.message;
}

test("a line is trimmed and may be empty unless it is required", () => {
  expect(line(10).parse("  Acorn ")).toBe("Acorn");
  expect(line(10).parse("")).toBe("");
  expect(messageOf(requiredLine(10, "Enter a name."), "   ")).toBe("Enter a name.");
});

test("a line longer than it may be is refused with the length", () => {
  expect(messageOf(line(3), "abcd")).toBe("Use at most 3 characters.");
});

test("a name of several lines, of turned or of invisible characters is refused", () => {
  const name = requiredLine(40, "Enter a name.");
  const notOneLine = "Use one line, without control characters.";
  for (const character of ["\r\n", "\n", "\t", "\u0007", "\u0085", "\u2028", "\u202e", "\u2066"]) {
    expect(messageOf(name, `Acorn${character}Pay here`)).toBe(notOneLine);
    expect(messageOf(line(40), `Acorn${character}Pay here`)).toBe(notOneLine);
  }
  for (const nothing of ["\u200b", "\u2060\ufeff", "\u00ad \u200d", "\u3164"]) {
    expect(messageOf(name, nothing)).toBe("Enter a name.");
  }
  for (const kept of [
    "Café Ünal & Söhne",
    "משרד רואי חשבון",
    "کسب‌وکار",
    "👩‍💻 Studio",
    "資金繰り",
  ]) {
    expect(name.parse(kept)).toBe(kept);
  }
});

test("a message or a note with nothing to see in it was taken, and is refused", () => {
  const reply = supportReply.shape.body;
  const note = createReportNote.body.shape.text;
  for (const nothing of ["\u200b", "\u2800\u3164", " \n\u00ad", ""]) {
    expect(messageOf(reply, nothing)).toBe("Write what it is about.");
    expect(messageOf(note, nothing)).toBe("Enter a note.");
  }
  expect(reply.parse("Two\nlines")).toBe("Two\nlines");
});

test("notes keep their lines", () => {
  expect(lines(40).parse("One\nTwo\n")).toBe("One\nTwo");
});

test("NUL and lone surrogates are refused, whole pairs are not", () => {
  expect(messageOf(line(9), "a\0b")).toBe("Some characters here cannot be stored.");
  expect(messageOf(line(9), "a\ud800")).toBe("Some characters here cannot be stored.");
  expect(messageOf(line(9), "\udc00a")).toBe("Some characters here cannot be stored.");
  expect(line(9).parse("a😀b")).toBe("a😀b");
});

test("an address is compared in lower case and must be whole", () => {
  expect(email.parse(" Priya@Firm.Example ")).toBe("priya@firm.example");
  expect(messageOf(email, "helen@saltmarsh")).toBe(
    "Enter a full address, for example name@firm.com.",
  );
});

test("a chosen password has 12 to 128 characters and keeps its spaces", () => {
  expect(messageOf(chosenPassword, "elevenchars")).toBe("Use at least 12 characters.");
  expect(chosenPassword.parse(" twelve chars ")).toBe(" twelve chars ");
  expect(messageOf(chosenPassword, "x".repeat(129))).toBe("Use at most 128 characters.");
});

test("a code may be typed with the space that authenticator apps show", () => {
  expect(oneTimeCode.parse("123 456")).toBe("123456");
  expect(messageOf(oneTimeCode, "12345")).toBe("Enter the six digits.");
});
