/**
 * Whether amounts are what stood at the end of a month or what moved in it. Both readings of the
 * same columns add up to nothing; which one is meant is told by the headings, by the title and by
 * the figures. What is proved is suggested with its reason; what is not has to be answered.
 */
import { monthName } from "#checks/finding.ts";
import { amountsQuestion, readAs } from "./amounts-question.ts";
import type { Draft, DraftState } from "./draft-sheet.ts";
import { closingSet, openingSet, ownSet } from "./prove-columns.ts";
import {
  amountsAcross,
  amountsAfter,
  amountsByEquity,
  type Evidence,
  holdsEquity,
  movedSinceYearBegan,
  opensYear,
  startsWhere,
} from "./sheet-evidence.ts";
import type { SheetChoice, SheetMapping } from "./sheet-mapping.ts";
import { resultsOf } from "./sheet-results.ts";

export function proveAmounts(state: DraftState): DraftState {
  const { layout } = state.draft.mapping;
  return layout === "trial-balance"
    ? proveOneMonth(state)
    : askAmounts(state, meantAcross(state.draft));
}

function proveOneMonth(state: DraftState): DraftState {
  const { draft } = state;
  const [opening, own, closing] = [openingSet, ownSet, closingSet].map((find) =>
    find(draft.columns),
  );
  if (closing) return askSpan(withoutYearToDate(asMovements(state)));
  if (!own) return state;
  if (opening && opensYear(draft.read(draft.mapping))) {
    return askAmounts(without(state, /^opening/));
  }
  // Several months' movements lead to no balance that the file itself gives.
  if (opening) return draft.period.isRange ? askAmounts(state) : askSpan(asMovements(state));
  const meant = meantBy(draft);
  const isOfOneMonth = meant?.amountsAre === "balances" || !draft.period.isRange;
  return askAmounts(state, isOfOneMonth ? meant : undefined);
}

function asMovements(state: DraftState): DraftState {
  const mapping: SheetMapping = { ...state.draft.mapping, amountsAre: "movements" };
  return { ...state, draft: { ...state.draft, mapping } };
}

/**
 * What the year opened with, and what moved since, is not the month's: revenue and expenses start
 * at nothing. Only an opening and movements that lead to the closing, of a month by its title,
 * can be the first month of a year instead.
 */
function withoutYearToDate(state: DraftState): DraftState {
  const { draft } = state;
  const reading = draft.read(draft.mapping);
  const isOfYear = opensYear(reading) || movedSinceYearBegan(reading);
  if (!isOfYear || (draft.isRolling && draft.period.isOneMonth)) return state;
  const closings = withoutMoved(state);
  const reason =
    "Revenue and expenses start at nothing: what moved is of the year so far, so that only the closing balances are read.";
  return { ...closings, reasons: [...state.reasons, reason] };
}

const OF_A_MONTH = /\b(?:month|mtd|monat|mois|maand|mes)\b/i;

/**
 * What moved up to a day moved since another that the file may not name: a month ago, or a
 * quarter. Where neither the title, the headings nor the month before says so, a person does.
 */
function askSpan(state: DraftState): DraftState {
  const { draft } = state;
  const { columns, described, period, month, before } = draft;
  const own = columns.filter(({ role }) => /^(?:debit|credit|amount)$/.test(role));
  const isKept = draft.mapping.columns.some(({ heading }) => heading === own[0]?.heading);
  const isHeaded = own.some(
    ({ index, heading }) =>
      OF_A_MONTH.test(heading) || described.find((each) => each.index === index)?.month === month,
  );
  const isSaid =
    period.isOneMonth ||
    period.isMonthNamed ||
    isHeaded ||
    closesYearToDate(draft) ||
    (before !== undefined && startsWhere(draft.read(draft.mapping), before));
  if (own.length === 0 || !isKept || isSaid || month === undefined) return state;
  const closings = {
    label: "In several months: only the closing balances are read",
    mapping: withoutMoved(state).draft.mapping,
  };
  const choices = [
    { label: `In ${monthName(month)} alone`, mapping: draft.mapping },
    ...(closingSet(columns) ? [closings] : []),
  ].map(
    ({ label, mapping }): SheetChoice => ({
      label,
      mapping,
      month,
      ...resultsOf(draft.read(mapping), draft.decimals),
    }),
  );
  const message = `The file does not say since when its movements are. Did they happen in ${monthName(month)} alone?`;
  return { ...state, questions: [...state.questions, { about: "span", message, choices }] };
}

