import { existsSync, statSync } from "node:fs";
import { join } from "node:path";
import { createAccessToken } from "@app/contract/access-tokens";
import { startExport } from "@app/contract/export";
import { downloadJobFile, getJob } from "@app/contract/jobs";
import { amendSubscription } from "@app/contract/subscription-plan";
import { TOKEN_AREAS } from "@app/contract/token-scopes";
import { readTable } from "@app/spreadsheet/read-table";
import { afterEach, expect, test, vi } from "vitest";
import { sweepFiles } from "#core/files/sweep-files.ts";
import type { Runner } from "#core/job-runner.ts";
import { type TestApp, testApp } from "#testing/test-app.ts";
import { addClient, addClients, dataOf } from "#testing/test-clients.ts";
import { testRunner } from "#testing/test-jobs.ts";
import { addModel } from "#testing/test-models.ts";
import { setPlan } from "#testing/test-plan.ts";
import { actionsOf } from "#testing/test-trail.ts";
import { exportEverything } from "./export.ts";

/** The workbook is written by a process that has to learn TypeScript first, on a busy machine. */
const STARTING_MS = 100_000;
const SLOWLY = { timeout: STARTING_MS + 60_000 };

let runner: Runner | undefined;
afterEach(() => runner?.stop());

/** An export, started and done. */
async function exported(app: TestApp) {
  runner = testRunner(app.parts, [exportEverything]);
  const { jobId: id } = dataOf(await app.call(startExport, {}));
  await vi.waitFor(
    async () => expect((await app.call(getJob, { params: { id } })).data?.state).toBe("done"),
    { timeout: STARTING_MS, interval: 200 },
  );
  return dataOf(await app.call(getJob, { params: { id } }));
}

test(
  "an export holds the team's clients, models, people, ledger and activity, nobody else's, and is for no token",
  SLOWLY,
  async () => {
    const app = await testApp();
    const stranger = await testApp();
    await addClient(stranger, { name: "Strange & Co" });
    await addClients(app, { name: "Acorn", notes: "=HYPERLINK(1)" }, { name: "Birch" });
    await app.addMember({ name: "Mel Member" });
    await addModel(app, { modelName: "FY27 forecast" });
    await addModel(stranger, { modelName: "Strange forecast" });
    await setPlan(app);
    await app.call(amendSubscription, { body: { payingUsers: 9 } });
    const { id, result } = await exported(app);
    const file = await app.download(downloadJobFile, { params: { id } });

    expect(result).toMatchObject({ kind: "file", fileName: "forecastle-export-2030-01-15.xlsx" });
    expect(file.headers["content-disposition"]).toContain(result?.fileName);
    expect(file.rawPayload.byteLength).toBe(result?.byteCount);
    const scopes = TOKEN_AREAS.map((area) => `${area}:write` as const);
    const token = { name: "Program", scopes, days: 30 as const };
    const { secret } = dataOf(await app.call(createAccessToken, { body: token }));
    const byToken = { headers: { authorization: `Bearer ${secret}` } };
    const url = `/api/frontend/job/${id}/file`;
    expect((await app.anonymous().inject({ url, ...byToken })).statusCode).toBe(404);
    const { sheets } = await readTable({ name: "export.xlsx", bytes: file.rawPayload });
    const [clients, models, people, ledger, activity] = sheets;
    expect(sheets.map(({ name }) => name)).toEqual([
      ...["Clients", "Models", "People", "Ledger", "Activity"],
    ]);
    expect(ledger?.rows.map((row) => row.slice(4, 8))).toEqual([
      ["Debit", "Credit", "Amount", "Unit"],
      ["receivable", "seats", 1535.76, "AUD"],
      ["receivable", "gst", 153.58, "AUD"],
    ]);
    expect(clients?.rows.map(([name]) => name)).toEqual(["Name", "Acorn", "Birch"]);
    expect(clients?.rows[1]?.at(-1)).toBe("=HYPERLINK(1)");
    expect(clients?.formulas.size).toBe(0);
    expect(models?.rows.map(([name, , owner]) => [name, owner])).toEqual([
      ["Name", "Owner"],
      ["FY27 forecast", "Ada Admin"],
    ]);
    expect(people?.rows.map(([name, , role]) => [name, role])).toEqual([
      ["Name", "Role"],
      ["Ada Admin", "Admin"],
      ["Mel Member", "Member"],
    ]);
    expect(activity?.rows.map(([, , action]) => action)).toEqual(
      expect.arrayContaining(["Action", "client.create", "session.sign_in", "job.start"]),
    );
    expect(JSON.stringify(sheets.map(({ rows }) => rows))).not.toContain("Strange");
  },
);

