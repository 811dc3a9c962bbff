import { randomUUID } from "node:crypto";
import { ACCESS_LEVELS } from "@app/contract/access-level";
import type { MemberContext } from "#core/context.ts";
import { addTrustedUser } from "#modules/grants/grants.ts";
import { save } from "#modules/model-versions/model-versions.ts";
import { cancel, create, keepNew, lookAtDocument } from "#modules/models/models.ts";
import type { Person, Stage } from "./acting.ts";
import { demoClients } from "./demo-clients.ts";
import { documentOfExample, documentOfStarter } from "./demo-documents.ts";
import { type DemoModel, demoModels, demoSaves, WORKED_ON } from "./demo-models.ts";
import { poolOnStage } from "./pool-on-stage.ts";
import { workday } from "./workday.ts";

type Name = DemoModel["by"];
type People = Record<Name, Person>;
type Time = (typeof demoSaves)[number]["time"];

/** One that is no longer worked on, and one to learn from. */
const INACTIVE = {
  client: "Juniper Lane Interiors",
  name: "Forecast until the sale",
  starter: "retailWholesale",
};
const EDUCATION = { key: "coffeeRoaster", modelName: "Coffee roaster, to learn from" };

/** Something somebody does at a time. */
export type Deed = { at: Date; play: () => Promise<unknown> };

/** What the firm models for its clients, and a month of work on one of them. */
export function modelDeeds(
  stage: Stage,
  people: People,
  clientIds: ReadonlyMap<string, number>,
  now: Date,
): Deed[] {
  const modelIds = new Map<string, number>();
  const deed = (
    by: Name,
    daysAgo: number,
    time: Time,
    act: (context: MemberContext) => Promise<unknown>,
  ) => {
    const at = workday(now, daysAgo, time);
    return { at, play: () => stage.act(people[by], at, act) };
  };
  const clientIdOf = (client: string) => clientIds.get(client) ?? null;
  const keep = async (context: MemberContext, model: Made) => {
    const { client, name: modelName } = model;
    const source = { from: "workbook", modelName, clientId: clientIdOf(client) } as const;
    const { id } = await keepNew(context, source, seen(model, now));
    modelIds.set(client, id);
    return id;
  };
  let version = 1;
  const workedOn = () => modelIds.get(WORKED_ON.client) ?? 0;
  return [
    ...demoModels.map((model) =>
      deed(model.by, model.daysAgo, [10, model.daysAgo % 60], (context) => keep(context, model)),
    ),
    deed("Priya", 185, [11, 30], async (context) => cancel(context, await keep(context, INACTIVE))),
    deed("Priya", 45, [12, 5], (context) =>
      create(poolOnStage, context, { from: "example", ...EDUCATION, clientId: null }),
    ),
    deed("Tom", 33, [15, 10], (context) =>
      create(poolOnStage, context, {
        ...{ from: "parallel", modelName: WORKED_ON.budget, modelId: workedOn() },
        clientId: clientIdOf(WORKED_ON.client),
      }),
    ),
    ...demoSaves.map(({ by, daysAgo, time, ...change }) =>
      deed(by, daysAgo, time, (context) => saveDriver(context, workedOn(), version++, change)),
    ),
  ];
}

type Change = { driver: string; value: number; message: string };

function saveDriver(context: MemberContext, id: number, baseVersion: number, change: Change) {
  const { driver, value, message } = change;
  return save(poolOnStage, context, id, {
    ...{ saveId: randomUUID(), saveMode: "UPDATE", baseVersion, message, modelName: "" },
    edits: [{ kind: "set", place: `drivers/${driver}/values`, value }],
  });
}

/** The company's own model, which its adviser may work on. */
export async function playCompanyModel(
  stage: Stage,
  owner: Person,
  adviserEmail: string,
  now: Date,
) {
  const name = "Board forecast";
  await stage.act(owner, workday(now, 60, [9, 20]), async (context) => {
    const document = seen({ client: "Saltmarsh Brewing Co.", name, starter: "manufacturing" }, now);
    const source = { from: "workbook", modelName: name, clientId: null } as const;
    const { id } = await keepNew(context, source, document);
    await addTrustedUser(context, id, {
      email: adviserEmail,
      registeredModelAccessMode: ACCESS_LEVELS.STANDARD,
    });
  });
}

type Made = Pick<DemoModel, "client" | "name"> & ({ starter: string } | { example: string });

function seen(model: Made, now: Date) {
  if ("example" in model) return look(documentOfExample(model.example, model.name));
  const { yearEndMonth = 6, currency = "AUD" } =
    demoClients.find(({ name }) => name === model.client) ?? {};
  return look(documentOfStarter(model.starter, { name: model.name, yearEndMonth, currency }, now));
}

function look(document: Parameters<typeof lookAtDocument.run>[0]) {
  return lookAtDocument.run(document) as Awaited<ReturnType<typeof lookAtDocument.run>>;
}
