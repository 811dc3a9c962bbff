import * as z from "zod/mini";
import { accessLevel } from "./access-level.ts";
import { endpoint, stream } from "./endpoint.ts";
import { modelDraft, modelSource } from "./model-draft.ts";
import { id, idParams, pageOf, pageQuery } from "./paging.ts";
import { line } from "./text.ts";

export const modelFilter = z.enum(["Team", "Shared", "Inactive", "Education"]);
/** By "match", whose name begins with what is searched for comes first, then who has it in the name. */
export const modelSort = z.enum(["name", "-name", "savedAt", "-savedAt", "match"]);

const earned = z.array(z.nullable(z.number()));

/** How the base case stands from the first period ahead. */
const figuresAhead = z.object({
  /** How many periods there are. */
  periodCount: z.int(),
  /**
   * The month the first period ends in, counted from the year 0: what a ledger must have for it to be
   * rolled forward. Null where no period is left, and for weeks.
   */
  nextMonth: z.nullable(z.int()),
  /** Cash at the end of the last period; null where the figures do not hold. */
  closing: z.nullable(z.object({ value: z.number(), period: z.string() })),
  /**
   * The least that cash is above what is to be kept, or the most that it is below, and as a share of
   * that; null where nothing is to be kept.
   */
  lowestHeadroom: z.nullable(
    z.object({ value: z.number(), period: z.string(), floor: z.number(), share: z.number() }),
  ),
  /** The same at the end of each month from the first ahead; null where no period ends in it. */
  headroomByMonth: z.object({ from: z.int(), values: z.array(z.nullable(z.number())) }),
  /** The most that is owed on an overdraft, which keeps cash where it is to be; null where nothing is. */
  mostDrawn: z.nullable(z.object({ value: z.number(), period: z.string() })),
  /** The first period that ends below what is to be kept, counted from 1; null where none does. */
  runway: z.nullable(z.int()),
  /**
   * The financial year of the first period ahead, period by period: none where the figures do not hold. What it is
   * called says where the model has only a part of it.
   */
  year: z.object({
    name: z.string(),
    /** What its periods are called, the actual ones first. */
    periods: z.array(z.string()),
    actualCount: z.int(),
    revenue: earned,
    grossProfit: earned,
    ebitda: earned,
  }),
  /** Rules of the model's own, and from which period each is broken; null where it holds. */
  covenants: z.array(z.object({ name: z.string(), brokenFrom: z.nullable(z.string()) })),
});
export type FiguresAhead = z.output<typeof figuresAhead>;

/** What a model's document comes to, as lists show it: calculated with every save. */
export const modelFigures = z.object({
  /** ISO 4217. */
  currency: z.string(),
  /** For example "Monthly, 3 years". */
  timeSeries: z.string(),
  unit: z.enum(["week", "month", "quarter", "year"]),
  periodCount: z.int(),
  /** The name of the last actual period; null while there is none. */
  lastActual: z.nullable(z.string()),
  /** Cash at the end of each period around now, the actual ones first. */
  closingCash: z.object({
    /** The name of the first period. */
    from: z.string(),
    actualCount: z.int(),
    values: z.array(z.nullable(z.number())),
  }),
  /** The lowest that cash falls in the forecast; null where the figures do not hold. */
  lowestCash: z.nullable(z.object({ value: z.number(), period: z.string() })),
  /** What cash is not to fall below, where the model says so. */
  cashFloor: z.nullable(z.number()),
  checks: z.object({
    /** The figures do not hold, so that there is no forecast to hand out. */
    isBlocked: z.boolean(),
    errorCount: z.int(),
    alertCount: z.int(),
  }),
  /** Null while what was saved before this was kept is still being worked out. */
  ahead: z.nullable(figuresAhead),
});
export type ModelFigures = z.output<typeof modelFigures>;

export const model = z.object({
  id: z.int(),
  modelName: z.string(),
  /** The newest version of its document, as people call it. */
  versionIdentifier: z.string(),
  documentVersion: z.int(),
  /** Of the record: its name, its client, its state. */
  version: z.int(),
  /** A linked alternative of another model, as a budget is of a forecast. */
  isParallelModel: z.boolean(),
  hasParallelModel: z.boolean(),
  parentModelId: z.nullable(z.int()),
  parentModelName: z.nullable(z.string()),
  /** What you may do with it. */
  registeredModelAccessMode: accessLevel,
  clientId: z.nullable(z.int()),
  clientName: z.nullable(z.string()),
  /** Where its actuals come from, if that is yours to see. */
  connectionId: z.nullable(z.int()),
  connectionName: z.nullable(z.string()),
  owner: z.object({
    /** Null for a model of another team, and for one whose owner has left. */
    accountId: z.nullable(z.int()),
    name: z.string(),
    avatarIndex: z.int(),
    isYou: z.boolean(),
  }),
  /** The team it is registered with. */
  teamName: z.string(),
  /** Of another team, which lets you in. */
  isShared: z.boolean(),
  isActive: z.boolean(),
  isEducation: z.boolean(),
  figures: modelFigures,
  savedAt: z.iso.datetime(),
  savedByName: z.string(),
  createdAt: z.iso.datetime(),
  updatedAt: z.iso.datetime(),
});
export type Model = z.output<typeof model>;

