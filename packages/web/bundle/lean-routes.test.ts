import { expect, test } from "vitest";
import { withoutNames } from "./lean-routes.ts";

test("a route loses the path that only the compiler reads, and keeps its options", () => {
  const route = `const Route = createFileRoute("/_authenticated/_app/clients")({ validateSearch });`;
  expect(withoutNames(route)).toBe(`const Route = createFileRoute("")({ validateSearch });`);
});

test("the children of a route are a list without names, in the same order", () => {
  const tree =
    "const AppRouteChildren = {\n  ClientsRoute: ClientsRoute,\n  IndexRoute\n};\nApp._addFileChildren(AppRouteChildren);";
  expect(withoutNames(tree)).toBe(
    "const AppRouteChildren = [\n  ClientsRoute,\n  IndexRoute\n];\nApp._addFileChildren(AppRouteChildren);",
  );
});

test("what else is in a route's file stays as it is", () => {
  const code = `navigate({ to: "/clients" }); const links = { a: b };`;
  expect(withoutNames(code)).toBe(code);
});
