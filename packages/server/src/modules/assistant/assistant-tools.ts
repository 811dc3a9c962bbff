import { listClients } from "@app/contract/clients";
import type { AnyCall } from "@app/contract/endpoint";
import {
  explainModelFigure,
  explainWhatIf,
  getModelStatement,
  listModelDrivers,
  tryModelWhatIf,
} from "@app/contract/model-figures";
import {
  compareModelVersions,
  listModelVersions,
  saveModelDocument,
} from "@app/contract/model-versions";
import { listModels } from "@app/contract/models";
import { covers, scopesFor, type TokenScope } from "@app/contract/token-scopes";
import { z } from "zod";
import { changesInput } from "./changes-input.ts";
import { keepScenario } from "./keep-scenario.ts";
import type { MakeCall } from "./make-call.ts";

/** What an assistant is offered. Each asks by calls of the contract, with the token it was given. */
type Tool<Input extends z.ZodType = z.ZodType> = {
  title: string;
  description: string;
  input: Input;
  /** Every call it makes: it is offered where the token was made for all of them. */
  calls: readonly AnyCall[];
  /** Whether it changes anything; the assistant's program asks its person first where it does. */
  changes?: true;
  run(make: MakeCall, input: z.output<Input>): Promise<unknown>;
};

const tool = <Input extends z.ZodType>(definition: Tool<Input>): Tool => definition as Tool;

const modelId = z.int().describe("The model's id, as list_models gives it.");
const statement = z
  .enum(["threeWay", "profitAndLoss", "balanceSheet", "cashFlow", "cashFlowDirect", "kpis"])
  .default("threeWay");
const by = z.enum(["month", "quarter", "year"]).optional();
const scenario = z.string().optional().describe("A scenario's id; the base case when left out.");
const search = z.string().max(100).default("").describe("Part of a name.");
const offset = z.int().min(0).default(0).describe("How many to leave out, to read on.");

const CELLS =
  "Every number carries its cell: name it with the number, so that people can look it up with explain_figure.";

const tools: Record<string, Tool> = {
  list_clients: tool({
    title: "List clients",
    description: "The team's clients, 25 at a time.",
    calls: [listClients],
    input: z.strictObject({ search, offset }),
    run: (make, { search, offset }) =>
      make(listClients, { query: { search, offset, limit: 25, filter: "Active" } }),
  }),
  list_models: tool({
    title: "List models",
    description: "The forecasts this person may open, 25 at a time, with their client and checks.",
    calls: [listModels],
    input: z.strictObject({ search, offset }),
    run: listWithoutFigures,
  }),
  list_drivers: tool({
    title: "List drivers and scenarios",
    description: "What can be set in a model, its scenarios and its periods in order.",
    calls: [listModelDrivers],
    input: z.strictObject({ modelId }),
    run: (make, { modelId }) => make(listModelDrivers, { params: { id: modelId }, query: {} }),
  }),
  read_statement: tool({
    title: "Read a statement",
    description: `A statement of a model as a table, added up by the model. ${CELLS}`,
    calls: [getModelStatement],
    input: z.strictObject({ modelId, statement, by, scenario }),
    run: (make, { modelId, ...query }) =>
      make(getModelStatement, { params: { id: modelId }, query }),
  }),
  compare_scenarios: tool({
    title: "Compare two scenarios",
    description: `A statement in two cases, and the first less the other in money. ${CELLS}`,
    calls: [getModelStatement],
    input: z.strictObject({
      ...{ modelId, statement, by, scenario },
      against: z.string().describe('The case it is held against: a scenario\'s id, or "base".'),
    }),
    run: (make, { modelId, ...query }) =>
      make(getModelStatement, { params: { id: modelId }, query }),
  }),
  list_versions: tool({
    title: "List versions",
    description: "The saved versions of a model, the newest first: who saved what and when.",
    calls: [listModelVersions],
    input: z.strictObject({ modelId, offset }),
    run: (make, { modelId, offset }) =>
      make(listModelVersions, { params: { id: modelId }, query: { offset, limit: 25 } }),
  }),
  compare_versions: tool({
    title: "Compare two versions",
    description: `What changed between two versions, and what each change did to closing cash and profit in money. ${CELLS}`,
    calls: [compareModelVersions],
    input: z.strictObject({ modelId, from: z.int().min(1), to: z.int().min(1) }),
    run: (make, { modelId, from, to }) =>
      make(compareModelVersions, { params: { id: modelId }, query: { from, to } }),
  }),
  explain_figure: tool({
    title: "Explain a figure",
    description:
      "Why a figure is what it is: parts that come to it, each with its cell to ask on, and its source.",
    calls: [explainModelFigure, explainWhatIf],
    input: z.strictObject({
      ...{ modelId, scenario },
      cell: z.string().describe("As a statement gives it: pl.profit@24-35."),
      version: z
        .int()
        .min(1)
        .optional()
        .describe("The version the figure was read or tried on; the newest when left out."),
      changes: changesInput.optional().describe("Of a what-if: what was tried, as it was tried."),
    }),
    run: (make, { modelId, cell, version, changes, scenario }) =>
      changes
        ? make(explainWhatIf, {
            params: { id: modelId },
            body: { cell, version, changes, scenario },
          })
        : make(explainModelFigure, { params: { id: modelId }, query: { cell, version } }),
  }),
  try_what_if: tool({
    title: "Try a what-if",
    description: `What a statement becomes if drivers were otherwise, beside what it is. Saves nothing. ${CELLS}`,
    calls: [tryModelWhatIf],
    input: z.strictObject({ modelId, changes: changesInput, statement, by, scenario }),
    run: (make, { modelId, ...body }) => make(tryModelWhatIf, { params: { id: modelId }, body }),
  }),
  keep_scenario: tool({
    title: "Keep a what-if as a scenario",
    description:
      "Saves changes as a new scenario of the model, where everybody sees it. Ask before you do it.",
    calls: [listModelDrivers, saveModelDocument],
    input: z.strictObject({
      modelId,
      name: z.string().min(1).max(80),
      changes: changesInput,
      scenario,
    }),
    changes: true,
    run: keepScenario,
  }),
};

/** What a token was not made for would only be refused. */
export function toolsFor(scopes: readonly TokenScope[]) {
  const isFor = (call: AnyCall) => {
    const needed = scopesFor(call);
    return needed?.every((scope) => covers(scopes, scope)) ?? false;
  };
  return Object.entries(tools).filter(([, { calls }]) => calls.every(isFor));
}

/** Figures of a list have no cells; a statement's have. */
async function listWithoutFigures(make: MakeCall, asked: { search: string; offset: number }) {
  const page = await make(listModels, { query: { ...asked, limit: 25 } });
  const items = page.items.map(({ figures, ...model }) => ({ ...model, checks: figures?.checks }));
  return { ...page, items };
}
