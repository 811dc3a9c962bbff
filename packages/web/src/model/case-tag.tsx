import type { InkNumber, SeriesNumber } from "@app/charts/drawing";
import { inkNumber, isPatterned } from "@app/charts/series-ink";
import { classNames } from "#ui/class-names.ts";

type CaseTagProps = { name: string; colour: SeriesNumber };

/** Which case is showing. The base is plain; every other one is tinted in its colour. */
export function CaseTag({ name, colour }: CaseTagProps) {
  return (
    <span
      title={name}
      className={classNames("case-tag", caseClass(colour), colour === 1 && "is-base")}
    >
      <CaseMark colour={colour} />
      <span>{name}</span>
    </span>
  );
}

export function CaseMark({ colour }: { colour: SeriesNumber }) {
  return (
    <span
      aria-hidden="true"
      className={classNames("case-mark", caseClass(colour), isPatterned(colour) && "is-patterned")}
    />
  );
}

function caseClass(colour: SeriesNumber): string {
  return CASE_CLASSES[inkNumber(colour)];
}

const CASE_CLASSES: Record<InkNumber, string> = {
  1: "case-1",
  2: "case-2",
  3: "case-3",
  4: "case-4",
  5: "case-5",
  6: "case-6",
  7: "case-7",
  8: "case-8",
};
