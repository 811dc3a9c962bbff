import type { ReportDocument } from "@app/engine/reports/report-document";
import { expect, test } from "vitest";
import { ApiError, noAnswer } from "#lib/api.ts";
import { openReportDesk, type Saved } from "./open-report-desk.ts";

const reportOf = (title: string, text = "Trading"): ReportDocument => ({
  ...{ reportVersion: 1, title, scale: "ones", scenarios: [], openedDrivers: [] },
  pages: [{ id: "p", title: "Summary", blocks: [{ id: "h", kind: "heading", text }] }],
});

/** A server that keeps one report, as the real one does: a save is held against its version. */
function serverWith(document: ReportDocument) {
  let stored: Saved = { version: 1, document };
  let isAway = false;
  const save = async (sent: ReportDocument, version: number) => {
    if (isAway) throw noAnswer();
    if (version !== stored.version)
      throw new ApiError(412, [{ key: "root", message: "Somebody else changed this report." }]);
    stored = { version: version + 1, document: sent };
    return stored;
  };
  return {
    calls: { save, load: async () => stored },
    stored: () => stored,
    saveElsewhere: (next: ReportDocument) => {
      stored = { version: stored.version + 1, document: next };
    },
    setAway: (next: boolean) => {
      isAway = next;
    },
  };
}

test("what is changed is saved under its version, and can be undone and done again", async () => {
  const server = serverWith(reportOf("Board"));
  const desk = openReportDesk(server.stored(), server.calls);
  desk.change(reportOf("Bank"));
  expect(desk.hasUnsaved()).toBe(true);
  expect(await desk.flush()).toBe(true);
  expect(server.stored()).toEqual({ version: 2, document: reportOf("Bank") });
  desk.undo();
  expect(desk.state().document.title).toBe("Board");
  desk.redo();
  await desk.flush();
  expect(desk.state()).toMatchObject({ status: "saved", document: { title: "Bank" } });
});

test("letters typed one after the other are one step back", () => {
  const server = serverWith(reportOf("Board"));
  const desk = openReportDesk(server.stored(), server.calls);
  for (const title of ["B", "Ba", "Ban", "Bank"]) desk.change(reportOf(title), "title");
  desk.undo();
  expect(desk.state().document.title).toBe("Board");
  desk.close();
});

test("what a colleague saved elsewhere is merged, and undo takes back only what is one's own", async () => {
  const server = serverWith(reportOf("Board"));
  const desk = openReportDesk(server.stored(), server.calls);
  server.saveElsewhere(reportOf("Board", "Trading in July"));
  desk.change(reportOf("Bank"));
  expect(await desk.flush()).toBe(true);
  expect(server.stored().document).toEqual(reportOf("Bank", "Trading in July"));
  desk.undo();
  expect(desk.state().document).toEqual(reportOf("Board", "Trading in July"));
  desk.close();
});

test("the same words changed by both wait for a decision, and nothing typed is lost by either", async () => {
  const server = serverWith(reportOf("Board"));
  const desk = openReportDesk(server.stored(), server.calls);
  server.saveElsewhere(reportOf("Board", "Theirs"));
  desk.change(reportOf("Board", "Mine"));
  expect(await desk.flush()).toBe(false);
  expect(desk.state()).toMatchObject({
    status: "conflict",
    conflicts: [{ name: "A block on Summary", mine: "Mine", theirs: "Theirs" }],
  });
  desk.decide("theirs");
  await desk.flush();
  expect(server.stored().document).toEqual(reportOf("Board", "Theirs"));
  desk.undo();
  expect(desk.state().document).toEqual(reportOf("Board", "Mine"));
  await desk.flush();
  expect(server.stored().document).toEqual(reportOf("Board", "Mine"));
});

test("without an answer it waits and keeps what was typed; a refusal is told", async () => {
  const server = serverWith(reportOf("Board"));
  const desk = openReportDesk(server.stored(), server.calls);
  server.setAway(true);
  desk.change(reportOf("Bank"));
  expect(await desk.flush()).toBe(false);
  expect(desk.state()).toMatchObject({ status: "waiting", document: { title: "Bank" } });
  server.setAway(false);
  expect(await desk.flush()).toBe(true);

  const refusing = openReportDesk(server.stored(), {
    load: server.calls.load,
    save: async () => {
      throw new ApiError(403, [{ key: "root", message: "Not yours to change." }]);
    },
  });
  refusing.change(reportOf("Other"));
  expect(await refusing.flush()).toBe(false);
  expect(refusing.state()).toMatchObject({ status: "refused", message: "Not yours to change." });
});
