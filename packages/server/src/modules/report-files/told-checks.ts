/** How the figures stand, in the screen's words, with a sign that needs no colour. */
import type { RenderedCheck, RenderedChecks } from "@app/engine/reports/rendered-report";
import { checkText } from "@app/engine/reports/told-words";
import { type Ink, type Look, widthOf } from "#core/pdf/look.ts";

type Sign = "passes" | "fails" | "alerts";
export type Told = { sign: Sign; text: string };

export const SIGN_INKS: Record<Sign, Ink> = {
  passes: "positive",
  fails: "negative",
  alerts: "floor",
};

function signOf({ isBroken, class: kind }: RenderedCheck): Sign {
  if (!isBroken) return "passes";
  return kind === "error" ? "fails" : "alerts";
}

export function tellCheck(check: RenderedCheck): Told {
  return { sign: signOf(check), text: checkText(check) };
}

/** What stands on every page, whatever its author put in the report. */
export function tellStanding({ isBlocked, items }: RenderedChecks): Told[] {
  if (isBlocked) return [{ sign: "fails", text: "These figures do not hold." }];
  const broken = items.filter(({ isBroken }) => isBroken);
  const errors = broken.filter((check) => check.class === "error");
  // Which case is showing is told beside it, and is no fault.
  const alerts = broken.filter((check) => check.class === "alert");
  const balance: Told[] =
    errors.length === 0 ? [{ sign: "passes", text: "Statements balance" }] : [];
  return [...errors.map(tellCheck), ...balance, ...alerts.map(tellCheck)];
}

const SIGN_WIDTH = 12;
const TOLD_GAP = 14;

type Line = { shown: (Told & { x: number })[]; more?: { text: string; x: number } };

/** As many as a line holds, each with its place in it; how many more there are is said. */
export function fitStanding(told: readonly Told[], width: number, look: Look): Line {
  const shown: Line["shown"] = [];
  let x = 0;
  for (const [at, each] of told.entries()) {
    const rest = told.length - at - 1;
    const kept = rest > 0 ? widthOf(moreText(rest), look) + SIGN_WIDTH : 0;
    const wide = SIGN_WIDTH + widthOf(each.text, look);
    if (at > 0 && x + wide > width - kept) return { shown, more: { text: moreText(rest + 1), x } };
    shown.push({ ...each, x });
    x += wide + TOLD_GAP;
  }
  return { shown };
}

function moreText(count: number) {
  return `and ${count} more`;
}
