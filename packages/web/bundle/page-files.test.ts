import { expect, test } from "vitest";
import { type BuiltFile, filesByPage } from "./page-files.ts";

function file(fileName: string, built: Partial<BuiltFile>): BuiltFile {
  return { ...{ imports: [], moduleIds: [], isEntry: false }, fileName, ...built };
}

const route = (name: string, part = "component") => `/web/src/routes/${name}.tsx?tsr-split=${part}`;

test("a page names its files, those of the frames around it, and what they import", () => {
  const pages = filesByPage([
    file("index.js", { isEntry: true, imports: ["framework.js"] }),
    file("framework.js", {}),
    file("app.js", { moduleIds: [route("_in/route")], imports: ["framework.js"] }),
    file("report.js", {
      moduleIds: [route("_in/models/$modelId/reports/$reportId_.editions.$edition")],
      imports: ["kit.js", "framework.js"],
    }),
    file("kit.js", { imports: ["charts.js"] }),
    file("charts.js", { imports: ["kit.js"] }),
    file("unrelated.js", {}),
  ]);
  expect(pages).toEqual([
    {
      path: "/models/$modelId/reports/$reportId/editions/$edition",
      files: ["app.js", "report.js", "kit.js", "charts.js"],
    },
  ]);
});

test("what a page shows when something fails is not loaded with it", () => {
  const moduleIds = [route("clients"), route("clients", "loader")];
  const pages = filesByPage([
    file("clients.js", { moduleIds }),
    file("failed.js", { moduleIds: [route("clients", "errorComponent")] }),
  ]);
  expect(pages).toEqual([{ path: "/clients", files: ["clients.js"] }]);
});
