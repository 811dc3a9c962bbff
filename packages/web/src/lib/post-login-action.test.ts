import { expect, test } from "vitest";
import { POST_LOGIN_ACTIONS, pathAfterLogin } from "./post-login-action.ts";

test.each([
  ["NONE", undefined, "/"],
  ["OPEN_MODEL", 12, "/models/12"],
  ["OPEN_MODEL", undefined, "/models"],
  ["NEW_MODEL", undefined, "/models/new"],
  ["NEW_MODEL", 12, "/models/new"],
  ["QUICK_MODEL", undefined, "/connections/add"],
  ["EXAMPLE_MODEL", undefined, "/models/example"],
] as const)("%s of model %s leads to %s", (action, modelId, path) => {
  expect(pathAfterLogin(action, modelId)).toBe(path);
});

test("there are the five actions that the specification names", () => {
  expect(POST_LOGIN_ACTIONS).toHaveLength(5);
});
