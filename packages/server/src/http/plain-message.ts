import type * as z from "zod/mini";

const kinds: Record<string, string> = {
  string: "a text",
  number: "a number",
  int: "a whole number",
  boolean: "true or false",
  array: "a list",
  object: "an object",
};

/** What is wrong with a value, where the contract has no words of its own for it. */
export function plainMessage(issue: z.core.$ZodRawIssue): string {
  switch (issue.code) {
    case "invalid_type":
      if (issue.input === undefined) return "Required.";
      return `Must be ${kinds[issue.expected] ?? "of another kind"}.`;
    case "invalid_value":
      return `Must be one of: ${issue.values.map(String).join(", ")}.`;
    case "too_small":
      return `Must be at least ${issue.minimum}${unitOf(issue.origin)}.`;
    case "too_big":
      return `Must be at most ${issue.maximum}${unitOf(issue.origin)}.`;
    case "unrecognized_keys":
      return "Not a field of this call.";
    default:
      return "Not valid.";
  }
}

function unitOf(origin: string) {
  if (origin === "string") return " characters long";
  return origin === "array" ? " long" : "";
}
