import { expect, test } from "vitest";
import { withoutKeys } from "./lean-icons.ts";

test("an icon keeps its name and its strokes, without keys and earlier names", () => {
  const published = `const __iconData = {
  name: "layers",
  size: 24,
  node: [
    ["path", { d: "M2 12", key: "1wduqc" }],
    ["path", { d: "M2 17", key: "kqbvx6" }]
  ],
  aliases: ["layers-3"]
};
__iconData.node;
const Layers = createLucideIcon(__iconData);
`;
  expect(withoutKeys(published)).toBe(`const __iconData = {
  name: "layers",
  size: 24,
  node: [
    ["path", { d: "M2 12" }],
    ["path", { d: "M2 17" }]
  ]
};
const Layers = createLucideIcon(__iconData);
`);
});
