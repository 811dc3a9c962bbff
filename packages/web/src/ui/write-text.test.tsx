import { expect, test } from "vitest";
import { writeText } from "./write-text.ts";

test("a text that changes is written into the node that is there, which the browser keeps laid out", () => {
  const element = document.createElement("p");
  writeText(element, "1,000");
  const node = element.firstChild;
  writeText(element, "");
  writeText(element, "1,200");
  expect(element.textContent).toBe("1,200");
  expect(element.firstChild).toBe(node);
});

test("what is not there is not written", () => {
  expect(() => writeText(null, "1,000")).not.toThrow();
});
