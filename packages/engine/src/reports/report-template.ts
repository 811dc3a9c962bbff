/**
 * A report that a firm uses again: made from one model's report, filled with another model's lines. What
 * the other model does not have is named, and never shown as a figure of something else.
 */
import type { Model } from "#build/build-model.ts";
import type { LineId } from "#lines/expression.ts";
import type { Cases } from "#scenarios/cases.ts";
import { goneLine, goneScenario, nameOfGone } from "./gone-line.ts";
import type { ReportBlock, ReportCell, ReportDocument, Run } from "./report-document.ts";

/** What a line is in any model: what it is called, where it stands and of what kind it is. */
type LineRole = { name: string; role: string };

export type ReportTemplate = {
  document: ReportDocument;
  /** Of the model it was made from, by id. */
  lines: Record<LineId, LineRole>;
  scenarios: Record<string, string>;
};

export type FilledTemplate = {
  document: ReportDocument;
  /** What the model does not have, or calls otherwise: a sentence for each. */
  told: string[];
};

export function templateOf(document: ReportDocument, { model }: Cases): ReportTemplate {
  const roles = rolesOf(model);
  const lines = new Map<LineId, LineRole>();
  const scenarios = new Map<string, string>();
  rebind(document, {
    line(id) {
      lines.set(id, roles.get(id) ?? { name: nameOfGone(id), role: "" });
      return id;
    },
    scenario(id) {
      const own = model.document.scenarios.find((each) => each.id === id);
      scenarios.set(id, own?.name ?? nameOfGone(id));
      return id;
    },
  });
  return { document, lines: Object.fromEntries(lines), scenarios: Object.fromEntries(scenarios) };
}

/** The template's pages over another model's lines and scenarios, with a title of its own. */
export function fillTemplate(
  template: ReportTemplate,
  { model }: Cases,
  title: string,
): FilledTemplate {
  const told = new Set<string>();
  const roles = rolesOf(model);
  const scenarioOf = findScenario(template, model);
  const filled = rebind(template.document, {
    line: (id) => findLine(id, template.lines[id], roles, told),
    scenario(id) {
      const own = scenarioOf(id);
      if (own === undefined) told.add(`No scenario “${template.scenarios[id] ?? id}”.`);
      return own ?? goneScenario(template.scenarios[id] ?? id);
    },
  });
  const given = new Set(model.document.drivers.map(({ id }) => id));
  const has = new Set(model.document.scenarios.map(({ id }) => id));
  const document = {
    ...{ ...filled, title },
    // What is gone opens nothing to readers, and nothing to flip to.
    openedDrivers: filled.openedDrivers.filter(({ line }) => given.has(line)),
    scenarios: filled.scenarios.filter((id) => has.has(id)),
  };
  return { document, told: [...told] };
}

/**
 * The line of the same id, role and name; else the only one of that name and role; else that of the id
 * in the same role, which is told by both its names. Anything else is gone.
 */
function findLine(
  id: LineId,
  wanted: LineRole = { name: id, role: "" },
  roles: ReadonlyMap<LineId, LineRole>,
  told: Set<string>,
): LineId {
  const isWanted = (own: LineRole) =>
    own.name === wanted.name && (wanted.role === "" || own.role === wanted.role);
  const own = roles.get(id);
  if (own && isWanted(own)) return id;
  const [named, ...others] = [...roles].filter(([, each]) => isWanted(each));
  if (named && others.length === 0) return named[0];
  if (own && own.role === wanted.role) {
    told.add(`“${wanted.name}” is read from “${own.name}”.`);
    return id;
  }
  told.add(`No “${wanted.name}”.`);
  return goneLine(wanted.name);
}

function findScenario({ scenarios }: ReportTemplate, { document }: Model) {
  return (id: string): string | undefined => {
    if (id === "base") return id;
    const named = document.scenarios.filter(({ name }) => name === scenarios[id]);
    return (named.find((each) => each.id === id) ?? (named.length === 1 ? named[0] : undefined))
      ?.id;
  };
}

const STATEMENTS = ["profitAndLoss", "balanceSheet", "cashFlow", "cashFlowDirect"] as const;

/** A line of a statement by the standard line of its account, a driver by its unit. */
function rolesOf({ statements, program, document }: Model): Map<LineId, LineRole> {
  const standardOf = new Map(document.accounts.map(({ id, line }) => [id, line]));
  const units = new Map(document.drivers.map(({ id, unit }) => [id, `driver ${unit ?? ""}`]));
  const roles = new Map<LineId, LineRole>();
  for (const { id, name } of program.lines)
    roles.set(id, { name, role: id.startsWith("kpi.") ? "kpi" : (units.get(id) ?? "line") });
  for (const key of STATEMENTS)
    for (const { line, label } of statements[key]) {
      const standard = standardOf.get(line.split(".account.")[1] ?? "") ?? "";
      roles.set(line, { name: label, role: `${key} ${standard}` });
    }
  return roles;
}

type Binding = { line: (id: LineId) => LineId; scenario: (id: string) => string };

/** Every line and scenario that a report names, by other ids. */
function rebind(report: ReportDocument, to: Binding): ReportDocument {
  return {
    ...report,
    scenarios: report.scenarios.map(to.scenario),
    openedDrivers: report.openedDrivers.map((opened) => ({
      ...opened,
      line: to.line(opened.line),
    })),
    pages: report.pages.map((page) => ({
      ...page,
      blocks: page.blocks.map((block) => rebindBlock(block, to)),
    })),
  };
}

function rebindBlock(block: ReportBlock, to: Binding): ReportBlock {
  switch (block.kind) {
    case "commentary": {
      const { scenario } = block;
      return {
        ...block,
        ...(scenario === undefined ? {} : { scenario: to.scenario(scenario) }),
        paragraphs: block.paragraphs.map((runs) => runs.map((run) => rebindRun(run, to))),
      };
    }
    case "keyFigures":
      return {
        ...block,
        figures: block.figures.map((each) => ({ ...each, cell: rebindCell(each.cell, to) })),
      };
    case "lineChart":
    case "stackedBarChart":
      return { ...block, lines: block.lines.map(to.line) };
    case "combinationChart":
      return { ...block, bars: block.bars.map(to.line), lines: block.lines.map(to.line) };
    default:
      return block;
  }
}

/** A figure that one client's author kept as typed is nobody else's: it is marked again. */
function rebindRun(run: Run, to: Binding): Run {
  if (run.kind === "figure") return { ...run, cell: rebindCell(run.cell, to) };
  return run.kind === "typed" ? { kind: "words", text: run.text } : run;
}

function rebindCell(cell: ReportCell, to: Binding): ReportCell {
  const { scenario } = cell;
  return {
    ...{ ...cell, line: to.line(cell.line) },
    ...(scenario === undefined ? {} : { scenario: to.scenario(scenario) }),
  };
}