test("an export of 1,200 clients is read page by page and has them all once", SLOWLY, async () => {
  const app = await testApp();
  const { id } = await addClient(app, { name: "Client 0" });
  await app.parts.storage.query(
    `insert into clients (team_id, name, contact_name, contact_email, contact_phone, industry,
       year_end_month, currency, is_active, notes, created_at, updated_at)
     select team_id, 'Client ' || number, '', '', '', '', 6, 'AUD', true, '', created_at, updated_at
     from clients, generate_series(1, 1199) as number where id = $1`,
    [id],
  );
  const job = await exported(app);
  const file = await app.download(downloadJobFile, { params: { id: job.id } });
  const { sheets } = await readTable({ name: "export.xlsx", bytes: file.rawPayload });
  const names = sheets[0]?.rows.slice(1).map(([name]) => name);
  expect([names?.length, new Set(names).size]).toEqual([1_200, 1_200]);
});

test(
  "the file is for whoever may still have it, for 7 days, and the trail tells who took it",
  SLOWLY,
  async () => {
    const app = await testApp();
    const colleague = await app.addMember({ isAdmin: true });
    const member = await app.addMember();
    const stranger = await testApp();
    const { id } = await exported(app);
    const statusFor = async (caller: Pick<TestApp, "download">) =>
      (await caller.download(downloadJobFile, { params: { id } })).statusCode;
    expect(await statusFor(colleague)).toBe(200);
    expect([await statusFor(member), await statusFor(stranger)]).toEqual([404, 404]);
    expect(await actionsOf(app.parts, app.person.teamId, () => statusFor(app))).toEqual([
      "job.download",
    ]);

    const setAdmin = (isAdmin: boolean) =>
      app.parts.storage.query("update accounts set is_admin = $2 where id = $1", [
        app.person.accountId,
        isAdmin,
      ]);
    await setAdmin(false);
    expect((await app.call(getJob, { params: { id } })).data?.state).toBe("done");
    expect(await statusFor(app)).toBe(404);
    await setAdmin(true);
    expect(await statusFor(app)).toBe(200);

    app.clock.advance({ days: 7, seconds: 1 });
    await app.parts.storage.query("update sessions set last_seen_at = $1, created_at = $1", [
      app.clock.now().toISOString(),
    ]);
    expect(await statusFor(app)).toBe(404);
    expect((await app.call(getJob, { params: { id } })).data?.result).toBeNull();
  },
);

test(
  "the file is kept for nobody else on the machine, and removed after 7 days",
  SLOWLY,
  async () => {
    const app = await testApp();
    const { storage, files, settings } = app.parts;
    await exported(app);
    const [row] = await storage.query<{ name: string }>(
      "select name from files where team_id = $1 and kind = 'result'",
      [app.person.teamId],
    );
    const path = join(settings.uploadDir, row?.name ?? "");
    expect(statSync(path).mode & 0o077).toBe(0);

    app.clock.advance({ days: 6.9 });
    await sweepFiles(storage, files, app.clock.now());
    expect(existsSync(path)).toBe(true);
    app.clock.advance({ days: 0.2 });
    await sweepFiles(storage, files, app.clock.now());
    expect(existsSync(path)).toBe(false);
  },
);
