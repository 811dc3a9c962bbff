import { ACCESS_LEVELS, type AccessLevel } from "@app/contract/access-level";
import type { DataOf } from "@app/contract/endpoint";
import type { getWebReport, listWebReports } from "@app/contract/web-reports";
import { screen, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { beforeAll, beforeEach, expect, test } from "vitest";
import { renderedCase } from "#report/testing/rendered-case.ts";
import { A_MODEL } from "./testing/a-model.ts";
import { ADMIN } from "./testing/people.ts";
import { testApp } from "./testing/test-app.tsx";

const app = testApp();

beforeAll(() =>
  Promise.all([
    import("#features/reports/delete-report-dialog.tsx"),
    import("#features/reports/rename-report-dialog.tsx"),
  ]),
);

type Listed = DataOf<typeof listWebReports>["items"][number];
let reports: Listed[];
let level: AccessLevel;

beforeEach(() => {
  reports = [BOARD];
  level = ACCESS_LEVELS.STANDARD;
  app.answer({ path: "/model/1" }, () => ({ ...A_MODEL, registeredModelAccessMode: level }));
  app.answer({ path: "/model/1/web_report" }, () => ({
    ...{ items: reports, totalItemCount: reports.length },
  }));
});

test("a report says its edition, who published it, and how often it was opened", async () => {
  app.open("/models/1/reports", ADMIN);
  const row = within(await screen.findByRole("row", { name: /Board report/ }));
  expect(row.getByText("Edition 3")).toBeDefined();
  expect(row.getByText("2 Nov 2026, Tom Okafor")).toBeDefined();
  expect(row.getByText("14 times opened")).toBeDefined();
  expect(row.getByText("2 links")).toBeDefined();
});

test("whoever deletes a report is told what ends before it does", async () => {
  const user = userEvent.setup();
  app.open("/models/1/reports", ADMIN);
  await user.click(await screen.findByRole("button", { name: "Actions for Board report" }));
  await user.click(await screen.findByRole("menuitem", { name: "Delete report" }));
  const dialog = await screen.findByRole("alertdialog", { name: "Delete “Board report”?" });
  expect(dialog.textContent).toContain(
    "3 editions and 1 note go with it. 2 links end at once: whoever opens one finds no report. This cannot be undone.",
  );
});

test("a model without reports offers one in one click, to whoever may make it", async () => {
  reports = [];
  app.open("/models/1/reports", ADMIN);
  expect(await screen.findByText("No reports yet")).toBeDefined();
  expect(screen.getByRole("button", { name: "Make a report" })).toBeDefined();
});

test.each([ACCESS_LEVELS.DATA_ENTRY, ACCESS_LEVELS.REVIEW, ACCESS_LEVELS.READ_ONLY])(
  "with level %i reports are seen and nothing is offered that would be refused",
  async (given) => {
    level = given;
    app.open("/models/1/reports", ADMIN);
    expect(await screen.findByRole("row", { name: /Board report/ })).toBeDefined();
    expect(screen.queryByRole("button", { name: "Make a report" })).toBeNull();
    expect(screen.queryByRole("button", { name: /^Actions for Board/ })).toBeNull();
  },
);

test("with Data Entry a report is read as it stands, with its editions, and not written", async () => {
  level = ACCESS_LEVELS.DATA_ENTRY;
  app.answer({ path: "/web_report/7" }, () => OPEN_BOARD);
  app.answer({ path: "/web_report/7/preview" }, () => ({
    ...{ modelVersion: 4, units: ["month"], cases: [renderedCase()] },
    standing: { isBlocked: false, errorCount: 0, alertCount: 0 },
  }));
  app.answer({ path: "/web_report/7/edition" }, () => ({ items: [], totalItemCount: 0 }));
  app.answer({ path: "/web_report/7/look" }, () => ({ ...LOOK, teamName: "Marlowe & Tran" }));
  app.open("/models/1/reports/7", ADMIN);
  expect(await screen.findByText(/Nothing is published yet/)).toBeDefined();
  expect(await screen.findByText("Statements balance")).toBeDefined();
  expect(screen.queryByRole("button", { name: "Publish" })).toBeNull();
});

test("an earlier edition has the firm's head as readers saw it: name, logo and colour of then", async () => {
  app.answer({ path: "/web_report/7" }, () => OPEN_BOARD);
  app.answer({ path: "/web_report/7/edition/1" }, () => ({
    ...{ edition: 1, title: "Board report", publishedAt: "2026-11-12T01:00:00.000Z" },
    ...{ publishedByName: "Tom Marlowe", modelVersion: 3, cases: [renderedCase()] },
    ...{ teamName: "Marlowe & Tran", look: LOOK },
  }));
  app.open("/models/1/reports/7/editions/1", ADMIN);
  const sheet = within(await screen.findByRole("article"));
  sheet.getByText("Marlowe & Tran");
  expect(sheet.getByRole("presentation").getAttribute("src")).toBe(LOOK.logo.src);
  expect(screen.getByRole("article").getAttribute("style")).toContain("#0a3d62");
});

const LOOK = {
  ...{ accent: "#0a3d62", accentDark: "#426a86" },
  logo: { src: "data:image/png;base64,AAAA", width: 100, height: 100 },
};

test("a report at the address of another model is not found: its figures are not of that model", async () => {
  app.answer({ path: "/web_report/7" }, () => ({ ...OPEN_BOARD, modelId: 2 }));
  app.open("/models/1/reports/7", ADMIN);
  expect(await screen.findByText("Report not found.")).toBeDefined();
});

const at = "2026-11-02T00:00:00.000Z";

const BOARD: Listed = {
  ...{ id: 7, modelId: 1, title: "Board report", version: 5 },
  ...{ createdAt: at, updatedAt: at, updatedByName: "Tom Okafor" },
  published: { edition: 3, publishedAt: at, publishedByName: "Tom Okafor", modelVersion: 4 },
  ...{ shareCount: 2, openedCount: 14, noteCount: 1 },
};

const OPEN_BOARD: DataOf<typeof getWebReport> = {
  ...BOARD,
  document: {
    ...{ reportVersion: 1, title: "Board report", scale: "ones", scenarios: [] },
    ...{ openedDrivers: [], pages: [{ id: "p", title: "Summary", blocks: [] }] },
  },
};
