import { expect, test } from "vitest";
import { filesOffline, type OfflineFile, withFiles } from "./offline-files.ts";

function file(fileName: string, built: Partial<OfflineFile> = {}): OfflineFile {
  const none = { imports: [], dynamicImports: [], moduleIds: [], code: "", isStart: false };
  return { ...none, fileName, ...built };
}

const BESIDE = ["", "favicon.svg", "icon-192.png", "manifest.webmanifest"];
const part = (route: string) => `/web/src/routes/${route}.tsx?tsr-split=component`;

test("the pages that open without a line are listed with what they import, load later and name", () => {
  const files = filesOffline([
    file("assets/index-1.js", { isStart: true, imports: ["assets/framework-1.js"] }),
    file("assets/framework-1.js"),
    file("assets/models-1.js", {
      moduleIds: [part("_authenticated/_app/models/index")],
      dynamicImports: ["assets/dialog-1.js", "assets/billing-1.js"],
      code: 'new Worker("/app/assets/worker-1.js")',
    }),
    file("assets/dialog-1.js"),
    file("assets/worker-1.js", { code: 'import("./compile-1.js")' }),
    file("assets/compile-1.js"),
    file("assets/billing-1.js", { moduleIds: [part("_authenticated/_app/billing/index")] }),
    file("assets/unrelated-1.js"),
  ]);
  const names = ["compile", "dialog", "framework", "index", "models", "worker"];
  expect(files).toEqual([...BESIDE, ...names.map((name) => `assets/${name}-1.js`)]);
});

test("another file is another worker to the browser, and the same files are the same", () => {
  const before = withFiles("work();", ["a.js"]);
  expect(withFiles("work();", ["a.js"])).toBe(before);
  expect(withFiles("work();", ["b.js"]).split("\n")[0]).not.toBe(before.split("\n")[0]);
});
