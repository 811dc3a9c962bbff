import { randomUUID } from "node:crypto";
import { ACCESS_LEVELS } from "@app/contract/access-level";
import { runDocument } from "@app/engine/actuals/bridge";
import { type PeriodMovements, rollForward } from "@app/engine/actuals/roll-forward";
import type { Edit } from "@app/engine/edits/edit";
import { editsBetween } from "@app/engine/edits/edits-between";
import type { ModelDocument } from "@app/engine/model/document";
import type { MemberContext } from "#core/context.ts";
import { addTrustedUser } from "#modules/grants/grants.ts";
import { getDocument, save } from "#modules/model-versions/model-versions.ts";
import { cancel, create, keepNew, lookAtDocument } from "#modules/models/models.ts";
import type { Person, Stage } from "./acting.ts";
import { demoClients } from "./demo-clients.ts";
import { documentOfExample, documentOfStarter, unfoldingOfStarter } from "./demo-documents.ts";
import { type DemoModel, demoModels, demoSaves, WORKED_ON } from "./demo-models.ts";
import { demoRemarks } from "./demo-remarks.ts";
import { poolOnStage } from "./pool-on-stage.ts";
import { daysSinceMonth, workday } from "./workday.ts";

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
    const document =
      client === WORKED_ON.client
        ? withRemarks(story.document, signatureOf(context))
        : documentOf(model, now);
    const { id } = await keepNew(context, source, look(document));
    modelIds.set(client, id);
    return id;
  };
  const story = storyOf(now);
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
    ...story.months.map((movements, at) => {
      const daysAgo = daysSinceMonth(now, story.months.length - at) - DAYS_TO_BOOK;
      return deed("Priya", Math.max(1, daysAgo), [9, 30], (context) =>
        rollOn(context, workedOn(), version++, movements),
      );
    }),
  ];
}

/** The books of a month are there a week after it has ended. */
const DAYS_TO_BOOK = 6;

function storyOf(now: Date) {
  const model = demoModels.find(({ client }) => client === WORKED_ON.client);
  if (!model || !("starter" in model)) throw new Error("the demo has no model to be worked on");
  return unfoldingOfStarter(model.starter, booksOf(model), now, WORKED_ON.rolled);
}

type Change = { driver: string; value: number; message: string };

function saveDriver(context: MemberContext, id: number, baseVersion: number, change: Change) {
  const { driver, value, message } = change;
  const note = message === "" ? {} : { note: message };
  const set = { values: value, ...note, ...signatureOf(context) };
  const edits = Object.entries(set).map(
    ([field, value]): Edit => ({ kind: "set", place: `drivers/${driver}/${field}`, value }),
  );
  return saveAs(context, id, baseVersion, message, edits);
}

/** Whoever types a figure in the app signs it. */
function signatureOf(context: MemberContext) {
  return { setBy: context.identity.member.name, setOn: context.now().toISOString().slice(0, 10) };
}

type Signature = ReturnType<typeof signatureOf>;

function withRemarks(document: ModelDocument, signature: Signature): ModelDocument {
  const drivers = document.drivers.map((driver) => {
    const remarks = demoRemarks[driver.id];
    return remarks ? { ...driver, ...remarks, ...signature } : driver;
  });
  return { ...document, drivers };
}

/** The next month becomes actual, as it does by a file of the ledger. */
async function rollOn(
  context: MemberContext,
  id: number,
  baseVersion: number,
  movements: PeriodMovements,
) {
  const kept = await getDocument(poolOnStage, context, id, baseVersion);
  const document = kept.document as ModelDocument;
  const { model, sheet } = runDocument(document);
  const label = model.periods[document.timeline.actualCount]?.label ?? "";
  const edits = editsBetween(document, rollForward(model, sheet, [movements]));
  return saveAs(context, id, baseVersion, `Rolled forward to ${label}`, edits);
}

function saveAs(
  context: MemberContext,
  id: number,
  baseVersion: number,
  message: string,
  edits: Edit[],
) {
  return save(poolOnStage, context, id, {
    ...{ saveId: randomUUID(), saveMode: "UPDATE", baseVersion, message, modelName: "", edits },
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
    const made = { client: WORKED_ON.client, name, starter: "manufacturing" };
    const source = { from: "workbook", modelName: name, clientId: null } as const;
    const { id } = await keepNew(context, source, look(documentOf(made, now)));
    await addTrustedUser(context, id, {
      email: adviserEmail,
      registeredModelAccessMode: ACCESS_LEVELS.STANDARD,
    });
  });
}

type Made = Pick<DemoModel, "client" | "name" | "ahead"> &
  ({ starter: string } | { example: string });

function documentOf(model: Made, now: Date): ModelDocument {
  const document =
    "example" in model
      ? documentOfExample(model.example, model.name)
      : documentOfStarter(model.starter, booksOf(model), now);
  return { ...document, drivers: withAhead(document.drivers, model.ahead ?? {}) };
}

function withAhead(drivers: ModelDocument["drivers"], ahead: Readonly<Record<string, number>>) {
  return drivers.map((driver) => {
    const values = ahead[driver.id];
    return values === undefined ? driver : { ...driver, values };
  });
}

function booksOf({ client, name }: Made) {
  const { yearEndMonth = 6, currency = "AUD" } =
    demoClients.find((each) => each.name === client) ?? {};
  return { name, yearEndMonth, currency };
}

function look(document: Parameters<typeof lookAtDocument.run>[0]) {
  return lookAtDocument.run(document) as Awaited<ReturnType<typeof lookAtDocument.run>>;
}
