/** What files say of a forecast's figures, in the words of the screen; a dash there is an empty cell here, or says why. */
import type { ModelFigures } from "@app/contract/models";

/** Of 20 periods none ends below the floor, or there is none to end below. */
export function runwayWords({ ahead, cashFloor }: ModelFigures) {
  if (ahead?.lowestHeadroom) return ahead.runway ?? `${ahead.periodCount}+`;
  // Without closing cash the figures do not hold, or nothing lies ahead: there is no runway to speak of.
  return ahead?.closing && cashFloor === null ? "No floor" : "";
}

export function checkWords({ checks: { isBlocked, errorCount, alertCount } }: ModelFigures) {
  if (isBlocked) return "No forecast";
  const counted = (count: number, noun: string) => `${count} ${noun}${count === 1 ? "" : "s"}`;
  if (errorCount > 0) return counted(errorCount, "error");
  return alertCount > 0 ? counted(alertCount, "alert") : "Pass";
}

export function brokenNames({ ahead }: ModelFigures) {
  const broken = ahead?.covenants.filter(({ brokenFrom }) => brokenFrom !== null) ?? [];
  return broken.map(({ name }) => name).join("; ");
}
