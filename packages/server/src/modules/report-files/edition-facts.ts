/** What is asked for of an edition, and what is said of it on its cover and around its pages. */
import type { ReportLook } from "@app/contract/report-look";
import type { ModelDocument } from "@app/engine/model/document";
import type { RenderedCase } from "@app/engine/reports/rendered-report";
import { actualToWords } from "@app/engine/time/actual-to";
import { dayWords } from "@app/engine/time/day";
import { periodsOf } from "@app/engine/time/timeline";

/** More than anybody prints or shows. */
export const PAGES_MAX = 400;
export const CAUTION = "A forecast is an estimate based on the assumptions in this report.";

export type FileAsked = {
  title: string;
  teamName: string;
  /** Whom it is about; empty where the model has no client. */
  clientName: string;
  /** Of the firm, as it was when this was published. */
  look: ReportLook | null;
  isCommunity: boolean;
  edition: number;
  publishedByName: string;
  publishedAt: Date;
  modelVersion: number;
  /** The model that it was worked out from, and every case of the edition, as JSON. */
  modelDocument: string;
  cases: string;
  caseKey: string;
};

export type EditionFacts = Omit<FileAsked, "modelDocument" | "cases" | "caseKey"> & {
  caseName: string;
  currency: string;
  /** "12 Nov 2026, 9:05 am UTC". */
  publishedText: string;
  /** "31 October 2026"; undefined while nothing is actual. */
  actualTo: string | undefined;
  /** "1 July 2026 to 30 June 2029": what the model is of. */
  timeText: string;
};

/** The case that is asked for, with what is said of it; undefined where the edition has no such case. */
export function openAsked({ modelDocument, cases, caseKey, ...asked }: FileAsked) {
  const own = (JSON.parse(cases) as RenderedCase[]).find(({ key }) => key === caseKey);
  if (!own) return undefined;
  const { currency, timeline }: ModelDocument = JSON.parse(modelDocument);
  const periods = periodsOf(timeline);
  const [first, last] = [periods[0], periods.at(-1)];
  const facts: EditionFacts = {
    ...{ ...asked, currency, actualTo: actualToWords(timeline) },
    timeText: first && last ? `${dayWords(first.firstDay)} to ${dayWords(last.lastDay)}` : "",
    publishedText: momentText(asked.publishedAt),
    caseName: own.key === "base" ? "Base scenario" : own.name,
  };
  return { own, facts };
}

function momentText(at: Date) {
  const format = { dateStyle: "medium", timeStyle: "short", timeZone: "UTC" } as const;
  return `${new Intl.DateTimeFormat("en-AU", format).format(at)} UTC`;
}

export function versionText({ teamName, modelVersion, publishedText }: EditionFacts) {
  return `${teamName}. Version ${modelVersion}, published ${publishedText}.`;
}
