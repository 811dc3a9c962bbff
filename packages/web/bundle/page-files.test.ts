import { expect, test } from "vitest";
import { type BuiltFile, filesByPage } from "./page-files.ts";

function file(fileName: string, built: Partial<BuiltFile>): BuiltFile {
  return { ...{ imports: [], moduleIds: [] }, fileName, ...built };
}

const route = (name: string, part = "component") => `/web/src/routes/${name}.tsx?tsr-split=${part}`;

test("a page names its files, those of the frames around it, and what they import", () => {
  const pages = filesByPage([
    file("index.js", { entry: "index", imports: ["framework.js"] }),
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

test("a report that somebody reads begins with a page of its own, and names what that has not", () => {
  const pages = filesByPage([
    file("index.js", { entry: "index", imports: ["framework.js", "routes.js"] }),
    file("view_report.js", { entry: "view_report", imports: ["framework.js"] }),
    file("framework.js", {}),
    file("routes.js", {}),
    file("report.js", {
      moduleIds: [route("_anonymous/view_report.$webReportId")],
      imports: ["framework.js", "routes.js"],
    }),
  ]);
  expect(pages).toEqual([{ path: "/view_report/$webReportId", files: ["report.js", "routes.js"] }]);
});