/** With pagination=false, figures are left out: those of thousands weigh more than any answer may. */
const listedModel = z.extend(model, { figures: z.optional(modelFigures) });

const listQuery = z.extend(pageQuery, {
  /** Without one: the first that shows something, else Team. */
  filter: z.optional(z.catch(modelFilter, "Team")),
  /** Part of a name, client or owner, upper or lower case. */
  search: z._default(line(100), ""),
  sort: z._default(z.catch(modelSort, "-savedAt"), "-savedAt"),
  /** What the worst of its checks is; figures that do not hold are an error. */
  checks: z.optional(z.catch(z.optional(z.enum(["pass", "alert", "error"])), undefined)),
});

export const listModels = endpoint({
  method: "GET",
  path: "/model",
  summary: "A page of the models that are yours to see, or all of them with pagination=false.",
  access: "member",
  query: listQuery,
  data: z.extend(pageOf(listedModel), {
    /** Which filter is shown. */
    filter: modelFilter,
    /** How many models each filter would show, the search being what it is. */
    filterCounts: z.array(z.object({ key: modelFilter, count: z.int() })),
  }),
});

export const getModel = endpoint({
  method: "GET",
  path: "/model/{id}",
  summary: "One model.",
  access: "member",
  isVersioned: true,
  params: idParams,
  data: model,
});

export const createModel = endpoint({
  method: "POST",
  path: "/model",
  summary: "Make a model from a starter, an example, another model or a connection's books.",
  access: "member",
  waitsForPool: "briefly",
  body: modelSource,
  data: model,
});

/** How many can be given a client at once: what a list shows, several times over. */
const CHOSEN_MAX = 100;

export const chooseClient = endpoint({
  method: "PUT",
  path: "/model/client",
  summary: "Give several models a client, or none: all of them, or nothing changes.",
  access: "member",
  body: z.strictObject({
    modelIds: z.array(id).check(z.minLength(1, "Choose a model."), z.maxLength(CHOSEN_MAX)),
    clientId: z.nullable(id),
  }),
  data: z.object({ items: z.array(model) }),
});

export const updateModel = endpoint({
  method: "PUT",
  path: "/model/{id}",
  summary: "Change a model's name or client.",
  access: "member",
  isVersioned: true,
  params: idParams,
  body: modelDraft,
  data: model,
});

export const cancelModel = endpoint({
  method: "POST",
  path: "/model/{id}/cancel",
  summary: "Make a model inactive: it can be read, but not changed, and is no longer billed.",
  access: "member",
  isCustomersAlone: true,
  params: idParams,
  data: model,
});

export const reactivateModel = endpoint({
  method: "POST",
  path: "/model/{id}/reactivate",
  summary: "Make an inactive model active again; one that was bought is billed again.",
  access: "member",
  isCustomersAlone: true,
  params: idParams,
  data: model,
});

export const cancelModelByGet = endpoint({
  method: "GET",
  isChangeByGet: true,
  path: "/model/{id}/cancel",
  summary: "The same as POST, for callers that know no other way.",
  access: "member",
  isCustomersAlone: true,
  params: idParams,
  data: model,
});

export const reactivateModelByGet = endpoint({
  method: "GET",
  isChangeByGet: true,
  path: "/model/{id}/reactivate",
  summary: "The same as POST, for callers that know no other way.",
  access: "member",
  isCustomersAlone: true,
  params: idParams,
  data: model,
});

export const deleteModel = endpoint({
  method: "DELETE",
  path: "/model/{id}",
  summary: "Delete an inactive model. It can be restored for 30 days.",
  access: "member",
  params: idParams,
  data: z.null(),
});

export const restoreModel = endpoint({
  method: "POST",
  path: "/model/{id}/restore",
  summary: "Bring a deleted model back.",
  access: "member",
  params: idParams,
  data: model,
});

export const modelChanges = stream({
  method: "GET",
  path: "/model/changes",
  summary: "That models of the team, or shared with you, change, as it happens.",
  access: "member",
  /** Not which: not everybody may know that a model exists. */
  events: z.object({ at: z.iso.datetime() }),
});
