import { existsSync, readFileSync } from "node:fs";
import { describe, expect, test } from "vitest";
import { sourceFiles } from "./source-files.ts";
import { type Import, importsOf, rules } from "./walls.ts";

const imports = sourceFiles().flatMap((file) => importsOf(file, readFileSync(file, "utf8")));

describe("in this project", () => {
  for (const [title, rule] of Object.entries(rules)) {
    test(title, () => {
      expect(rule(imports)).toEqual([]);
    });
  }

  test("an import opens a real file, so no wall is passed by a name we cannot follow", () => {
    const lost = imports.filter(({ target }) => target && !isRealFile(target));
    expect(lost).toEqual([]);
  });

  test("a neighbour is imported by ./ and anything further by #, never by climbing", () => {
    expect(imports.filter(({ specifier }) => specifier.startsWith(".."))).toEqual([]);
  });

  test("this check reads the project", () => {
    expect(imports.length).toBeGreaterThan(100);
    expect(imports.filter(({ target }) => target).length).toBeGreaterThan(50);
  });
});

describe("planted, a violation is found:", () => {
  const planted: [title: keyof typeof rules, file: string, specifier: string][] = [
    ["packages import only the packages below them", "web/src/lib/api.ts", "@app/server/app"],
    ["packages import only the packages below them", "engine/src/loan.ts", "@app/contract/text"],
    ["packages import only the packages below them", "contract/src/a.ts", "../../web/src/main.tsx"],
    ["layers import only the layers to their left", "server/src/db/db.ts", "#core/context.ts"],
    ["layers import only the layers to their left", "server/src/app.ts", "#testing/test-app.ts"],
    ["layers import only the layers to their left", "web/src/ui/button.tsx", "#features/a/a.ts"],
    ["layers import only the layers to their left", "web/src/ui/button.tsx", "#unheard/of.ts"],
    ["layers import only the layers to their left", "web/src/ui/table.tsx", "#model/figure.tsx"],
    ["layers import only the layers to their left", "web/src/model/figure.tsx", "#features/a/a.ts"],
    ["layers import only the layers to their left", "web/src/ui/button.tsx", "#money/pay.tsx"],
    ["layers import only the layers to their left", "web/src/money/pay.tsx", "#model/figure.tsx"],
    ["layers import only the layers to their left", "engine/src/lines/line.ts", "#model/issue.ts"],
    ["layers import only the layers to their left", "engine/src/formula/a.ts", "#build/kpis.ts"],
    ["layers import only the layers to their left", "engine/src/modules/a.ts", "#build/kpis.ts"],
    [
      "layers import only the layers to their left",
      "engine/src/modules/trading/a.ts",
      "#statements/cash-flow.ts",
    ],
    ["layers import only the layers to their left", "engine/src/calculate/a.ts", "#draft/draft.ts"],
    ["layers import only the layers to their left", "engine/src/build/a.ts", "#scenarios/cases.ts"],
    ["layers import only the layers to their left", "engine/src/trace/a.ts", "#testing/a.ts"],
    ["layers import only the layers to their left", "engine/src/unheard/of.ts", "#time/day.ts"],
    [
      "kinds of module share a context and settlement, and nothing else",
      "engine/src/modules/finance/treasury.ts",
      "#modules/taxes/income-tax.ts",
    ],
    [
      "kinds of module share a context and settlement, and nothing else",
      "engine/src/modules/context/context.ts",
      "#modules/settlement/settlement.ts",
    ],
    [
      "kinds of module share a context and settlement, and nothing else",
      "engine/src/modules/settlement/settlement.ts",
      "#modules/modules.ts",
    ],
    ["layers import only the layers to their left", "connectors/src/ledger/a.ts", "#http/json.ts"],
    ["layers import only the layers to their left", "connectors/src/http/a.ts", "#mapping/a.ts"],
    [
      "layers import only the layers to their left",
      "connectors/src/sources/xero/xero.ts",
      "#reading/read-ledger.ts",
    ],
    [
      "layers import only the layers to their left",
      "connectors/src/reading/read-ledger.ts",
      "#registry/catalogue.ts",
    ],
    [
      "layers import only the layers to their left",
      "connectors/src/document/document-books.ts",
      "#reading/read-ledger.ts",
    ],
    ["layers import only the layers to their left", "connectors/src/loose.ts", "#ledger/day.ts"],
    [
      "a source knows no other, unless it is a demo of it",
      "connectors/src/sources/xero/xero.ts",
      "#sources/xero-demo/xero-demo.ts",
    ],
    [
      "a source knows no other, unless it is a demo of it",
      "connectors/src/sources/xero-demo/a.ts",
      "#sources/quickbooks/quickbooks.ts",
    ],
    ["features are strangers to each other", "web/src/features/a/a.tsx", "#features/b/b.tsx"],
    [
      "a module enters another only by that one's own name",
      "server/src/modules/a/a.ts",
      "#modules/clients/clients.store.ts",
    ],
    [
      "a module enters another only by that one's own name",
      "server/src/modules/a/a.ts",
      "#modules/clients/clients.routes.ts",
    ],
    ["the engine's door is for programs outside the project", "web/src/lib/a.ts", "@app/engine"],
    ["SQL stays in stores and HTTP at the door", "server/src/modules/a/a.ts", "drizzle-orm"],
    ["SQL stays in stores and HTTP at the door", "server/src/http/mount.ts", "drizzle-orm/pg-core"],
    ["SQL stays in stores and HTTP at the door", "server/src/modules/a/a.ts", "fastify"],
    ["SQL stays in stores and HTTP at the door", "server/src/core/a.ts", "@fastify/cookie"],
    ["the engine imports nothing", "engine/src/time/month.ts", "zod"],
    ["the engine imports nothing", "engine/src/time/month.ts", "node:fs"],
  ];
  test.each(planted)("%s: %s, %s", (title, file, specifier) => {
    expect(rules[title](plant(file, specifier))).toEqual([`packages/${file} imports ${specifier}`]);
  });
});

