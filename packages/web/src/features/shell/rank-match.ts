type Searched = {
  label: string;
  /** Other words it is looked for by. */
  keywords?: string | undefined;
};

/**
 * How well something fits what was typed, from 0 on; nothing when it does not: its name begins with it,
 * words of its name do, it is anywhere in the name, or among the other words.
 */
export function rankMatch({ label, keywords = "" }: Searched, text: string): number | undefined {
  const typed = wordsOf(text);
  const name = label.toLowerCase();
  if (name.startsWith(typed.join(" "))) return 0;
  if (typed.every((word) => wordsOf(name).some((own) => own.startsWith(word)))) return 1;
  if (typed.every((word) => name.includes(word))) return 2;
  const all = `${name} ${keywords.toLowerCase()}`;
  return typed.every((word) => all.includes(word)) ? 3 : undefined;
}

/** The parts of a name, each with whether it is what was typed. */
export function markMatch(label: string, text: string): { part: string; isMatch: boolean }[] {
  const typed = wordsOf(text).map((word) => word.replace(/[.*+?^${}()|[\]\\]/g, "\\$&"));
  if (typed.length === 0) return [{ part: label, isMatch: false }];
  // A capture keeps what it splits by, so every second part is a match.
  return label
    .split(new RegExp(`(${typed.join("|")})`, "gi"))
    .map((part, at) => ({ part, isMatch: at % 2 === 1 }))
    .filter(({ part }) => part !== "");
}

function wordsOf(text: string) {
  return text.toLowerCase().split(/\s+/).filter(Boolean);
}
