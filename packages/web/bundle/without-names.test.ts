import { expect, test } from "vitest";
import { leaveOutNames } from "./without-names.ts";

const published = `
var __defProp = Object.defineProperty;
var __name = (target, value) => __defProp(target, "name", { value, configurable: true });
var Dict = class extends Map {
  static {
    __name(this, "Dict");
  }
  size = 0;
};
function useDict() {
  return /* @__PURE__ */ __name(function useScope(scope) {
    return scope;
  }, "useScope");
}
__name(useDict, "useDict");
`;

test("a function that was given its name back is left as it was written, to be left out where nobody uses it", () => {
  expect(leaveOutNames(published)).toBe(`
var __defProp = Object.defineProperty;
var __name = (target) => target;
var Dict = class extends Map {
  size = 0;
};
function useDict() {
  return /* @__PURE__ */ __name(function useScope(scope) {
    return scope;
  }, "useScope");
}
`);
});
