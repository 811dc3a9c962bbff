import { expect, test } from "vitest";
import { listDevices } from "./account.ts";
import { clientChanges, createClient, downloadClients, listClients } from "./clients.ts";
import { syncConnection } from "./connection-sync.ts";
import { startExport } from "./export.ts";
import { getHome, listNeeds } from "./home.ts";
import { getJob } from "./jobs.ts";
import { deleteModel, listModels } from "./models.ts";
import { loginUser } from "./session.ts";
import { covers, jobKindsFor, scopesFor } from "./token-scopes.ts";
import { publishWebReport } from "./web-reports.ts";

test.each([
  [listClients, ["clients:read"]],
  [downloadClients, ["clients:read"]],
  [createClient, ["clients:write"]],
  [listModels, ["models:read"]],
  [deleteModel, ["models:write"]],
  [publishWebReport, ["reports:write"]],
  [syncConnection, ["connections:write"]],
  [getHome, ["clients:read", "models:read", "reports:read", "connections:read"]],
  [listNeeds, ["clients:read", "models:read", "reports:read", "connections:read"]],
  // Each job asks for the area of its kind.
  [getJob, []],
  // Streams, one's own account, what admins alone may, and what is open to all.
  [clientChanges, undefined],
  [listDevices, undefined],
  [startExport, undefined],
  [loginUser, undefined],
])("a token for $path needs %s", (call, scope) => {
  expect(scopesFor(call)).toEqual(scope);
});

test.each([
  { given: "models:read", needed: "models:read", is: true },
  { given: "models:write", needed: "models:read", is: true },
  { given: "models:read", needed: "models:write", is: false },
  { given: "clients:write", needed: "models:read", is: false },
] as const)("$given covers $needed: $is", ({ given, needed, is }) => {
  expect(covers([given], needed)).toBe(is);
});

test.each([
  { given: "connections:read", right: "read", kinds: ["sync_connection"] },
  { given: "connections:read", right: "write", kinds: [] },
  { given: "connections:write", right: "write", kinds: ["sync_connection"] },
  { given: "models:write", right: "read", kinds: [] },
] as const)("a token for $given may $right jobs of the kinds $kinds", ({ given, right, kinds }) => {
  expect(jobKindsFor([given], right)).toEqual(kinds);
});
