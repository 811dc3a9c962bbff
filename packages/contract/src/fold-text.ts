/** Letters that are no letter with an accent, and what those who lack them type. */
export const PLAIN_LETTERS: readonly (readonly [letter: string, plain: string])[] = [
  ...([
    ["ß", "ss"],
    ["ς", "σ"],
    ["ł", "l"],
    ["Ł", "L"],
    ["ø", "o"],
    ["Ø", "O"],
  ] as const),
  ...([
    ["đ", "d"],
    ["Đ", "D"],
    ["œ", "oe"],
    ["Œ", "OE"],
    ["æ", "ae"],
    ["Æ", "AE"],
    ["’", "'"],
  ] as const),
];

/** The accents of Latin, Greek and Cyrillic. Marks of other scripts are as good as letters: ガ is no カ with an accent. */
const ACCENTS = /[\u0300-\u036f]/g;

/** Without accents, and with one spelling of letters that have two: "Café Zoë" as "Cafe Zoe", "Łódź" as "Lodz". */
export function plainText(text: string) {
  return PLAIN_LETTERS.reduce(
    (plain, [letter, typed]) => plain.replaceAll(letter, typed),
    text.normalize("NFD").replace(ACCENTS, ""),
  );
}

/** Names as people type them, whatever its case, so that "cafe zoe" finds "Café Zoë" and "ελλας" finds "Ελλάς". */
export function foldText(text: string) {
  return plainText(text.toLowerCase());
}

/** What is looked for, in whatever order it was typed. */
export function foldWords(text: string) {
  return foldText(text).split(/\s+/).filter(Boolean);
}
