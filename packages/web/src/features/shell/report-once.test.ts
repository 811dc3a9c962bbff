import { expect, test } from "vitest";
import { reportOnce } from "./report-once.ts";

test("an error is reported once however often it is drawn, and its twin is another error", () => {
  const messages: string[] = [];
  const error = new Error("The model could not be read.");
  const report = (message: string) => messages.push(message);

  reportOnce(error, report);
  reportOnce(error, report);
  expect(messages).toEqual(["The model could not be read."]);

  reportOnce(new Error("The model could not be read."), report);
  expect(messages).toHaveLength(2);
});

test("an error without words is still reported in words", () => {
  const messages: string[] = [];
  reportOnce(new Error(), (message) => messages.push(message));
  expect(messages).toEqual(["Something went wrong."]);
});