/** Beside a year to date, what moved is the month's. */
function closesYearToDate({ columns, described }: Draft): boolean {
  const closing = columns.find(({ role }) => role.startsWith("closing"));
  const meaning = described.find(({ index }) => index === closing?.index)?.meaning;
  return meaning?.kind === "amount" && meaning.measure === "year-to-date";
}

function withoutMoved(state: DraftState): DraftState {
  return without(state, /^(?:opening.*|debit|credit|amount)$/);
}

function without(state: DraftState, roles: RegExp): DraftState {
  const { draft } = state;
  const dropped = draft.mapping.columns.filter(({ role }) => roles.test(role));
  const mapping: SheetMapping = {
    ...draft.mapping,
    columns: draft.mapping.columns.filter(({ role }) => !roles.test(role)),
    ignored: [...draft.mapping.ignored, ...dropped.map(({ heading }) => heading)],
    amountsAre: "balances",
  };
  return { ...state, draft: { ...draft, mapping } };
}

const BOTH_SIDES_MIN = 3;

function meantBy(draft: Draft): Evidence | undefined {
  const { measure, period, mapping, before } = draft;
  if (measure === "balance") return { amountsAre: "balances", reason: "The heading says balance." };
  if (measure === "period")
    return { amountsAre: "movements", reason: "The heading says what moved." };
  if (period.says === "movements") {
    return { amountsAre: "movements", reason: "The title says what moved." };
  }
  const after = before && amountsAfter(draft.read(mapping), before);
  if (after) {
    const reason =
      after === "balances"
        ? "Accounts stand where they stood the month before."
        : "Equity of the month before is not there: the amounts are what moved.";
    return { amountsAre: after, reason };
  }
  if (hasBothSides(draft)) return undefined;
  const reading = draft.read(mapping);
  if (period.says === "balances" && holdsEquity(reading)) {
    return { amountsAre: "balances", reason: "The title says as at." };
  }
  return period.isRange ? undefined : amountsByEquity(reading);
}

/** A balance stands on one side. */
function hasBothSides({ mapping, read }: Draft): boolean {
  const [month] = read({ ...mapping, amountsAre: "movements" }).months;
  const both = [...(month?.movements?.values() ?? [])].filter(
    ({ debit, credit }) => debit !== 0n && credit !== 0n,
  );
  return both.length >= BOTH_SIDES_MIN;
}

/** What is proved is taken, and can be changed; what is not has to be answered. */
function askAmounts(state: DraftState, meant?: Evidence): DraftState {
  const { draft } = state;
  const question = amountsQuestion(draft, meant);
  const mapping = meant ? readAs(draft.mapping, meant.amountsAre) : draft.mapping;
  return {
    draft: { ...draft, mapping },
    questions: [...state.questions, question],
    reasons: meant ? [...state.reasons, meant.reason] : state.reasons,
  };
}

function meantAcross(draft: Draft): Evidence | undefined {
  const summed = sumsAcross(draft);
  if (summed) return summed;
  const { says } = draft.period;
  const reading = draft.read(draft.mapping);
  const byFigures = reading.months.length > 1 ? amountsAcross(reading) : amountsByEquity(reading);
  if (byFigures) return says === undefined || says === byFigures.amountsAre ? byFigures : undefined;
  return says && { amountsAre: says, reason: "The title says so." };
}

/** A column beside the months that is their sum, or what they lead to from the opening. */
function sumsAcross({ columns, described, amounts }: Draft): Evidence | undefined {
  const months = columns.filter(({ role }) => role === "month").map(({ index }) => index);
  const opening = openingSet(columns);
  const beside = described.filter(
    ({ index, meaning }) =>
      meaning?.kind === "amount" &&
      !columns.some((each) => each.index === index && each.role !== "unread"),
  );
  const sumAt = (row: number) =>
    months.reduce(
      (sum, net) => sum + amounts.netAt(row, { net }),
      opening ? amounts.netAt(row, opening) : 0n,
    );
  let candidates = months.length > 1 ? beside : [];
  for (let row = 0; row < amounts.rowCount && candidates.length > 0; row++) {
    const sum = sumAt(row);
    candidates = candidates.filter(({ index }) => sum === amounts.netAt(row, { net: index }));
  }
  const isSum = candidates.length > 0;
  return isSum
    ? { amountsAre: "movements", reason: "The months add up to the column beside them." }
    : undefined;
}
