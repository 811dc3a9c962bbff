import { ACCESS_LEVELS } from "@app/contract/access-level";
import {
  createReportTemplate,
  deleteReportTemplate,
  listReportTemplates,
  renameReportTemplate,
} from "@app/contract/report-templates";
import { createWebReport, previewWebReport, updateWebReport } from "@app/contract/web-reports";
import type { ReportBlock, ReportDocument } from "@app/engine/reports/report-document";
import { beforeAll, expect, test } from "vitest";
import { type TestApp, testApp } from "#testing/test-app.ts";
import type { Caller } from "#testing/test-caller.ts";
import { dataOf } from "#testing/test-clients.ts";
import { addModel, grantModel } from "#testing/test-models.ts";
import { addReport } from "#testing/test-reports.ts";
import { actionsOf } from "#testing/test-trail.ts";

let app: TestApp;
beforeAll(async () => {
  app = await testApp();
});

const NOT_FOUND = [{ key: "root", message: "Template not found." }];

async function addTemplate(caller: Caller, name: string) {
  const { id, modelId } = await addReport(caller);
  const made = await caller.call(createReportTemplate, { params: { id }, body: { name } });
  return { ...dataOf(made), modelId, reportId: id };
}

test("a report becomes a template that the team lists, renames, uses and deletes", async () => {
  let id = 0;
  const actions = await actionsOf(app.parts, app.person.teamId, async () => {
    ({ id } = await addTemplate(app, "Board pack"));
    const body = { name: "Monthly board pack" };
    dataOf(await app.call(renameReportTemplate, { params: { id }, body }));
  });
  expect(actions.slice(-2)).toEqual(["report_template.create", "report_template.rename"]);
  const { items } = dataOf(await app.call(listReportTemplates, {}));
  expect(items.find((each) => each.id === id)).toMatchObject({
    ...{ name: "Monthly board pack", createdByName: "Ada Admin", canChange: true },
    ...{ pageCount: expect.any(Number), blockCount: expect.any(Number) },
  });

  const { id: modelId } = await addModel(app);
  const made = dataOf(
    await app.call(createWebReport, {
      params: { id: modelId },
      body: { title: "November", templateId: id },
    }),
  );
  expect(made).toMatchObject({ modelId, title: "November", document: { title: "November" } });
  dataOf(await app.call(deleteReportTemplate, { params: { id } }));
  const again = { params: { id: modelId }, body: { templateId: id } };
  expect((await app.send(createWebReport, again)).envelope.errors).toEqual(NOT_FOUND);
});

test("what the other model does not have is told, and shown as no figure", async () => {
  const { id, document } = await addReport(app);
  const figure = { line: "pl.account.fees", time: { preset: "thisFinancialYear" as const } };
  const words: ReportBlock = {
    ...{ id: "only", kind: "commentary", paragraphs: [[{ kind: "figure", cell: figure }]] },
  };
  const report: ReportDocument = {
    ...{ ...document, scenarios: [], pages: [{ id: "page", title: "Fees", blocks: [words] }] },
    openedDrivers: [{ line: "hourlyRate", mode: "scale", least: 0.9, most: 1.1 }],
  };
  dataOf(await app.call(updateWebReport, { params: { id }, body: { document: report } }));
  const template = dataOf(
    await app.call(createReportTemplate, { params: { id }, body: { name: "Fees" } }),
  );
  const make = async (modelId: number) =>
    dataOf(
      await app.call(createWebReport, {
        params: { id: modelId },
        body: { templateId: template.id },
      }),
    );
  const same = await addModel(app);
  const whole = await make(same.id);
  expect(whole.told).toEqual([]);
  expect(whole.document).toMatchObject({
    openedDrivers: report.openedDrivers,
    pages: report.pages,
  });

  const other = await addModel(app, { key: "hospitality", modelName: "Hotel" });
  const lacking = await make(other.id);
  expect(lacking.told).toHaveLength(2);
  expect(lacking.document.openedDrivers).toEqual([]);
  const preview = dataOf(
    await app.call(previewWebReport, { params: { id: lacking.id }, query: {} }),
  );
  expect(preview.cases[0]?.pages[0]?.blocks[0]).toMatchObject({
    paragraphs: [[{ kind: "figure", text: "…", figure: null, warning: expect.any(String) }]],
  });
});

test("a name is taken once, in capitals or not, and each team has its own", async () => {
  const { reportId, id } = await addTemplate(app, "Bank pack");
  const taken = [{ key: "name", message: "A template with this name already exists." }];
  const asked = { params: { id: reportId }, body: { name: "BANK pack" } };
  expect((await app.send(createReportTemplate, asked)).envelope.errors).toEqual(taken);
  const second = await addTemplate(app, "Lender pack");
  const renamed = { params: { id: second.id }, body: { name: "bank pack" } };
  expect((await app.send(renameReportTemplate, renamed)).envelope.errors).toEqual(taken);

  const stranger = await testApp();
  await addTemplate(stranger, "Bank pack");
  const { items } = dataOf(await stranger.call(listReportTemplates, {}));
  expect(items.map(({ name }) => name)).toEqual(["Bank pack"]);
  expect(items.map((each) => each.id)).not.toContain(id);
});

test("another team's template is as missing as one that never was, and so is its report", async () => {
  const { id, reportId } = await addTemplate(app, "Ours alone");
  const stranger = await testApp();
  const { id: modelId } = await addModel(stranger);
  const params = { id };
  const answers = [
    await stranger.send(renameReportTemplate, { params, body: { name: "Theirs" } }),
    await stranger.send(deleteReportTemplate, { params }),
    await stranger.send(createWebReport, { params: { id: modelId }, body: { templateId: id } }),
  ];
  for (const { status, envelope } of answers)
    expect([status, envelope.errors]).toEqual([404, NOT_FOUND]);
  const body = { name: "Taken" };
  const foreign = await stranger.send(createReportTemplate, { params: { id: reportId }, body });
  expect(foreign.status).toBe(404);
});

test("whoever may change a report saves it as a template; its maker and admins alone rename and delete it", async () => {
  const { id: reportId, modelId } = await addReport(app);
  const reader = await app.addMember();
  const writer = await app.addMember();
  await grantModel(app, modelId, reader.person, ACCESS_LEVELS.READ_ONLY);
  await grantModel(app, modelId, writer.person, ACCESS_LEVELS.STANDARD);
  const asked = { params: { id: reportId }, body: { name: "By a member" } };
  expect((await reader.send(createReportTemplate, asked)).status).toBe(403);
  const { id } = dataOf(await writer.call(createReportTemplate, asked));

  const params = { id };
  const refused = await reader.send(deleteReportTemplate, { params });
  expect([refused.status, refused.envelope.errors]).toEqual([
    403,
    [{ key: "root", message: "Only admins and whoever made a template change it." }],
  ]);
  const { items } = dataOf(await reader.call(listReportTemplates, {}));
  expect(items.find((each) => each.id === id)?.canChange).toBe(false);
  dataOf(await writer.call(renameReportTemplate, { params, body: { name: "Renamed" } }));
  dataOf(await app.call(deleteReportTemplate, { params }));
});
