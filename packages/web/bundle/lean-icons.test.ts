import LucideLock, { __iconData as LOCK } from "lucide-react/icons/lock";
import { createElement, type ReactElement } from "react";
import { renderToStaticMarkup } from "react-dom/server";
import { expect, test } from "vitest";
import createLucideIcon from "./lean-icon.ts";
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

test.each([
  {},
  { className: "size-4 text-alert" },
  { "aria-label": "Calculated" },
  { role: "img", width: 16, height: 16 },
  { "aria-hidden": true, "data-sign": "lock" },
])("a sign is drawn as lucide draws it, with %o", (props) => {
  const Lock = createLucideIcon(LOCK as unknown as Parameters<typeof createLucideIcon>[0]);
  expect(partsOf(createElement(Lock, props))).toEqual(partsOf(createElement(LucideLock, props)));
});

function partsOf(sign: ReactElement) {
  return renderToStaticMarkup(sign)
    .match(/<\w+|[\w-]+="[^"]*"/g)
    ?.sort();
}
