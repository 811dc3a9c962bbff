import { foldText, foldWords } from "@app/contract/fold-text";

/** One thing to choose. */
export type Option = {
  value: string;
  label: string;
  /** Said after the label, and searched too. */
  note?: string;
  isDisabled?: boolean;
};

/** A row of an open list: something to choose, or what was typed, to be made. */
export type OptionRow = { kind: "option"; option: Option } | { kind: "create"; text: string };

/** The options that hold every word typed, in any order; those that begin with it come first. */
export function findOptions(options: readonly Option[], text: string): readonly Option[] {
  const words = foldWords(text);
  if (words.length === 0) return options;
  const found = options.filter(({ label, note = "" }) => {
    const searched = foldText(`${label} ${note}`);
    return words.every((word) => searched.includes(word));
  });
  const start = words.join(" ");
  const isEarly = ({ label }: Option) => foldText(label).startsWith(start);
  return [...found.filter(isEarly), ...found.filter((option) => !isEarly(option))];
}

/** Whether what was typed would be something new. */
export function isNewOption(options: readonly Option[], text: string) {
  const nameOf = (each: string) => foldWords(each).join(" ");
  const name = nameOf(text);
  return name !== "" && options.every(({ label }) => nameOf(label) !== name);
}

/** Where the next row that may be chosen is, `step` rows on, round the ends. */
export function nextRow(rows: readonly OptionRow[], from: number, step: 1 | -1): number {
  for (let turn = 1; turn <= rows.length; turn++) {
    const index = (from + step * turn + rows.length * turn) % rows.length;
    const row = rows[index];
    if (row && !(row.kind === "option" && row.option.isDisabled)) return index;
  }
  return -1;
}