describe("allowed, nothing is found:", () => {
  const allowed: [file: string, specifier: string][] = [
    ["server/src/modules/a/a.store.ts", "drizzle-orm"],
    ["server/src/modules/a/a.routes.ts", "#http/mount.ts"],
    ["server/src/modules/a/a.ts", "#modules/clients/clients.ts"],
    ["server/src/app.ts", "#modules/clients/clients.routes.ts"],
    ["server/src/app.ts", "fastify"],
    ["server/src/modules/a/a.test.ts", "#testing/test-app.ts"],
    ["web/src/features/a/a.tsx", "./a-queries.ts"],
    ["web/src/routes/index.tsx", "#features/b/b.tsx"],
    ["web/src/features/a/a.tsx", "#model/figure.tsx"],
    ["web/src/features/a/a.tsx", "#money/pay.tsx"],
    ["web/src/model/figure.tsx", "#ui/button.tsx"],
    ["engine/src/time/month.test.ts", "vitest"],
    ["engine/src/index.ts", "#tables/tables.ts"],
    ["engine/src/model/document.ts", "#time/timeline.ts"],
    ["engine/src/modules/modules.ts", "./finance/loan.ts"],
    ["engine/src/modules/finance/loan.ts", "./loan-rate.ts"],
    ["engine/src/modules/trading/receivables.ts", "#modules/settlement/settlement.ts"],
    ["engine/src/modules/settlement/settlement.ts", "#modules/context/context.ts"],
    ["engine/src/modules/trading/revenue.test.ts", "#testing/small-company.ts"],
    ["connectors/src/sources/xero-demo/xero-demo.ts", "#sources/xero/xero.ts"],
    ["connectors/src/sources/xero/xero.ts", "#connector/connector.ts"],
    ["connectors/src/sources/free-agent/a.test.ts", "#sources/demo-books/books.ts"],
    ["e2e/src/clients.e2e.ts", "@app/contract/clients"],
  ];
  test.each(allowed)("%s, %s", (file, specifier) => {
    const offenders = Object.values(rules).flatMap((rule) => rule(plant(file, specifier)));
    expect(offenders).toEqual([]);
  });
});

test("an import is found whichever way it is written", () => {
  const text = `
    import one from "./one.ts";
    import type { Two } from './two.ts';
    import "./three.css";
    export { four } from "./four.ts";
    const five = await import("./five.ts");
    type Six = import("./six.ts").Six;
  `;
  expect(importsOf("packages/web/src/a.ts", text).map(({ specifier }) => specifier)).toEqual([
    "./one.ts",
    "./two.ts",
    "./three.css",
    "./four.ts",
    "./five.ts",
    "./six.ts",
  ]);
});

function plant(file: string, specifier: string): Import[] {
  return importsOf(`packages/${file}`, `import { planted } from "${specifier}";`);
}

/** The route tree is generated before anything is checked, and not committed. */
function isRealFile(target: string) {
  return existsSync(target) || target.endsWith(".gen.ts");
}
