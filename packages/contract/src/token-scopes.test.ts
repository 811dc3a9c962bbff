import { expect, test } from "vitest";
import { listDevices } from "./account.ts";
import { clientChanges, createClient, downloadClients, listClients } from "./clients.ts";
import { syncConnection } from "./connection-sync.ts";
import { startExport } from "./export.ts";
import { deleteModel, listModels } from "./models.ts";
import { loginUser } from "./session.ts";
import { covers, scopeFor } from "./token-scopes.ts";
import { publishWebReport } from "./web-reports.ts";

test.each([
  [listClients, "clients:read"],
  [downloadClients, "clients:read"],
  [createClient, "clients:write"],
  [listModels, "models:read"],
  [deleteModel, "models:write"],
  [publishWebReport, "reports:write"],
  [syncConnection, "connections:write"],
  // Streams, one's own account, what admins alone may, and what is open to all.
  [clientChanges, undefined],
  [listDevices, undefined],
  [startExport, undefined],
  [loginUser, undefined],
])("a token for $path needs %s", (call, scope) => {
  expect(scopeFor(call)).toBe(scope);
});

test.each([
  { given: "models:read", needed: "models:read", is: true },
  { given: "models:write", needed: "models:read", is: true },
  { given: "models:read", needed: "models:write", is: false },
  { given: "clients:write", needed: "models:read", is: false },
] as const)("$given covers $needed: $is", ({ given, needed, is }) => {
  expect(covers([given], needed)).toBe(is);
});
