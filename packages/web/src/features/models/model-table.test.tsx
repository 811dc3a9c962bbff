import { ACCESS_LEVELS, type AccessLevel } from "@app/contract/access-level";
import type { Model } from "@app/contract/models";
import {
  createMemoryHistory,
  createRootRoute,
  createRouter,
  RouterProvider,
} from "@tanstack/react-router";
import { cleanup, render, screen, within } from "@testing-library/react";
import { userEvent } from "@testing-library/user-event";
import type { ReactElement } from "react";
import { beforeAll, expect, test } from "vitest";
import { fakeLayout } from "#testing/fake-layout.ts";
import { useSelection } from "#ui/use-selection.ts";
import { ModelMenu } from "./model-menu.tsx";
import { ModelTable } from "./model-table.tsx";

fakeLayout();
const { NO_ACCESS: _, ...LEVELS } = ACCESS_LEVELS;
const MANAGED = ["Rename", "Choose client"];
const ALWAYS = ["Sharing", "History", "Download workbook"];

test.each([
  [LEVELS.READ_ONLY, ["Open", ...ALWAYS, "Copy"]],
  [LEVELS.REVIEW, ["Open", ...ALWAYS, "Copy"]],
  [LEVELS.DATA_ENTRY, ["Open", ...ALWAYS, "Copy"]],
  [LEVELS.STANDARD, ["Open", ...ALWAYS, "Copy", "Make a parallel model"]],
  [
    LEVELS.FULL_ACCESS,
    ["Open", ...MANAGED, ...ALWAYS, "Copy", "Make a parallel model", "Cancel model"],
  ],
] as const)("at level %i the menu of a model offers %j", async (level, items) => {
  await show({ registeredModelAccessMode: level });
  expect(await menuItems()).toEqual(items);
});

test("an inactive model can be reactivated or deleted, and only by who manages it", async () => {
  await show({ isActive: false });
  expect(await menuItems()).toEqual(expect.arrayContaining(["Reactivate", "Delete model"]));
  cleanup();
  await show({ isActive: false, registeredModelAccessMode: LEVELS.STANDARD });
  expect(await menuItems()).toEqual(["Open", ...ALWAYS, "Copy", "Make a parallel model"]);
});

test.each([
  [LEVELS.READ_ONLY, ["Download workbook", "Copy"]],
  [
    LEVELS.FULL_ACCESS,
    [...MANAGED, "Download workbook", "Copy", "Make a parallel model", "Cancel model"],
  ],
] as const)("in a model itself, at level %i, its menu offers %j", async (level, items) => {
  const model = { ...MODEL, registeredModelAccessMode: level };
  await draw(() => <ModelMenu model={model} isInModel {...ACTIONS} />);
  expect(await menuItems()).toEqual(items);
});

test("a model of another team says what one may do with it, whose it is, and has no client to choose", async () => {
  await show({ isShared: true, teamName: "Ashdown Advisory" });
  const row = screen.getByRole("row", { name: /Forecast FY27/ });
  expect(within(row).getByText("Full Access")).toBeTruthy();
  expect(within(row).getByText("Ashdown Advisory")).toBeTruthy();
  expect(await menuItems()).not.toContain("Choose client");
});

test("only a model that may be managed can be ticked", async () => {
  await show({ registeredModelAccessMode: LEVELS.STANDARD });
  expect(screen.queryByRole("checkbox")).toBeNull();
  cleanup();
  await show({});
  expect(screen.getByRole("checkbox", { name: "Select Forecast FY27" })).toBeTruthy();
});

test("a parallel model names its parent, and the lowest cash its month and currency", async () => {
  await show({ isParallelModel: true, parentModelName: "Forecast" });
  const row = screen.getByRole("row", { name: /Forecast FY27/ });
  expect(within(row).getByText("Acorn & Sons, beside Forecast")).toBeTruthy();
  expect(within(row).getByText("79,078")).toBeTruthy();
  expect(within(row).getByText("AUD, Feb-27")).toBeTruthy();
  expect(within(row).getByText("version 48 by Tom")).toBeTruthy();
});

test("figures that do not hold show no lowest cash, and say that there is no forecast", async () => {
  const checks = { isBlocked: true, errorCount: 0, alertCount: 0 };
  await show({ figures: { ...MODEL.figures, lowestCash: null, checks } });
  expect(screen.getAllByText("No forecast").length).toBeGreaterThan(0);
});

const MODEL: Model = {
  ...{
    id: 7,
    modelName: "Forecast FY27",
    versionIdentifier: "48",
    documentVersion: 48,
    version: 3,
  },
  ...{
    isParallelModel: false,
    hasParallelModel: false,
    parentModelId: null,
    parentModelName: null,
  },
  registeredModelAccessMode: ACCESS_LEVELS.FULL_ACCESS,
  ...{ clientId: 1, clientName: "Acorn & Sons", teamName: "Marlowe & Tran" },
  ...{ connectionId: null, connectionName: null },
  owner: { accountId: 1, name: "Priya Raman", avatarIndex: 0, isYou: true },
  ...{ isShared: false, isActive: true, isEducation: false },
  figures: {
    ...{ currency: "AUD", timeSeries: "Monthly, 3 years", unit: "month", periodCount: 36 },
    lastActual: "Oct-26",
    closingCash: { from: "Sep-26", actualCount: 2, values: [120_000, 110_000, 79_078, 90_000] },
    lowestCash: { value: 79_078, period: "Feb-27" },
    cashFloor: 100_000,
    checks: { isBlocked: false, errorCount: 0, alertCount: 1 },
    ahead: null,
  },
  ...{ savedAt: "2026-11-15T09:42:00.000Z", savedByName: "Tom Okafor" },
  ...{ createdAt: "2026-11-01T09:00:00.000Z", updatedAt: "2026-11-15T09:42:00.000Z" },
};

async function show(
  parts: Partial<Omit<Model, "registeredModelAccessMode">> & {
    registeredModelAccessMode?: AccessLevel;
  },
) {
  const model = { ...MODEL, ...parts };
  await draw(() => <Listed model={model} />);
}

async function draw(component: () => ReactElement) {
  const rootRoute = createRootRoute({ component });
  const router = createRouter({
    routeTree: rootRoute,
    history: createMemoryHistory({ initialEntries: ["/"] }),
  });
  render(<RouterProvider router={router as never} />);
  await screen.findByRole("button", { name: "Actions for Forecast FY27" });
}

beforeAll(() => {
  window.scrollTo = () => {};
});

const nothing = () => {};
const ACTIONS = {
  ...{ onRename: nothing, onChooseClient: nothing },
  ...{ onCancel: nothing, onReactivate: nothing, onDelete: nothing },
};

function Listed({ model }: { model: Model }) {
  const selection = useSelection([String(model.id)]);
  return (
    <ModelTable
      models={[model]}
      sort="-savedAt"
      onSort={nothing}
      selection={selection}
      {...ACTIONS}
    />
  );
}

async function menuItems() {
  await userEvent.click(screen.getByRole("button", { name: "Actions for Forecast FY27" }));
  return screen.getAllByRole("menuitem").map(({ textContent }) => textContent);
}
