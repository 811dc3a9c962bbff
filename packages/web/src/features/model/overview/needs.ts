/** What waits for a person, said in one line each, the most pressing first. */
import { subjectOf } from "@app/engine/edits/labels";
import type { ModelDocument, Note } from "@app/engine/model/document";
import { readDay } from "@app/engine/time/day";
import type { DriverBehind } from "@app/engine/why/drivers-behind";
import type { CaseChecks } from "@app/engine/worker/check-state";
import type { Structure } from "@app/engine/worker/structure";
import { monthsInWords, type Offer, otherwise } from "#features/model/actuals/offer.ts";
import { brokenWords, countOf, shortfallOf } from "#model/outlook.ts";
import type { Headroom } from "./headroom.ts";

export type Need = {
  kind: "checks" | "belowFloor" | "alert" | "actuals" | "ledger" | "restated" | "note" | "estimate";
  text: string;
  /** More of it, in a second line. */
  detail?: string;
  /** The driver or module it is about. */
  line?: string;
};

export function checkNeeds(
  { isBlocked, issues }: Pick<Structure, "isBlocked" | "issues">,
  broken: CaseChecks["broken"] = [],
): Need[] {
  const errors = broken.filter((check) => check.class === "error").length;
  if (isBlocked) {
    const [first] = issues.filter(({ severity }) => severity === "error");
    return [{ kind: "checks", text: "There is no forecast yet.", detail: first?.message ?? "" }];
  }
  if (errors === 0) return [];
  return [{ kind: "checks", text: `${countOf(errors, "check")} not zero.` }];
}

/** Cash ahead falls below what is to be kept: what Home says of the model, of the case that is showing. */
export function floorNeeds(
  lowest: Pick<Headroom, "value" | "period" | "floor"> | undefined,
): Need[] {
  if (!lowest) return [];
  const { value, period, floor: cashFloor } = lowest;
  const text = shortfallOf({ lowestCash: { value, period }, cashFloor });
  return text ? [{ kind: "belowFloor", text }] : [];
}

/** Covenants and other alerts, but for that of the floor where it is told by its amount. */
export function alertNeeds(
  { periods }: Pick<Structure, "periods">,
  broken: CaseChecks["broken"] = [],
  toldModule?: string,
): Need[] {
  const alerts = broken.filter(
    (check) => check.class === "alert" && (toldModule === undefined || check.module !== toldModule),
  );
  const told = alerts.slice(0, ALERTS_MOST).map(
    ({ name, period }): Need => ({
      kind: "alert",
      text: brokenWords(name, periods[period]?.label ?? ""),
    }),
  );
  const more = alerts.length - told.length;
  return more > 0 ? [...told, { kind: "alert", text: `${countOf(more, "more alert")}.` }] : told;
}

const ALERTS_MOST = 3;

/** The first period without actuals is over; `today` is a day as ISO writes it. */
export function actualsNeeds(
  { periods, timeline }: Pick<Structure, "periods" | "timeline">,
  today: string,
): Need[] {
  const next = periods[timeline.actualCount];
  const day = readDay(today);
  if (!next || day === undefined || next.lastDay >= day) return [];
  const over = periods.filter(({ lastDay }, at) => at >= timeline.actualCount && lastDay < day);
  const last = over.at(-1)?.label ?? "";
  const which = over.length === 1 ? `${next.label} is` : `${next.label} to ${last} are`;
  return [{ kind: "actuals", text: `${which} over, without actuals.` }];
}

/** What the model's connection has that the model has not, or what keeps it. */
export function ledgerNeeds(name: string, { months, notes, restated }: Offer): Need[] {
  const changed: Need[] =
    restated.length > 0 ? [{ kind: "restated", text: `${name}: ${otherwise(restated)}.` }] : [];
  if (months.length > 0)
    return [
      {
        ...{ kind: "ledger", text: `New actuals: ${name} has ${monthsInWords(months)}.` },
        ...(notes.length > 0 && { detail: notes.join(" ") }),
      },
      ...changed,
    ];
  return [...changed, ...notes.map((text): Need => ({ kind: "ledger", text, detail: name }))];
}

/** Somebody else wrote to a place, and oneself has not written there since. */
export function noteNeeds(document: ModelDocument, userId: number): Need[] {
  const { notes } = document;
  const isMine = ({ authorId }: Note) => authorId === userId;
  const waiting = notes.filter(
    (note, at) =>
      note.author !== undefined &&
      !isMine(note) &&
      !notes.slice(at + 1).some((later) => isMine(later) && later.place === note.place),
  );
  return waiting.slice(-NOTES_MOST).map(({ author, text, place }) => {
    const line = place.split("/")[1];
    return {
      kind: "note",
      text: `${author} on ${subjectOf(document, place)}`,
      detail: text,
      ...(line !== undefined && { line }),
    };
  });
}

const NOTES_MOST = 3;

/** Of what closing cash rests on most, what is no more than an estimate. */
export function estimateNeeds(
  { drivers, modules }: Pick<ModelDocument, "drivers" | "modules">,
  behind: readonly DriverBehind[],
): Need[] {
  const estimated = new Set(
    [...drivers, ...modules].filter(({ evidence }) => evidence === "estimate").map(({ id }) => id),
  );
  return behind
    .filter(({ line }) => estimated.has(line) || estimated.has(line.split(".")[0] ?? ""))
    .map(({ line, name }) => ({
      kind: "estimate",
      text: `${name} is an estimate.`,
      detail: "Closing cash rests on it.",
      line,
    }));
}
