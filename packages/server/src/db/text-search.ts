import { PLAIN_LETTERS, plainText } from "@app/contract/fold-text";
import { type AnyColumn, and, ilike, or, type SQL, sql } from "drizzle-orm";

/** What a person types is text to find, so the pattern's own signs are taken literally. */
function literal(search: string) {
  return search.replace(/[\\%_]/g, "\\$&");
}

/** Of our own words alone: written into the query, where a hundred parameters would be. */
const quoted = (letters: string) => sql.raw(`'${letters.replaceAll("'", "''")}'`);

/** As `plainText` does it; most names have nothing to fold, which is cheap to know. */
function folded(column: AnyColumn | SQL) {
  const bare = sql`regexp_replace(normalize(${column}, NFD), U&'[\\0300-\\036f]', '', 'g')`;
  const plain = PLAIN_LETTERS.reduce(
    (text, [letter, typed]) => sql`replace(${text}, ${quoted(letter)}, ${quoted(typed)})`,
    bare,
  );
  return sql`case when octet_length(${column}) = char_length(${column}) then ${column} else ${plain} end`;
}

/** Whatever its accents, and its case as far as the database knows letters; several words in another order are the beginnings of words. */
export function contains(column: AnyColumn | SQL, search: string) {
  const text = folded(column);
  const words = plainText(search).split(/\s+/).filter(Boolean);
  const isThere = ilike(text, `%${literal(plainText(search))}%`);
  if (words.length < 2) return isThere;
  return or(isThere, and(...words.map((word) => sql`${text} ~* ${beginning(word)}`)));
}

/** Not the database's own sign for it: to some of them, what is no Latin letter is no part of a word. */
const WORD_START = "(?:^|[\\s!-/:-@[-`{-~\\u00a0-\\u00bf\\u2000-\\u206f\\u3000-\\u303f])";

/** Before a letter, and to some databases a mark is one, a backslash is no sign to be taken literally. */
function beginning(word: string) {
  return `${WORD_START}${word.replace(/[^\p{L}\p{N}\p{M}]/gu, "\\$&")}`;
}

/** What begins with what is searched for comes first, then what has a word that does. */
export function matchRank(column: AnyColumn, search: string) {
  const name = folded(column);
  const text = literal(plainText(search));
  return sql`case when ${ilike(name, `${text}%`)} then 0
    when ${ilike(name, `% ${text}%`)} then 1
    when ${ilike(name, `%${text}%`)} then 2 else 3 end`;
}
