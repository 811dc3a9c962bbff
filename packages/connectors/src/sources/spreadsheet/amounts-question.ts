/**
 * Balances or movements? Both readings of the same columns add up to nothing, so both are shown in
 * money and a person can always say. What is proved is suggested; what is not has to be answered.
 */
import type { Month } from "@app/engine/time/month";
import type { SheetReading } from "./read-sheet.ts";
import { type FiguresIn, readingFigures } from "./reading-figures.ts";
import type { AmountsAre, Evidence } from "./sheet-evidence.ts";
import type { SheetChoice, SheetMapping, SheetQuestion } from "./sheet-mapping.ts";
import { resultsOf } from "./sheet-results.ts";

type Asked = FiguresIn & {
  mapping: SheetMapping;
  month?: Month | undefined;
  read: (mapping: SheetMapping) => SheetReading;
};

/** In the order they are offered. */
export const AMOUNTS_CHOICES: readonly AmountsAre[] = ["balances", "movements"];
const NOT_PROVED = "Nothing in the file proves either: say which one it is.";

export function amountsQuestion(asked: Asked, proved?: Evidence): SheetQuestion {
  const isOneMonth = asked.mapping.layout === "trial-balance";
  return {
    about: "amounts",
    message: isOneMonth
      ? "Are these balances at the end of the month, or what moved in it?"
      : "Are these balances at the ends of the months, or what moved in them?",
    choices: AMOUNTS_CHOICES.map((amountsAre) => choiceOf(asked, amountsAre)),
    ...(proved && { suggested: AMOUNTS_CHOICES.indexOf(proved.amountsAre) }),
    evidence: proved?.reason ?? NOT_PROVED,
  };
}

function choiceOf(asked: Asked, amountsAre: AmountsAre): SheetChoice {
  const mapping = readAs(asked.mapping, amountsAre);
  const reading = asked.read(mapping);
  const moved =
    mapping.layout === "trial-balance" ? "What moved in the month" : "What moved in each month";
  return {
    label: amountsAre === "balances" ? "Balances at the end" : moved,
    mapping,
    ...(asked.month !== undefined && { month: asked.month }),
    ...resultsOf(reading, asked.decimals),
    ...readingFigures(reading, asked),
  };
}

export function readAs(mapping: SheetMapping, amountsAre: AmountsAre): SheetMapping {
  if (mapping.layout === "trial-balance") return { ...mapping, amountsAre };
  return {
    ...mapping,
    layout: amountsAre === "balances" ? "monthly-balances" : "monthly-movements",
  };
}

export function amountsIn({ layout, amountsAre }: SheetMapping): AmountsAre {
  if (layout === "trial-balance") return amountsAre;
  return layout === "monthly-balances" ? "balances" : "movements";
}

/** Columns of what moved beside columns of what stood leave nothing to choose. */
export function canMeanBoth({ layout, columns }: SheetMapping): boolean {
  if (layout !== "trial-balance") return true;
  const roles = columns.map(({ role }) => role);
  return (
    roles.some((role) => role === "debit" || role === "credit" || role === "amount") &&
    !roles.some((role) => role.startsWith("closing") || role.startsWith("opening"))
  );
}
