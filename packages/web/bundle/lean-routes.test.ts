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

test("where a route stands is said once, by what its id and its path share", () => {
  const place = (path: string) =>
    `const A = AImport.update({\n\tid: "/team/",\n\tpath: "${path}",\n\tgetParentRoute: () => B\n});`;
  const lean = withoutNames(place("/team/"));
  expect(lean.split("\n")[0]).toBe('const A = placed(AImport, "/team/", () => B);');
  const placed = new Function("AImport", "B", `${lean}; return A;`);
  const A = { update: (given: { getParentRoute: () => string }) => given };
  const found = placed(A, "the parent");
  expect({ ...found, getParentRoute: found.getParentRoute() }).toEqual({
    ...{ id: "/team/", path: "/team/", getParentRoute: "the parent" },
  });
  expect(withoutNames(place("/other"))).toBe(place("/other"));
});
